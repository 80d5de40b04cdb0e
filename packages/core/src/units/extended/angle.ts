import type { UnitCategory } from '../unit.ts';

/**
 * Angle in degrees. A radian is 180/π degrees: the quotient here holds π to 59 decimals, far past any digit shown.
 */
export const ANGLE = {
  id: 'angle',
  units: [
    { id: 'deg', symbol: '°', toBase: '1', source: 'SI-9-8' },
    {
      id: 'rad',
      symbol: 'rad',
      toBase: '180/3.14159265358979323846264338327950288419716939937510582097494',
      source: 'SI-9',
    },
    { id: 'gon', toBase: '0.9', source: 'SP-811' },
    { id: 'arcmin', symbol: '′', toBase: '1/60', source: 'SI-9-8' },
    { id: 'arcsec', symbol: '″', toBase: '1/3600', source: 'SI-9-8' },
    { id: 'turn', symbol: 'rev', toBase: '360', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;
