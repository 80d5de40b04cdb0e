export {
  HISTORY_PERIODS,
  type HistoryAnswer,
  type HistoryPeriod,
  type HistoryPoint,
  type HistorySpan,
  historyAnswerSchema,
  historyPeriodSchema,
  historyPointSchema,
  historyPointsSchema,
  historySpanSchema,
  parseHistoryAnswer,
  parseHistoryPoints,
  parseHistorySpan,
  parseIsoDate,
} from './currency-history.ts';
export {
  type ConversionRecord,
  conversionRecordSchema,
  conversionRecordsSchema,
  type FavoriteRecord,
  favoriteRecordSchema,
  favoriteRecordsSchema,
  type NewConversion,
  type NewFavorite,
  newConversionSchema,
  newFavoriteSchema,
  parseConversionRecord,
  parseConversionRecords,
  parseFavoriteRecord,
  parseFavoriteRecords,
  parseNewConversion,
  parseNewFavorite,
  parseRemovedFavorite,
  type RemovedFavorite,
  removedFavoriteSchema,
} from './device-records.ts';
export {
  type DetailedRates,
  detailedRatesSchema,
  type ExchangeRates,
  exchangeRatesSchema,
  parseDetailedRates,
  parseExchangeRates,
  type RateDetail,
  type RateMark,
  type RateOrigin,
} from './exchange-rates.ts';
export { type Parsed, parseWith } from './parsed.ts';
export {
  API_BASE,
  CONVERSIONS_PATH,
  currencyHistoryPath,
  DETAILED_RATES_PATH,
  EXCHANGE_RATES_PATH,
  FAVORITES_PATH,
  favoritePath,
  recentConversionsPath,
} from './paths.ts';
export { currencyCodeSchema, isoDateSchema, isoInstantSchema } from './primitives.ts';
export { type Problem, parseProblem, problemSchema } from './problem.ts';
export { SOURCE_KEYS, type SourceKey, sourceKeySchema } from './source-key.ts';
export { parseSourcesReport, type SourceReport, type SourcesReport, sourcesReportSchema } from './sources.ts';
