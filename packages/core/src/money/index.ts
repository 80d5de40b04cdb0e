export { CURRENCIES, findCurrency } from './currencies/currencies.ts';
export type { Currency, CurrencyCode, CurrencyKind } from './currencies/currency.ts';
export { buildCurrencyIndex } from './currencies/currency-index.ts';
export type { CurrencyTexts } from './currencies/currency-terms.ts';
export { POPULAR_CURRENCIES } from './currencies/popular.ts';
export { SAME_MONEY, SUCCESSIONS, type Succession } from './currencies/successions.ts';
export { pairTable } from './pair-table.ts';
export { PEGS, type Peg, RETIREMENT_LAWS } from './pegs.ts';
export {
  type Approximation,
  type OwnRate,
  type Quote,
  type QuoteFigure,
  type QuoteRequest,
  quote,
} from './quote.ts';
export { type QuoteOptions, quoteAgain } from './quote-again.ts';
export { anchoredRate, crossRate, ratesPerDollar } from './quote-doubles.ts';
export type { QuoteFailure } from './quote-failure.ts';
export {
  averageRate,
  crossHistories,
  HISTORY_DIGITS,
  type PublishedSeries,
  quoteFigures,
} from './quote-history.ts';
export { kindsOfPair, middleText, midway, type PairKind } from './quote-kinds.ts';
export type { Markup, MarkupLines } from './quote-markup.ts';
export { checkOwnRate, type OwnRateCheck, type RateSlip } from './quote-own.ts';
export { type Payment, type RatePaid, ratePaid } from './quote-paid.ts';
export type { PublishedRate } from './rate-step.ts';
export {
  FALLBACK_RATES,
  type PublishedFigures,
  type RateKind,
  type RateOrigin,
  type RateTable,
  type StreetRate,
} from './rate-table.ts';
