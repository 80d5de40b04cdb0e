import type { UnitCategory } from '../unit.ts';

/** Mass in kilograms, after the extended units. */
export const FURTHER_WEIGHT = {
  id: 'weight',
  units: [
    { id: 'centigram', symbol: 'cg', toBase: '0.00001', source: 'SI-9' },
    { id: 'decigram', symbol: 'dg', toBase: '0.0001', source: 'SI-9' },
    { id: 'kilotonne', symbol: 'kt', toBase: '1000000', aliases: '*kt', source: 'SI-9-8' },
    { id: 'megatonne', symbol: 'Mt', toBase: '1000000000', aliases: '*Mt', source: 'SI-9-8' },
    { id: 'dalton', symbol: 'Da', toBase: '1.66053906892e-27', aliases: '*Da', source: 'CODATA-2022' },
    { id: 'slug', toBase: '8896443230521/609600000000', source: 'SP-811' },
    { id: 'dram_av', symbol: 'dr', toBase: '0.0017718451953125', aliases: '*dr', source: 'HB-44' },
    { id: 'pennyweight', symbol: 'dwt', toBase: '0.00155517384', source: 'HB-44' },
    {
      id: 'earth_mass',
      symbol: 'M⊕',
      toBase: '5.9722e24',
      approximate: true,
      aliases: '*M⊕',
      source: 'CLDR-UNITS',
    },
    {
      id: 'solar_mass',
      symbol: 'M☉',
      toBase: '1.98847e30',
      approximate: true,
      aliases: '*M☉',
      source: 'CLDR-UNITS',
    },
    { id: 'fun_jp', symbol: 'fun', toBase: '0.000375', aliases: '*fun', source: 'JP-1891' },
    { id: 'momme_jp', symbol: 'momme', toBase: '0.00375', source: 'JP-1891' },
    { id: 'kin_jp', symbol: 'kin', toBase: '0.6', aliases: '*kin', source: 'JP-1891' },
    { id: 'kan_jp', symbol: 'kan', toBase: '3.75', aliases: '*kan', source: 'JP-1891' },
  ],
} as const satisfies UnitCategory;
