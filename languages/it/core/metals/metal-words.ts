import type { MetalWords } from '../../../../packages/core/src/metals/metal-words.ts';

/** How Italian speaks of precious metals, their weights and their purity. */
export const metalWords: MetalWords = {
  metals: { XAU: 'oro', XAG: 'argento', XPT: 'platino', XPD: 'palladio' },
  weights: {
    mg: 'milligrammo, milligrammi',
    g: 'grammo, grammi',
    kg: 'chilo, chili, chilogrammo, chilogrammi',
    ozt: 'oncia, once, oncia troy, once troy',
    tola: 'tole',
  },
  one: 'un, una',
  of: 'di, d, in, da, a',
  karat: 'carato, carati',
  fineness: 'millesimi, titolo',
  pure: 'puro, pura, fino, finissimo',
  sterling: 'argento sterling',
  into: 'in, a',
  buy: 'quanti, quante, quanto, quanta, compro, comprare, comprerei, posso, potrei, si può, si possono, ottengo, con, per, sono, ho',
};
