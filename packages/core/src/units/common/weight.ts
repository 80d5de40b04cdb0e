import type { UnitCategory } from '../unit.ts';

/** Mass in kilograms; people call it weight. */
export const WEIGHT = {
  id: 'weight',
  units: [
    { id: 'kg', symbol: 'kg', toBase: '1', source: 'SI-9' },
    { id: 'g', symbol: 'g', toBase: '0.001', source: 'SI-9' },
    { id: 'mg', symbol: 'mg', toBase: '0.000001', source: 'SI-9' },
    { id: 'lb', symbol: 'lb', toBase: '0.45359237', source: 'IYP-1959' },
    { id: 'oz', symbol: 'oz', toBase: '0.45359237/16', source: 'UK-1963' },
    { id: 't', symbol: 't', toBase: '1000', source: 'SI-9-8', varies: true },
    { id: 'st', symbol: 'st', toBase: '6.35029318', source: 'UK-1963' },
  ],
} as const satisfies UnitCategory;
