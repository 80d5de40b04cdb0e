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
export { type DaySpan, kindOf, type PastKind, spanOf } from './calendar/day-span.ts';
export { ecbPublicationMs, FIRST_ECB_DAY, isTargetDay, lastBusinessDay } from './calendar/target-days.ts';
export { type DateStyle, formatIsoDate } from './format/format-date.ts';
export { formatDecimal, MINUS, withLeastDigits } from './format/format-decimal.ts';
export {
  appendSymbol,
  formatFixed,
  formatListFigure,
  formatNamed,
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
export { FIGURES, withFigures } from './locale/figures.ts';
export type { Figures, Locale } from './locale/locale.ts';
export * from './money/index.ts';
export { parseDecimal } from './number/decimal.ts';
export { type ExactValue, exactOf, toFullDecimal, toRecordedText } from './number/exact-value.ts';
export { compare, type Rational, rational } from './number/rational.ts';
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
  isOwnId,
  type OwnCategoryId,
  SPECIALIST_CATEGORIES,
  type UnitCategoryId,
} from './units/categories.ts';
export { COMMON_UNITS, type CommonUnitId } from './units/common/common-units.ts';
export { EXTENDED_UNITS, type ExtendedUnitId, type UnitId } from './units/extended/extended-units.ts';
export { COMMON_CATEGORIES, EXTENDED_CATEGORIES } from './units/home-categories.ts';
export type { UnitSource } from './units/sources.ts';
export { SPECIALIST_UNITS, type SpecialistUnitId } from './units/specialist/specialist-units.ts';
export type { Unit, UnitCategory, UnitName, UnitRow, UnitTable } from './units/unit.ts';
export { buildUnitIndex } from './units/unit-index.ts';
export { type ConvertFailure, createUnitSet, type UnitSet } from './units/unit-set.ts';
export type { UnitTexts } from './units/unit-terms.ts';
