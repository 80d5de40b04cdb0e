import type { UnitCategory } from '../unit.ts';

/** Length in metres. */
export const LENGTH = {
  id: 'length',
  units: [
    { id: 'm', toBase: '1', source: 'SI-9' },
    { id: 'km', toBase: '1000', source: 'SI-9' },
    { id: 'cm', toBase: '0.01', source: 'SI-9' },
    { id: 'mm', toBase: '0.001', source: 'SI-9' },
    { id: 'ft', toBase: '0.3048', source: 'IYP-1959' },
    { id: 'in', toBase: '0.0254', source: 'IYP-1959' },
    { id: 'yd', toBase: '0.9144', source: 'IYP-1959' },
    { id: 'mi', toBase: '1609.344', source: 'IYP-1959' },
    { id: 'nmi', toBase: '1852', source: 'IHC-1929' },
  ],
} as const satisfies UnitCategory;
