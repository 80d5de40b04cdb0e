import type { UnitCategory } from '../unit.ts';

/** Time in seconds; month and year are the Gregorian means. */
export const TIME = {
  id: 'time',
  units: [
    { id: 's', toBase: '1', source: 'SI-9' },
    { id: 'min', toBase: '60', source: 'SI-9-8' },
    { id: 'h', toBase: '3600', source: 'SI-9-8' },
    { id: 'd', toBase: '86400', source: 'SI-9-8' },
    { id: 'w', symbol: 'wk', toBase: '604800', source: 'ISO-8601' },
    { id: 'month', symbol: 'mo', toBase: '2629746', source: 'GREG-400', varies: true },
    { id: 'y', symbol: 'yr', toBase: '31556952', source: 'GREG-400', varies: true },
  ],
} as const satisfies UnitCategory;
