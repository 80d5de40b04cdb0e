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
export { type Formatted, formatCurrencyResult, formatUnitResult } from './format/format-result.ts';
export type { Locale } from './format/locale.ts';
export { formatRelativeTime } from './format/relative-time.ts';
export { type DatedRate, dailyCloses } from './indicators/daily-closes.ts';
export { dayNumber, weekday } from './indicators/day-number.ts';
export { type Forecast, type ForecastFailure, forecast } from './indicators/forecast.ts';
export { rsi } from './indicators/rsi.ts';
export { sma } from './indicators/sma.ts';
export { strengthIndex } from './indicators/strength.ts';
export { classifyVolatility, type VolatilityClass, volatility } from './indicators/volatility.ts';
export {
  convertCurrency,
  convertCurrencyExact,
  crossRate,
  type MoneyFailure,
} from './money/convert-money.ts';
export { CURRENCIES, findCurrency } from './money/currencies.ts';
export type { Currency, CurrencyCode, CurrencyKind } from './money/currency.ts';
export { PEGS, type Peg } from './money/data/pegs.ts';
export { POPULAR_CURRENCIES } from './money/data/popular.ts';
export { SAME_MONEY, SUCCESSIONS, type Succession } from './money/data/successions.ts';
export { foldText } from './money/fold-text.ts';
export { FALLBACK_RATES, type RateTable } from './money/rate-table.ts';
export {
  buildCurrencyIndex,
  type CurrencyIndex,
  type CurrencyTexts,
  searchCurrencies,
} from './money/search-currencies.ts';
export { parseDecimal } from './number/decimal.ts';
export { type ExactValue, exactOf } from './number/exact-value.ts';
export type { Rational } from './number/rational.ts';
export { type NumberReading, readPastedNumber } from './parse/grouped-number.ts';
export { type AmountOptions, type AmountReading, readAmount, sanitizeAmount } from './parse/typed-amount.ts';
export {
  type ExpressionReading,
  isExpression,
  readExpression,
  sanitizeExpression,
} from './parse/typed-expression.ts';
export {
  convertExact,
  convertUnit,
  convertUnitExact,
  findUnit,
  UNIT_CATEGORIES,
  type UnitCategoryId,
  type UnitId,
  unitsOf,
} from './units/catalogue.ts';
export { CATEGORIES, type CategoryId } from './units/categories.ts';
export type { ConvertFailure } from './units/convert-failure.ts';
export { UNIT_SOURCES, type UnitSource } from './units/data/sources.ts';
export { FURTHER_CATEGORIES, type MoreCategoryId } from './units/more/further-categories.ts';
export type { Unit, UnitCategory, UnitName, UnitRow } from './units/unit.ts';
