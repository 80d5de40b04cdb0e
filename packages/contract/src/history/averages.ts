import { type InferOutput, integer, minValue, nullable, number, object, pipe } from 'valibot';
import { type Parsed, parseWith } from '../parsed.ts';
import { currencyCodeSchema, isoDateSchema } from '../primitives.ts';
import { sourceKeySchema } from '../source-key.ts';
import { historyPointSchema } from './currency-history.ts';

/**
 * Response of `GET /api/averages/{from}/{to}?from=&to=`: the average rate of a pair over a span of days, both included.
 * `average`: units of the target per 1 unit of the base; the daily figures of each of the two are averaged in the direction in
 * which the source publishes them, and the averages divided. `days`: on how many days of the span the source published both.
 * `lowest`, `highest`: the pair's extremes among them. Where nobody published both, `days` is 0 and the rest null.
 */
export const averageRateSchema = object({
  base: currencyCodeSchema,
  target: currencyCodeSchema,
  from: isoDateSchema,
  to: isoDateSchema,
  source: nullable(sourceKeySchema),
  average: nullable(historyPointSchema.entries.rate),
  days: pipe(number(), integer('must be a whole number'), minValue(0, 'must be 0 or more')),
  lowest: nullable(historyPointSchema),
  highest: nullable(historyPointSchema),
});
export type AverageRate = InferOutput<typeof averageRateSchema>;

/** Reads a response of `GET /api/averages/{from}/{to}`. */
export const parseAverageRate = (input: unknown): Parsed<AverageRate> => parseWith(averageRateSchema, input);
