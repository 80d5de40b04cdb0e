import type { FiatRow } from './circulating.ts';

/**
 * Money that people ask for without an ISO 4217 code of its own.
 *
 * @source CNH: the renminbi delivered outside mainland China; GGP, IMP, JEP: the pounds issued by the Bailiwicks of
 *   Guernsey and Jersey and the Isle of Man, at par with GBP. Minor units are those of CNY and GBP.
 */
export const UNCODED = [
  ['CNH', 2],
  ['GGP', 2],
  ['IMP', 2],
  ['JEP', 2],
] as const satisfies readonly FiatRow[];

/** A row without a country: code, symbol shown in place of a flag, and how many decimals an amount of it deserves. */
export type SymbolRow = readonly [code: string, symbol: string, displayDecimals: number];

/**
 * Units of account: the IMF's, and those in which prices are indexed in Chile, Mexico, Colombia and Argentina.
 *
 * @source ISO 4217 List One: XDR, of which the IMF publishes six significant digits, and the funds codes CLF, MXV and COU;
 *   UTM and UVA, without a code there, by the names of their laws (DL 830 of Chile, Ley 27.271 of Argentina).
 */
export const ACCOUNT_UNITS = [
  ['XDR', 'SDR', 6],
  ['CLF', 'UF', 4],
  ['MXV', 'UDI', 2],
  ['COU', 'UVR', 4],
  ['UTM', 'UTM', 2],
  ['UVA', 'UVA', 2],
] as const satisfies readonly SymbolRow[];

/**
 * Precious metals, per troy ounce.
 *
 * @source ISO 4217 List One: minor unit "N.A."; the symbols are those of the chemical elements.
 */
export const METALS = [
  ['XAU', 'Au', 6],
  ['XAG', 'Ag', 6],
  ['XPT', 'Pt', 6],
  ['XPD', 'Pd', 6],
] as const satisfies readonly SymbolRow[];

/**
 * Six crypto-assets.
 *
 * @source one bitcoin is 10^8 satoshi (Bitcoin protocol); the others are shown with six decimals by choice, their
 *   protocols divide further.
 */
export const CRYPTO = [
  ['BTC', '₿', 8],
  ['ETH', 'Ξ', 6],
  ['BNB', '◆', 6],
  ['ADA', '₳', 6],
  ['DOT', '●', 6],
  ['XRP', '✕', 6],
] as const satisfies readonly SymbolRow[];
