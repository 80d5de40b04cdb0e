import type { UnitCategory } from '../unit.ts';

/** Data in bytes, after the common units: the IEC names of their steps, the steps of 1000, and bits. */
export const DATA = {
  id: 'data',
  units: [
    { id: 'kib', symbol: 'KiB', toBase: '1024', source: 'IEC-80000-13' },
    { id: 'mib', symbol: 'MiB', toBase: '1048576', source: 'IEC-80000-13' },
    { id: 'gib', symbol: 'GiB', toBase: '1073741824', source: 'IEC-80000-13' },
    { id: 'tib', symbol: 'TiB', toBase: '1099511627776', source: 'IEC-80000-13' },
    { id: 'pib', symbol: 'PiB', toBase: '1125899906842624', source: 'IEC-80000-13' },
    { id: 'kb10', symbol: 'kB (10³)', toBase: '1000', source: 'IEC-80000-13' },
    { id: 'mb10', symbol: 'MB (10⁶)', toBase: '1000000', source: 'IEC-80000-13' },
    { id: 'gb10', symbol: 'GB (10⁹)', toBase: '1000000000', source: 'IEC-80000-13' },
    { id: 'tb10', symbol: 'TB (10¹²)', toBase: '1000000000000', source: 'IEC-80000-13' },
    { id: 'pb10', symbol: 'PB (10¹⁵)', toBase: '1000000000000000', source: 'IEC-80000-13' },
    { id: 'kbit', toBase: '125', source: 'IEC-80000-13' },
    { id: 'mbit', symbol: 'Mbit', toBase: '125000', source: 'IEC-80000-13' },
    { id: 'gbit', symbol: 'Gbit', toBase: '125000000', source: 'IEC-80000-13' },
  ],
} as const satisfies UnitCategory;
