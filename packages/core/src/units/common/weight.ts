import type { UnitCategory } from '../unit.ts';

/** Mass in kilograms; people call it weight. */
export const WEIGHT = {
  id: 'weight',
  units: [
    { id: 'kg', toBase: '1', source: 'SI-9' },
    { id: 'g', toBase: '0.001', source: 'SI-9' },
    { id: 'mg', toBase: '0.000001', source: 'SI-9' },
    { id: 'lb', toBase: '0.45359237', source: 'IYP-1959' },
    { id: 'oz', toBase: '0.45359237/16', source: 'UK-1963' },
    { id: 't', toBase: '1000', source: 'SI-9-8', varies: true },
    { id: 'st', toBase: '6.35029318', source: 'UK-1963' },
  ],
} as const satisfies UnitCategory;
