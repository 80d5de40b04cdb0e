import type { UnitCategory } from '../unit.ts';

/** Fuel economy in kilometres per litre. Consumption is fuel over distance, so it runs the other way. */
export const FUEL = {
  id: 'fuel',
  units: [
    { id: 'l100km', symbol: 'L/100 km', toBase: '100', reciprocal: true, source: 'SI-9-8' },
    { id: 'kml', symbol: 'km/L', toBase: '1', source: 'SI-9-8' },
    { id: 'mpg_us', symbol: 'mpg US', toBase: '1.609344/3.785411784', source: 'HB-44' },
    { id: 'mpg_uk', symbol: 'mpg UK', toBase: '1.609344/4.54609', source: 'UK-1985' },
    { id: 'kmgal', symbol: 'km/gal', toBase: '1/3.785411784', source: 'HB-44' },
  ],
} as const satisfies UnitCategory;
