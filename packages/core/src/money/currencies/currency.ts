import type { CIRCULATING } from './circulating.ts';
import type { ACCOUNT_UNITS, CRYPTO, METALS, UNCODED } from './other-money.ts';
import type { RETIRED, Retirement } from './retired.ts';

type Tables =
  | typeof CIRCULATING
  | typeof UNCODED
  | typeof ACCOUNT_UNITS
  | typeof METALS
  | typeof CRYPTO
  | typeof RETIRED;

/** Code of one of the currencies of the table: ISO 4217, or the customary one where ISO has none. */
export type CurrencyCode = Tables[number][0];

/** `fiat` is money with a country or a union; `other` is a unit of account. */
export type CurrencyKind = 'fiat' | 'crypto' | 'metal' | 'other';

/** What is known of a currency without its rate and without its name, which live apart. */
export interface Currency {
  readonly code: CurrencyCode;
  readonly kind: CurrencyKind;
  /** Decimals of the smallest unit by ISO 4217; `null` where the standard gives none (metals, XDR, crypto). */
  readonly minorUnits: 0 | 2 | 3 | null;
  /** Decimals that belong to an amount: the minor units, or what `minorUnits: null` leaves open. Rates keep all digits. */
  readonly displayDecimals: number;
  /** Flag emoji, or a symbol where there is no country. */
  readonly flag: string;
  /** Region id of the flag sprite, lower case (`us`, `eu`); absent where there is no country. */
  readonly region?: string;
  /** Set once the currency is withdrawn: it converts at its legal rate for ever. */
  readonly retired?: Retirement;
}
