export {
  ALERT_KINDS,
  ALERTS_PATH,
  type Alert,
  type AlertKind,
  type AlertState,
  type AlertStates,
  type AlertSubscription,
  alertStatesSchema,
  BEST_DAYS,
  MAX_ALERTS,
  parseAlertStates,
  parseAlertSubscription,
  parsePushKey,
  pushKeySchema,
  REARM_PERCENT,
  type StoredAlert,
  subscriptionSchema,
} from './alerts/alerts.ts';
export { arrangedSchema } from './device/arranged.ts';
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
  parseRemovals,
  parseRemovedFavorite,
  type Removals,
  type RemovedFavorite,
  removalsSchema,
  removedFavoriteSchema,
} from './device/device-records.ts';
export {
  CHOSEN_MARKUP_ID,
  type ChosenMarkupRecord,
  MARKUP_IDS,
  type MarkupId,
  type MarkupRecord,
  storedMarkupSchema,
} from './device/markup.ts';
export {
  clockedAlertSchema,
  MY_DATA,
  MY_DATA_KINDS,
  myDataSchema,
} from './device/my-data.ts';
export { OWN_RATE_NOTE_LENGTH, type OwnRateRecord, storedOwnRateSchema } from './device/own-rate.ts';
export { OWN_UNIT_LENGTHS, parseOwnUnit, storedOwnUnitSchema } from './device/own-unit.ts';
export {
  isMyDataName,
  MY_DATA_LIMITS,
  type MyDataFault,
  type MyDataRead,
  readMyData,
} from './device/read-my-data.ts';
export { preferenceSchema, storedListSchema } from './device/stored-choices.ts';
export { storedConversionSchema, storedFavoriteSchema } from './device/stored-pairs.ts';
export {
  type Expense,
  type FrozenRate,
  type LearnedRate,
  storedExpenseSchema,
  storedTripSchema,
  TRIP_LIMITS,
  type Trip,
} from './device/trip.ts';
export {
  type ExchangeRates,
  exchangeRatesSchema,
  parseExchangeRates,
  parseReferenceRates,
  RATE_TYPES,
  type RateOrigin,
  type RateStatus,
  type RateType,
  REACH_DAYS,
  type ReferenceRates,
  SEGMENTED_SINCE,
  type StreetRateServed,
  UNKNOWN_SOURCE,
} from './exchange-rates.ts';
export { type AverageRate, averageRateSchema, parseAverageRate } from './history/averages.ts';
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
  parseHistoryOf,
  parseHistoryResponse,
  parseIsoDate,
} from './history/currency-history.ts';
export {
  type AverageWithOrigins,
  averageWithOriginsSchema,
  type HistoryOrigin,
  type HistorySpanWithOrigins,
  type HistoryWithOrigins,
  historySpanWithOriginsSchema,
  historyWithOriginsSchema,
} from './history/history-origins.ts';
export { type Parsed, parseWith } from './parsed.ts';
export {
  API_BASE,
  averagePath,
  CONVERSIONS_PATH,
  currencyHistoryPath,
  DETAILED_RATES_PATH,
  DEVICE_PATH,
  EXCHANGE_RATES_PATH,
  FAVORITES_PATH,
  favoritePath,
  REMOVED_FAVORITES_PATH,
  ratesOnPath,
  recentConversionsPath,
  SIGNED_PATH,
} from './paths.ts';
export { currencyCodeSchema, isoDateSchema, isoInstantSchema, isPublishedText } from './primitives.ts';
export { type Problem, problemSchema } from './problem.ts';
export {
  parseRatesWithQuotes,
  type RatesWithQuotes,
  type RateWithQuotes,
  ratesWithQuotesSchema,
} from './rates-with-quotes.ts';
export {
  HANDOVER_NAME,
  type Handover,
  HISTORY_BASE,
  historyFile,
  POINTER_FILE,
  type Pointer,
  type PublicKeys,
  parseKeyPair,
  parsePointer,
  parseSignature,
  parseSignedPointer,
  parseSignedState,
  type Signature,
  type SignedPointer,
  type SignedState,
  signatureFile,
  signatureSchema,
  signedMessage,
  signedPointerSchema,
  tableFile,
} from './signed.ts';
export {
  BUILT_DONATION_URL,
  BUILT_SITE_URL,
  BUILT_SUPPORT_ADDRESS,
  SITE_PATH,
  type SiteAddresses,
} from './site.ts';
export { type SourceKey, sourceKeySchema } from './source-key.ts';
export {
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
  lastStatePath,
  OPAQUE_BYTES,
  PAIRING_MAX_BYTES,
  PAIRING_MESSAGES,
  PAIRING_MS,
  PAIRING_TRIES,
  pairingPath,
  SYNC_MAX_BYTES,
  syncPath,
} from './sync.ts';
