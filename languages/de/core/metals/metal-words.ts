import type { MetalWords } from '../../../../packages/core/src/metals/metal-words.ts';

/** How German speaks of precious metals, their weights and their purity. */
export const metalWords: MetalWords = {
  metals: { XAU: 'Gold', XAG: 'Silber', XPT: 'Platin', XPD: 'Palladium' },
  weights: {
    mg: 'Milligramm',
    g: 'Gramm',
    kg: 'Kilo, Kilogramm',
    ozt: 'Unze, Unzen, Feinunze, Feinunzen',
    tola: 'Tolas',
  },
  one: 'ein, eine, einer',
  of: 'von, aus, in, mit, zu',
  karat: 'Karat',
  fineness: 'Tausendstel, Feingehalt, Feinheit, fein, er',
  pure: 'fein, reines',
  sterling: 'Sterlingsilber, Sterling-Silber',
  into: 'in, zu',
  buy: 'wie viel, wie viele, wieviel, wieviele, kann ich, könnte ich, kaufe ich, bekomme ich, kriege ich, bekommt man, kann man, kaufen, bekommen, erhalte ich, mit, für, sind, ich habe',
};
