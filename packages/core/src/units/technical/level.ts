import type { UnitCategory } from '../unit.ts';

/**
 * Levels in decibels: logarithms of a ratio. The natural logarithm of 10 is held to 60 decimals. A pH is none of them, and left out: it
 * tells the activity of hydrogen ions, which no formula turns into their concentration.
 */
export const LEVEL = {
  id: 'technical-level',
  units: [
    { id: 'decibel', symbol: 'dB', toBase: '1', aliases: '*dB', source: 'SI-9-8' },
    { id: 'bel', symbol: 'B', toBase: '10', aliases: '*B', source: 'SI-9-8' },
    {
      id: 'neper',
      symbol: 'Np',
      toBase: '20/2.302585092994045684017991454684364207601101488628772976033328',
      aliases: '*Np',
      source: 'SI-9-8',
    },
  ],
} as const satisfies UnitCategory;
