import type { UnitCategory } from '../unit.ts';

/** Proportions: parts of a whole. */
export const PROPORTION = {
  id: 'technical-proportion',
  units: [
    { id: 'part', symbol: '1', toBase: '1', aliases: '*1', source: 'SI-9' },
    { id: 'per_cent', symbol: '%', toBase: '0.01', aliases: '*%', source: 'ISO-80000-1' },
    { id: 'per_mille', symbol: '‰', toBase: '0.001', aliases: '*‰', source: 'ISO-80000-1' },
    { id: 'per_myriad', symbol: '‱', toBase: '0.0001', aliases: '*bp', source: 'CLDR-UNITS' },
    { id: 'ppm', toBase: '0.000001', source: 'SI-9' },
    { id: 'ppb', toBase: '1e-9', source: 'CLDR-UNITS' },
    { id: 'karat_fine', symbol: 'kt', toBase: '1/24', aliases: '*kt, *K', source: 'CLDR-UNITS' },
  ],
} as const satisfies UnitCategory;
