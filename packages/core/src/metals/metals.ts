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

/** Parts of a thousand stamped on goods. @source EU, Hallmarking Convention, Annex II (999, 950, 925, 916, 850, 800, 750, 585, 375); others by custom */
export const STAMPS: readonly string[] = [
  ...['999.9', '9999', '999', '995', '990', '986', '958', '950', '935', '925', '917', '916', '900', '850'],
  ...['835', '830', '800', '750', '585', '583', '500', '417', '416', '375', '333'],
];
