/**
 * What kind of rate a figure is: published by an authority, paid between traders, paid in the street, charged for a card
 * payment, or paid for a coin between persons.
 */
export type RateKind = 'official' | 'market' | 'parallel' | 'card' | 'crypto-p2p';

/** Figures of one publication, each as its source wrote it. */
export interface PublishedFigures {
  /** Currency whose one unit the figures are given for. */
  readonly base: string;
  /** The figures are prices: units of `base` per 1 of the code, and not units of the code per 1 `base`. */
  readonly inverse?: boolean | undefined;
  /** Decimal text by code; may hold codes for which the publication is not the one in use. */
  readonly rates: Readonly<Record<string, string>>;
}

/** Codes whose rate comes from one publication. */
export interface RateOrigin {
  /** Key of the publisher; `legal` for pegs and irrevocable rates, whose base has an origin of its own. */
  readonly source: string;
  /** The publisher's own day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly codes: readonly string[];
  /** A {@link RateKind}, or one that is not known here and is no reference rate. */
  readonly kind?: string | undefined;
  readonly published?: PublishedFigures | undefined;
}

/** A rate that is no reference rate: one that is used only where somebody chose it by its name. */
export interface StreetRate {
  readonly code: string;
  /** Currency whose one unit the figures are given for. */
  readonly base: string;
  /** A {@link RateKind}, or one that is not known here. */
  readonly kind: string;
  /** What people call it, `blue`: with the code it says which rate is meant. */
  readonly name: string;
  readonly source: string;
  /** Day since which the figure has been the same, `YYYY-MM-DD`. */
  readonly date: string;
  /** Units of the code per 1 `base`, decimal text: the middle where there are a bid and an ask. */
  readonly rate: string;
  readonly bid?: string | undefined;
  readonly ask?: string | undefined;
}

/**
 * Rates of one day or of several, as a value. A code may stand in an origin of each day and of each kind; on the same
 * day the first one counts.
 */
export interface RateTable {
  /** Units of each code per 1 USD as doubles: used only for a code without a published figure. */
  readonly rates: Readonly<Record<string, number>>;
  readonly origins: readonly RateOrigin[];
  /** Rates of the street, beside the others: no quote uses one that was not asked for by name. */
  readonly kinds?: readonly StreetRate[] | undefined;
}

/** Round figures for when no rate was ever received, units per 1 USD: approximate and undated; the screen says so. */
export const FALLBACK_RATES: RateTable['rates'] = {
  USD: 1,
  EUR: 0.85,
  GBP: 0.73,
  JPY: 110,
  CAD: 1.25,
  AUD: 1.35,
  CHF: 0.92,
  CNY: 6.45,
  MXN: 17.5,
  BRL: 5.2,
  COP: 4200,
};
