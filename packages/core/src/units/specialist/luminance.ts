import type { UnitCategory } from '../unit.ts';

/** Luminance in candelas per square metre; π is held to 59 decimals, as for angles. */
export const LUMINANCE = {
  id: 'luminance',
  units: [
    { id: 'cdm2', symbol: 'cd/m²', toBase: '1', aliases: 'cd/m2, cd/m^2', source: 'SI-9' },
    {
      id: 'footlambert',
      symbol: 'fL',
      toBase: '1/0.2918635079601587048246244967425509876306849965969214310902676898176',
      aliases: 'ft-L, ftL',
      source: 'SP-811',
    },
    { id: 'nit', symbol: 'nt', toBase: '1', source: 'SP-811' },
    { id: 'kcdm2', symbol: 'kcd/m²', toBase: '1000', aliases: 'kcd/m2', source: 'SI-9' },
    { id: 'cdft2', symbol: 'cd/ft²', toBase: '1/0.09290304', aliases: 'cd/ft2', source: 'SP-811' },
    { id: 'cdin2', symbol: 'cd/in²', toBase: '1/0.00064516', aliases: 'cd/in2', source: 'SP-811' },
    { id: 'stilb', symbol: 'sb', toBase: '10000', source: 'SP-811' },
    {
      id: 'lambert',
      toBase: '10000/3.14159265358979323846264338327950288419716939937510582097494',
      source: 'SP-811',
    },
    {
      id: 'apostilb',
      symbol: 'asb',
      toBase: '1/3.14159265358979323846264338327950288419716939937510582097494',
      source: 'SP-811',
    },
  ],
} as const satisfies UnitCategory;
