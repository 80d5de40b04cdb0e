import { array, check, type InferOutput, nullable, object, picklist, pipe, regex, string } from 'valibot';
import { type Parsed, parseWith } from './parsed.ts';
import { currencyCodeSchema, isoDateSchema } from './primitives.ts';
import { sourceKeySchema } from './source-key.ts';

/** Windows of history, shortest first. A window ends at the pair's newest observation, not at today. */
export const HISTORY_PERIODS = ['7d', '1m', '1y', '5y', 'max'] as const;
export const historyPeriodSchema = picklist(HISTORY_PERIODS, 'must be one of 7d, 1m, 1y, 5y, max');
export type HistoryPeriod = InferOutput<typeof historyPeriodSchema>;

/** One observation: units of the target per 1 unit of the base on that day, as plain decimal digits above zero. */
export const historyPointSchema = object({
  date: isoDateSchema,
  rate: pipe(
    string(),
    regex(/^\d+(?:\.\d+)?$/, 'must be a plain decimal number'),
    check((text) => Number(text) > 0, 'must be above zero'),
  ),
});
export type HistoryPoint = InferOutput<typeof historyPointSchema>;

/**
 * Response of `GET /api/currency-history/{from}/{to}?period=`.
 * `data`: real observation days only, oldest first, each day once; empty when the pair has no history.
 * `source`: the one source all points come from, null when there is none.
 */
export const historyResponseSchema = object({
  data: array(historyPointSchema),
  source: nullable(sourceKeySchema),
  base: currencyCodeSchema,
  target: currencyCodeSchema,
  period: historyPeriodSchema,
});
export type HistoryResponse = InferOutput<typeof historyResponseSchema>;

/**
 * Response of `GET /api/currency-history/{from}/{to}?from=&to=`: the same over any span of days, both included.
 * `from` and `to`: the part of the requested span in which there are values.
 */
export const historySpanSchema = object({
  data: array(historyPointSchema),
  source: nullable(sourceKeySchema),
  base: currencyCodeSchema,
  target: currencyCodeSchema,
  from: isoDateSchema,
  to: isoDateSchema,
});
export type HistorySpan = InferOutput<typeof historySpanSchema>;

/** Response of `GET /api/currency-history/{from}/{to}/{period}`: the points alone. */
export const historyPointsSchema = array(historyPointSchema);

/** Reads the response of the form with `?period=`. */
export const parseHistoryResponse = (input: unknown): Parsed<HistoryResponse> =>
  parseWith(historyResponseSchema, input);

/** Reads the response of the form with the period in the path. */
export const parseHistoryPoints = (input: unknown): Parsed<HistoryPoint[]> =>
  parseWith(historyPointsSchema, input);

/** Reads the response of the form with `?from=&to=`. */
export const parseHistorySpan = (input: unknown): Parsed<HistorySpan> => parseWith(historySpanSchema, input);

/** Reads a day of the calendar. */
export const parseIsoDate = (input: unknown): Parsed<string> => parseWith(isoDateSchema, input);
