import type { MetalWords } from '../../../../packages/core/src/metals/metal-words.ts';

/** How English speaks of precious metals, their weights and their purity. */
export const metalWords: MetalWords = {
  metals: { XAU: 'gold', XAG: 'silver', XPT: 'platinum', XPD: 'palladium' },
  weights: {
    mg: 'milligram, milligrams',
    g: 'gram, grams',
    kg: 'kilogram, kilograms, kilo, kilos',
    ozt: 'ounce, ounces, troy ounce, troy ounces, troy oz',
    tola: 'tolas',
  },
  one: 'a, an, one',
  of: 'of, in, a',
  karat: 'karat, karats, carat, carats',
  fineness: 'thousandths, fine, fineness',
  pure: 'fine, pure',
  sterling: 'sterling silver, silver sterling',
  into: 'in, to, into',
  buy: 'how many, how much, can i, could i, do i, can you, will, would, buy, buys, get, afford, worth, with, for, i have, is, are, what',
};
