import type { UnitCategory } from '../unit.ts';

/** Data in bytes of 8 bits, in steps of 1024, as JEDEC and most operating systems count (KB here is KiB in IEC terms). */
export const DATA = {
  id: 'data',
  units: [
    { id: 'byte', symbol: 'B', toBase: '1', source: 'IEC-80000-13' },
    { id: 'kb', symbol: 'KB', toBase: '1024', source: 'JEDEC-100B', varies: true },
    { id: 'mb', symbol: 'MB', toBase: '1048576', source: 'JEDEC-100B', varies: true },
    { id: 'gb', symbol: 'GB', toBase: '1073741824', source: 'JEDEC-100B', varies: true },
    { id: 'tb', symbol: 'TB', toBase: '1099511627776', source: 'JEDEC-100B', varies: true },
    { id: 'pb', symbol: 'PB', toBase: '1125899906842624', source: 'JEDEC-100B', varies: true },
    { id: 'bit', toBase: '0.125', source: 'IEC-80000-13' },
  ],
} as const satisfies UnitCategory;
