import { parseDecimal, toFullDecimal } from '@equivale/core';
import { array, check, type InferOutput, nullable, object, picklist, pipe, regex, string } from 'valibot';
import { UNKNOWN_SOURCE } from '../exchange-rates.ts';
import { type Parsed, parseWith } from '../parsed.ts';
import { currencyCodeSchema, isoDateSchema } from '../primitives.ts';
import { sourceKeySchema } from '../source-key.ts';

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

/** A point as other servers send it: its figure may be a number, or missing, which costs that point alone. */
const pointOf = (point: unknown): unknown[] => {
  const { date, rate } = (point ?? {}) as { readonly date?: unknown; readonly rate?: unknown };
  const decimal = typeof rate === 'number' ? parseDecimal(String(rate)) : undefined;
  const text = decimal ? toFullDecimal(decimal) : rate;
  return Number(text) > 0 ? [{ date, rate: text }] : [];
};

/**
 * Reads a history of another server too: an object that has `data` alone, or the points themselves. Its source is then unknown.
 * @param requested the pair and the period that were asked for
 */
export function parseHistoryOf(
  input: unknown,
  requested: Pick<HistoryResponse, 'base' | 'target' | 'period'>,
): Parsed<HistoryResponse> {
  const response = (Array.isArray(input) ? { data: input } : input) as Partial<HistoryResponse> | null;
  if (!Array.isArray(response?.data)) return parseHistoryResponse(response);
  const data = response.data.flatMap(pointOf);
  const source = data.length > 0 ? UNKNOWN_SOURCE : null;
  const parsed = parseHistoryResponse({ ...requested, source, ...response, data });
  const { base, target } = requested;
  if (!parsed.ok || (parsed.value.base === base && parsed.value.target === target)) return parsed;
  return { ok: false, field: 'target', reason: 'must be the pair that was asked for' };
}

/** Reads a day of the calendar. */
export const parseIsoDate = (input: unknown): Parsed<string> => parseWith(isoDateSchema, input);
