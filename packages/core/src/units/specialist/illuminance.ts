import type { UnitCategory } from '../unit.ts';

/** Illuminance in lux. */
export const ILLUMINANCE = {
  id: 'illuminance',
  units: [
    { id: 'lux', symbol: 'lx', toBase: '1', source: 'SI-9' },
    {
      id: 'footcandle',
      symbol: 'fc',
      toBase: '1/0.09290304',
      aliases: 'ftc, ft-c, fcd, ft-cd',
      source: 'SP-811',
    },
    { id: 'kilolux', symbol: 'klx', toBase: '1000', source: 'SI-9' },
    { id: 'millilux', symbol: 'mlx', toBase: '0.001', source: 'SI-9' },
    { id: 'lmm2', symbol: 'lm/m²', toBase: '1', aliases: 'lm/m2', source: 'SI-9' },
    { id: 'lmft2', symbol: 'lm/ft²', toBase: '1/0.09290304', aliases: 'lm/ft2', source: 'SP-811' },
    { id: 'phot', symbol: 'ph', toBase: '10000', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;
