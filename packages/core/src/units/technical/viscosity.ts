import type { UnitCategory } from '../unit.ts';

/** Dynamic viscosity in pascal seconds. */
export const VISCOSITY = {
  id: 'technical-viscosity',
  units: [
    { id: 'pascal_s', symbol: 'Pa·s', toBase: '1', aliases: 'Pa s', source: 'SI-9' },
    { id: 'millipascal_s', symbol: 'mPa·s', toBase: '0.001', aliases: 'mPa s', source: 'SI-9' },
    { id: 'poise', symbol: 'P', toBase: '0.1', aliases: '*P', source: 'SP-811' },
    { id: 'centipoise', symbol: 'cP', toBase: '0.001', aliases: '*cP', source: 'SP-811' },
    { id: 'lbf_s_ft2', symbol: 'lbf·s/ft²', toBase: '4.4482216152605/0.09290304', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;

/** Kinematic viscosity in square metres per second. */
export const KINEMATIC_VISCOSITY = {
  id: 'technical-kinematic-viscosity',
  units: [
    { id: 'm2s', symbol: 'm²/s', toBase: '1', aliases: 'm2/s', source: 'SI-9' },
    { id: 'mm2s', symbol: 'mm²/s', toBase: '0.000001', aliases: 'mm2/s', source: 'SI-9' },
    { id: 'stokes', symbol: 'St', toBase: '0.0001', aliases: '*St', source: 'SP-811' },
    { id: 'centistokes', symbol: 'cSt', toBase: '0.000001', source: 'SP-811' },
    { id: 'ft2s', symbol: 'ft²/s', toBase: '0.09290304', aliases: 'ft2/s', source: 'IYP-1959' },
  ],
} as const satisfies UnitCategory;
