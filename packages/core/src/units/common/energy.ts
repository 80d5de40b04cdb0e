import type { UnitCategory } from '../unit.ts';

/** Energy in joules. */
export const ENERGY = {
  id: 'energy',
  units: [
    { id: 'j', symbol: 'J', toBase: '1', source: 'SI-9' },
    { id: 'kj', symbol: 'kJ', toBase: '1000', source: 'SI-9' },
    { id: 'cal', toBase: '4.184', source: 'SP-811', varies: true },
    { id: 'kcal', toBase: '4184', source: 'SP-811', varies: true },
    { id: 'kwh', symbol: 'kWh', toBase: '3600000', source: 'SI-9' },
    {
      id: 'btu',
      symbol: 'BTU',
      toBase: '1055.05585262',
      source: 'ICPS-1956',
      varies: true,
    },
  ],
} as const satisfies UnitCategory;
