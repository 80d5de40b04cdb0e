import type { MetalWords } from '../../../../packages/core/src/metals/metal-words.ts';

/** How Catalan speaks of precious metals, their weights and their purity. */
export const metalWords: MetalWords = {
  metals: { XAU: 'or', XAG: 'plata, argent', XPT: 'platí', XPD: 'pal·ladi' },
  weights: {
    mg: 'mil·ligram, mil·ligrams',
    g: 'gram, grams',
    kg: 'quilo, quilos, quilogram, quilograms',
    ozt: 'unça, unces, unça troy, unces troy',
    tola: 'toles',
  },
  one: 'un, una',
  of: 'de, d, en, a',
  karat: 'quirat, quirats',
  fineness: 'mil·lèsimes, llei',
  pure: 'fi, fí, pur, pura',
  sterling: 'plata de llei',
  into: 'en, a',
  buy: 'quants, quantes, quant, quanta, compro, comprar, compraria, puc, podria, es pot, es poden, obtinc, amb, per, són, tinc',
};
