/** A precious metal that is traded by weight and fineness. */
export interface Metal {
  /** Its code in ISO 4217: one troy ounce of it, fine. */
  readonly code: 'XAU' | 'XAG' | 'XPT' | 'XPD';
  /** Its names by language, as in the middle of a sentence: the one that is shown, then what else it is called, parted by commas. */
  readonly names: Readonly<Record<'es' | 'en' | 'pt' | 'fr' | 'de' | 'it' | 'ca', string>>;
}

export const METALS: readonly Metal[] = [
  { code: 'XAU', names: { es: 'oro', en: 'gold', pt: 'ouro', fr: 'or', de: 'Gold', it: 'oro', ca: 'or' } },
  {
    code: 'XAG',
    names: {
      ...{ es: 'plata', en: 'silver', pt: 'prata', fr: 'argent' },
      ...{ de: 'Silber', it: 'argento', ca: 'plata, argent' },
    },
  },
  {
    code: 'XPT',
    names: {
      ...{ es: 'platino', en: 'platinum', pt: 'platina', fr: 'platine' },
      ...{ de: 'Platin', it: 'platino', ca: 'platí' },
    },
  },
  {
    code: 'XPD',
    names: {
      ...{ es: 'paladio', en: 'palladium', pt: 'paládio', fr: 'palladium' },
      ...{ de: 'Palladium', it: 'palladio', ca: 'pal·ladi' },
    },
  },
];

/**
 * What weighs metals, by unit of the catalogue, in any language. An ounce of a precious metal is the troy ounce.
 * @source BIPM, SI brochure; troy ounce: International Yard and Pound Agreement of 1959; tola: 180 troy grains
 */
export const METAL_WEIGHTS: Readonly<Record<'mg' | 'g' | 'kg' | 'ozt' | 'tola', string>> = {
  mg: 'mg, miligramo, miligramos, milligram, milligrams, miligrama, miligramas, milligramme, milligrammes, milligramm, milligrammo, milligrammi, mil·ligram, mil·ligrams',
  g: 'g, gr, grs, gramo, gramos, gram, grams, grama, gramas, gramme, grammes, gramm, grammo, grammi',
  kg: 'kg, kilo, kilos, kilogramo, kilogramos, kilogram, kilograms, quilo, quilos, quilograma, quilogramas, kilogramme, kilogrammes, kilogramm, chilo, chili, chilogrammo, chilogrammi, quilogram, quilograms',
  ozt: 'oz, ozt, oz t, oz tr, troy oz, onza, onzas, onza troy, onzas troy, ounce, ounces, troy ounce, troy ounces, onça, onças, onça troy, onças troy, once, onces, once troy, onces troy, unze, unzen, feinunze, feinunzen, oncia, oncia troy, unça, unces, unça troy, unces troy',
  tola: 'tola, tolas, tole',
};

/** Words for one, before a weight. */
export const ONE = 'un, una, a, an, one, um, uma, une, ein, eine, einer';
/** Between a weight and its metal, and before what it is made of. */
export const OF = 'de, d, of, di, von, aus, in, em, en, a, da, do, mit, zu';
/** 24 of them are the whole metal. */
export const KARAT =
  'k, kt, kts, ct, cts, karat, karats, carat, carats, carato, carati, quilate, quilates, kilate, kilates, quirat, quirats';
/** Said before or behind parts of a thousand. */
export const FINENESS =
  '‰, /1000, milésimas, milésimos, thousandths, millièmes, tausendstel, millesimi, mil·lèsimes, fine, fein, ley, lei, llei, fineza, fineness, titre, titolo, feingehalt, feinheit, er';
/** The whole of it is metal. */
export const PURE = 'fino, fina, puro, pura, fine, pure, fin, pur, fein, reines, fí, finissimo';
/** Silver of 925 parts in a thousand. */
export const STERLING =
  'plata de ley, sterling silver, silver sterling, prata de lei, argent sterling, sterlingsilber, sterling-silber, argento sterling, plata de llei, plata esterlina';
/** Parts of a thousand that are stamped on goods. @source ISO 9202, and what is stamped by custom besides */
export const STAMPS: readonly string[] = [
  ...['999.9', '9999', '999', '995', '990', '986', '958', '950', '935', '925', '917', '916', '900', '850'],
  ...['835', '830', '800', '750', '585', '583', '500', '417', '416', '375', '333'],
];
