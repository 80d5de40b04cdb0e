import type { UnitCategory } from '../unit.ts';

/** Speed in metres per second, after the common units. A pace is a time over a length, so it runs the other way. */
export const SPEED = {
  id: 'speed',
  units: [
    { id: 'cmps', symbol: 'cm/s', toBase: '0.01', source: 'SI-9' },
    { id: 'mpmin', symbol: 'm/min', toBase: '1/60', source: 'SI-9-8' },
    { id: 'kmps', symbol: 'km/s', toBase: '1000', source: 'SI-9' },
    { id: 'fpm', symbol: 'ft/min', toBase: '0.3048/60', source: 'IYP-1959' },
    { id: 'mach', symbol: 'Ma', toBase: '340.294', source: 'ISO-2533' },
    { id: 'lightspeed', symbol: 'c', toBase: '299792458', source: 'SI-9' },
    { id: 'minkm', symbol: 'min/km', toBase: '1000/60', reciprocal: true, source: 'SI-9-8' },
    { id: 'minmi', symbol: 'min/mi', toBase: '1609.344/60', reciprocal: true, source: 'IYP-1959' },
  ],
} as const satisfies UnitCategory;
