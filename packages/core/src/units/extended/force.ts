import type { UnitCategory } from '../unit.ts';

/** Force in newtons. */
export const FORCE = {
  id: 'force',
  units: [
    { id: 'newton', symbol: 'N', toBase: '1', source: 'SI-9' },
    { id: 'kilonewton', symbol: 'kN', toBase: '1000', source: 'SI-9' },
    { id: 'kgf', toBase: '9.80665', source: 'CGPM-1901' },
    { id: 'gf', toBase: '0.00980665', source: 'CGPM-1901' },
    { id: 'lbf', toBase: '4.4482216152605', source: 'CGPM-1901' },
    { id: 'ozf', toBase: '0.27801385095378125', source: 'CGPM-1901' },
    { id: 'poundal', symbol: 'pdl', toBase: '0.138254954376', source: 'IYP-1959' },
    { id: 'dyn', toBase: '0.00001', source: 'SP-811' },
    {
      id: 'tonf',
      symbol: 'tf',
      toBase: '9806.65',
      source: 'CGPM-1901',
    },
  ],
} as const satisfies UnitCategory;
