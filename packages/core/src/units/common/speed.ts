import type { UnitCategory } from '../unit.ts';

/** Speed in metres per second; each factor is its length over its time. */
export const SPEED = {
  id: 'speed',
  units: [
    { id: 'mps', symbol: 'm/s', toBase: '1', source: 'SI-9' },
    { id: 'kmh', symbol: 'km/h', toBase: '1000/3600', source: 'SI-9-8' },
    { id: 'mph', toBase: '1609.344/3600', source: 'IYP-1959' },
    { id: 'fps', symbol: 'ft/s', toBase: '0.3048', source: 'IYP-1959' },
    { id: 'knot', symbol: 'kn', toBase: '1852/3600', source: 'IHC-1929' },
  ],
} as const satisfies UnitCategory;
