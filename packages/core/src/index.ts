export {
  DAY_MS,
  dayNumber,
  dayOfInstant,
  type IsoDate,
  isoDate,
  isWeekend,
  monthsBefore,
  weekday,
} from './calendar/day-number.ts';
export { ecbPublicationMs, FIRST_ECB_DAY, isTargetDay, lastBusinessDay } from './calendar/target-days.ts';
export { type DateStyle, formatIsoDate } from './format/format-date.ts';
export { formatDecimal, MINUS } from './format/format-decimal.ts';
export {
  appendSymbol,
  formatFixed,
  formatPercent,
  formatRate,
  formatReference,
  type PercentOptions,
} from './format/format-figure.ts';
export {
  approximately,
  type Formatted,
  formatCurrencyResult,
  formatListedResult,
  formatUnitResult,
} from './format/format-result.ts';
export { formatRelativeTime } from './format/relative-time.ts';
export { type DatedRate, dailyCloses } from './indicators/daily-closes.ts';
export { type Forecast, type ForecastFailure, forecast } from './indicators/forecast.ts';
export { rsi } from './indicators/rsi.ts';
export { sma } from './indicators/sma.ts';
export { strengthIndex } from './indicators/strength.ts';
export { classifyVolatility, type VolatilityClass, volatility } from './indicators/volatility.ts';
export type { Locale } from './locale/locale.ts';
export { CURRENCIES, findCurrency } from './money/currencies/currencies.ts';
export type { Currency, CurrencyCode, CurrencyKind } from './money/currencies/currency.ts';
export { buildCurrencyIndex } from './money/currencies/currency-index.ts';
export type { CurrencyTexts } from './money/currencies/currency-terms.ts';
export { POPULAR_CURRENCIES } from './money/currencies/popular.ts';
export { SAME_MONEY, SUCCESSIONS, type Succession } from './money/currencies/successions.ts';
export { PEGS, type Peg } from './money/pegs.ts';
export {
  type Approximation,
  type Markup,
  type MarkupLines,
  type OwnRate,
  type Quote,
  type QuoteFailure,
  type QuoteFigure,
  type QuoteRequest,
  quote,
} from './money/quote.ts';
export { anchoredRate, crossRate, ratesPerDollar } from './money/quote-doubles.ts';
export { averageRate, type PublishedSeries, quoteFigures } from './money/quote-history.ts';
export { type Payment, type RatePaid, ratePaid } from './money/quote-paid.ts';
export type { PublishedRate } from './money/rate-path.ts';
export {
  FALLBACK_RATES,
  type PublishedFigures,
  type RateKind,
  type RateOrigin,
  type RateTable,
} from './money/rate-table.ts';
export { parseDecimal } from './number/decimal.ts';
export { type ExactValue, exactOf, toFullDecimal, toRecordedText } from './number/exact-value.ts';
export { type Rational, rational } from './number/rational.ts';
export { type PastedNumber, readPastedNumber } from './parse/fields/grouped-number.ts';
export {
  type AmountOptions,
  type ParsedAmount,
  readAmount,
  sanitizeAmount,
} from './parse/fields/typed-amount.ts';
export {
  isExpression,
  type ParsedExpression,
  readExpression,
  sanitizeExpression,
} from './parse/fields/typed-expression.ts';
export { foldLetters } from './text/fold-text.ts';
export { search, searchAsTyped } from './text/search.ts';
export { mergeEntries, type SearchEntry, type SearchIndex, searchEntry } from './text/search-entry.ts';
export {
  CATEGORIES,
  type CategoryId,
  COMMON_CATEGORIES,
  EXTENDED_CATEGORIES,
  isOwnId,
  type OwnCategoryId,
  SPECIALIST_CATEGORIES,
  type UnitCategoryId,
} from './units/categories.ts';
export { COMMON_UNITS, type CommonUnitId } from './units/common/common-units.ts';
export type { ExtendedUnitId, UnitId } from './units/extended/extended-units.ts';
export type { UnitSource } from './units/sources.ts';
export type { Unit, UnitCategory, UnitName, UnitRow, UnitTable } from './units/unit.ts';
export { buildUnitIndex } from './units/unit-index.ts';
export { type ConvertFailure, createUnitSet, type UnitSet } from './units/unit-set.ts';
export type { UnitTexts } from './units/unit-terms.ts';
