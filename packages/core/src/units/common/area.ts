import type { UnitCategory } from '../unit.ts';

/** Area in square metres; the acre is 4840 international square yards, not the US survey acre. */
export const AREA = {
  id: 'area',
  units: [
    { id: 'm2', symbol: 'm²', toBase: '1', source: 'SI-9' },
    { id: 'km2', symbol: 'km²', toBase: '1000000', source: 'SI-9' },
    { id: 'cm2', symbol: 'cm²', toBase: '0.0001', source: 'SI-9' },
    { id: 'ft2', symbol: 'ft²', toBase: '0.09290304', source: 'IYP-1959' },
    { id: 'in2', symbol: 'in²', toBase: '0.00064516', source: 'IYP-1959' },
    { id: 'ha', toBase: '10000', source: 'SI-9-8' },
    { id: 'acre', symbol: 'ac', toBase: '4046.8564224', source: 'IYP-1959' },
  ],
} as const satisfies UnitCategory;
