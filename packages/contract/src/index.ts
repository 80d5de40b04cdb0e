export {
  ALERT_KINDS,
  ALERT_LANGUAGES,
  ALERTS_PATH,
  type Alert,
  type AlertKind,
  type AlertLanguage,
  type AlertState,
  type AlertStates,
  type AlertSubscription,
  alertStatesSchema,
  BEST_DAYS,
  MAX_ALERTS,
  PUSH_KEY_PATH,
  parseAlertStates,
  parseAlertSubscription,
  parsePushKey,
  parseStoredAlert,
  pushKeySchema,
  REARM_PERCENT,
  type StoredAlert,
  subscriptionSchema,
} from './alerts/alerts.ts';
export { type AverageRate, averageRateSchema, parseAverageRate } from './averages.ts';
export {
  HISTORY_PERIODS,
  type HistoryPeriod,
  type HistoryPoint,
  type HistoryResponse,
  type HistorySpan,
  historyPeriodSchema,
  historyPointSchema,
  historyPointsSchema,
  historyResponseSchema,
  historySpanSchema,
  parseHistoryPoints,
  parseHistoryResponse,
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
  isUnitOf,
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
} from './device/device-records.ts';
export {
  CHOSEN_MARKUP_ID,
  type ChosenMarkupRecord,
  MARKUP_IDS,
  type MarkupId,
  type MarkupRecord,
  markupSchema,
  parseChosenMarkup,
  parseMarkup,
} from './device/markup.ts';
export {
  isNewerMyData,
  MY_DATA,
  MY_DATA_KINDS,
  type MyData,
  type MyDataKind,
  myDataSchema,
  parseMyData,
  parseMyDataRecord,
} from './device/my-data.ts';
export { OWN_RATE_NOTE_LENGTH, type OwnRateRecord, ownRateSchema, parseOwnRate } from './device/own-rate.ts';
export { OWN_UNIT_LENGTHS, ownUnitSchema, parseOwnUnit } from './device/own-unit.ts';
export {
  type Expense,
  expenseSchema,
  type FrozenRate,
  type LearnedRate,
  parseExpense,
  parseTrip,
  TRIP_LIMITS,
  type Trip,
  tripSchema,
} from './device/trip.ts';
export {
  type ExchangeRates,
  exchangeRatesSchema,
  isPublishedText,
  parseExchangeRates,
  parseRatesWithQuotes,
  type RateOrigin,
  type RateStatus,
  type RatesWithQuotes,
  type RateWithQuotes,
  ratesWithQuotesSchema,
  type StreetRateServed,
} from './exchange-rates.ts';
export { type Parsed, parseWith } from './parsed.ts';
export {
  API_BASE,
  averagePath,
  CONVERSIONS_PATH,
  currencyHistoryPath,
  DETAILED_RATES_PATH,
  EXCHANGE_RATES_PATH,
  FAVORITES_PATH,
  favoritePath,
  ratesOnPath,
  recentConversionsPath,
} from './paths.ts';
export { currencyCodeSchema, isoDateSchema, isoInstantSchema } from './primitives.ts';
export { type Problem, parseProblem, problemSchema } from './problem.ts';
export { type SourceKey, sourceKeySchema } from './source-key.ts';
export {
  parseSourcesReport,
  type SourceReport,
  type SourcesReport,
  type StreetSourceReport,
  sourcesReportSchema,
} from './sources.ts';
export {
  type DayStatus,
  parseStatusReport,
  type SourceStatus,
  type StatusReport,
  statusReportSchema,
} from './status.ts';
export {
  isPairingCode,
  isSyncWord,
  OPAQUE_BYTES,
  PAIRING_MAX_BYTES,
  PAIRING_MESSAGES,
  PAIRING_MS,
  pairingPath,
  SYNC_MAX_BYTES,
  syncPath,
} from './sync.ts';
