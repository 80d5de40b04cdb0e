import { array, type InferOutput, object, optional } from 'valibot';
import { voiceEntries } from '../exchange-rates.ts';
import { currencyCodeSchema, isoDateSchema } from '../primitives.ts';
import { sourceKeySchema } from '../source-key.ts';
import { averageRateSchema } from './averages.ts';
import { historyResponseSchema, historySpanSchema } from './currency-history.ts';

/**
 * Whose figures a history has from one day to another, both included. `crossed`: who quoted the money in which a venue's prices are
 * wanted; `fixed`: codes that follow their anchor by law, and that nobody quoted.
 */
const historyOriginSchema = object({
  from: isoDateSchema,
  to: isoDateSchema,
  source: sourceKeySchema,
  ...voiceEntries,
  crossed: optional(sourceKeySchema),
  fixed: optional(array(currencyCodeSchema)),
});
export type HistoryOrigin = InferOutput<typeof historyOriginSchema>;

/** `origins`: oldest first; each point lies in one of them. */
const origins = array(historyOriginSchema);

/** A history over a period as the service responds with it: the app reads {@link historyResponseSchema} alone. */
export const historyWithOriginsSchema = object({ ...historyResponseSchema.entries, origins });

/** A history over a span of days, likewise. */
export const historySpanWithOriginsSchema = object({ ...historySpanSchema.entries, origins });

/** An average, likewise. */
export const averageWithOriginsSchema = object({ ...averageRateSchema.entries, origins });

export type HistoryWithOrigins = InferOutput<typeof historyWithOriginsSchema>;
export type HistorySpanWithOrigins = InferOutput<typeof historySpanWithOriginsSchema>;
export type AverageWithOrigins = InferOutput<typeof averageWithOriginsSchema>;
