import type { UnitCategory } from '../unit.ts';

/** Alcoholic strength in per cent by volume. */
export const ALCOHOL = {
  id: 'alcohol',
  units: [
    {
      id: 'abv',
      symbol: '% vol',
      toBase: '1',
      aliases: '%vol, % abv, abv, =ABV, % alc, % alc/vol, % alcohol, vol%, % v/v',
      source: 'EU-1169',
    },
    { id: 'proof_us', symbol: 'US proof', toBase: '0.5', aliases: 'proof, ° proof', source: 'CFR-27-5' },
    {
      id: 'proof_uk',
      symbol: 'UK proof',
      toBase: '4/7',
      varies: true,
      approximate: true,
      aliases: '~proof',
      source: 'UK-1952',
    },
    { id: 'gay_lussac', symbol: '°GL', toBase: '1', source: 'EU-1169' },
    { id: 'alcohol_gl', symbol: 'g/L alc.', toBase: '1/7.8924', aliases: '~~g/L', source: 'OIML-R22' },
  ],
} as const satisfies UnitCategory;
