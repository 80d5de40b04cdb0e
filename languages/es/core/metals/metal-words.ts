import type { MetalWords } from '../../../../packages/core/src/metals/metal-words.ts';

/** How Spanish speaks of precious metals, their weights and their purity. */
export const metalWords: MetalWords = {
  metals: { XAU: 'oro', XAG: 'plata', XPT: 'platino', XPD: 'paladio' },
  weights: {
    mg: 'miligramo, miligramos',
    g: 'gramo, gramos',
    kg: 'kilo, kilos, kilogramo, kilogramos',
    ozt: 'onza, onzas, onza troy, onzas troy',
    tola: 'tola, tolas',
  },
  one: 'un, una',
  of: 'de, en, a',
  karat: 'quilate, quilates, kilate, kilates',
  fineness: 'milésimas, milésimos, ley, fineza',
  pure: 'fino, fina, puro, pura',
  sterling: 'plata de ley, plata esterlina',
  into: 'en, a',
  buy: 'cuántos, cuántas, cuánto, cuánta, compro, comprar, compraría, compraré, puedo, podría, se puede, se pueden, me dan, dan, obtengo, consigo, con, por, para, son, tengo, quiero, hay',
};
