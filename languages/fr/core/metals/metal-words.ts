import type { MetalWords } from '../../../../packages/core/src/metals/metal-words.ts';

/** How French speaks of precious metals, their weights and their purity. */
export const metalWords: MetalWords = {
  metals: { XAU: 'or', XAG: 'argent', XPT: 'platine', XPD: 'palladium' },
  weights: {
    mg: 'milligramme, milligrammes',
    g: 'gramme, grammes',
    kg: 'kilo, kilos, kilogramme, kilogrammes',
    ozt: 'once, onces, once troy, onces troy',
    tola: 'tolas',
  },
  one: 'un, une',
  of: 'de, d, en',
  karat: 'carat, carats',
  fineness: 'millièmes, titre',
  pure: 'fin, pur',
  sterling: 'argent sterling',
  into: 'en, à',
  buy: 'combien de, combien d, combien, puis-je, peut-on, je peux, on peut, acheter, j’achète, obtenir, avoir, avec, pour, font, j’ai',
};
