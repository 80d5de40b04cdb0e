import type { MetalWords } from '../../../../packages/core/src/metals/metal-words.ts';

/** How Portuguese speaks of precious metals, their weights and their purity. */
export const metalWords: MetalWords = {
  metals: { XAU: 'ouro', XAG: 'prata', XPT: 'platina', XPD: 'paládio' },
  weights: {
    mg: 'miligrama, miligramas',
    g: 'grama, gramas',
    kg: 'quilo, quilos, quilograma, quilogramas',
    ozt: 'onça, onças, onça troy, onças troy',
    tola: 'tolas',
  },
  one: 'um, uma',
  of: 'de, em, a, da, do',
  karat: 'quilate, quilates',
  fineness: 'milésimos, lei',
  pure: 'fino, fina, puro, pura',
  sterling: 'prata de lei',
  into: 'em, para, a',
  buy: 'quantos, quantas, quanto, quanta, compro, comprar, compraria, posso, consigo, dá para, dão, obtenho, com, por, são, tenho',
};
