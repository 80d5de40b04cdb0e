/** A precious metal that is traded by weight and fineness. */
export interface Metal {
  /** Its code in ISO 4217: one troy ounce of it, fine. */
  readonly code: 'XAU' | 'XAG' | 'XPT' | 'XPD';
}

/** What metals are weighed in, by unit of the catalogue. */
export type MetalUnit = 'mg' | 'g' | 'kg' | 'ozt' | 'tola';

/**
 * Symbols in any language; the first is shown.
 * @source BIPM, SI brochure; troy ounce: International Yard and Pound Agreement of 1959; tola: 180 troy grains
 */
export const METAL_SYMBOLS: Readonly<Record<MetalUnit, string>> = {
  mg: 'mg',
  g: 'g, gr, grs',
  kg: 'kg',
  ozt: 'oz t, oz, ozt, oz tr',
  tola: 'tola',
};

export const KARAT_SYMBOLS = 'k, kt, kts, ct, cts';
export const FINENESS_SYMBOLS = '‰, /1000';

/**
 * Parts of a thousand stamped on goods.
 * @source Italy, decree 251 of 1999 (375, 585, 750, 800, 850, 900, 925, 950, 999) as dealers quote it; others from lists of stamps. Not from ISO 9202
 */
export const STAMPS: readonly string[] = [
  ...['999.9', '9999', '999', '995', '990', '986', '958', '950', '935', '925', '917', '916', '900', '850'],
  ...['835', '830', '800', '750', '585', '583', '500', '417', '416', '375', '333'],
];
