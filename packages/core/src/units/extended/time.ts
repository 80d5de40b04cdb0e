import type { UnitCategory } from '../unit.ts';

/** Time in seconds, after the common units. Years are Gregorian mean years, as the common one. */
export const TIME = {
  id: 'time',
  units: [
    { id: 'ms', toBase: '0.001', source: 'SI-9' },
    { id: 'us', symbol: 'µs', toBase: '0.000001', source: 'SI-9' },
    { id: 'ns', toBase: '1e-9', source: 'SI-9' },
    { id: 'fortnight', symbol: 'fn', toBase: '1209600', source: 'ISO-8601' },
    { id: 'quarter', symbol: 'trim.', toBase: '7889238', source: 'GREG-400' },
    { id: 'decade', symbol: 'dec', toBase: '315569520', source: 'GREG-400' },
    { id: 'century', symbol: 'sig', toBase: '3155695200', source: 'GREG-400' },
    {
      id: 'lustrum',
      toBase: '157784760',
      source: 'GREG-400',
    },
    {
      id: 'millennium',
      toBase: '31556952000',
      source: 'GREG-400',
    },
    {
      id: 'quincena',
      toBase: '1296000',
      source: 'DLE',
    },
  ],
} as const satisfies UnitCategory;
