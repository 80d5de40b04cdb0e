import { array, type InferOutput, nullable, number, object, picklist, string } from 'valibot';
import { type Parsed, parseWith } from './parsed.ts';
import { isoDateSchema, isoInstantSchema } from './primitives.ts';
import { sourceKeySchema } from './source-key.ts';

/**
 * A day of a source: it published; it was not to, or not yet; it was to, was asked for and has no value; it was to, and nobody
 * asked.
 */
const dayStatusSchema = picklist(['published', 'not-due', 'missing', 'unknown']);
export type DayStatus = InferOutput<typeof dayStatusSchema>;

/**
 * One source that the service asks. `newest`: day of its newest value. `late`: days since then, today left out, on which it was to
 * publish; null where it has no value. `succeededAt`: when it last answered. `asked`: first of the days shown on which it was
 * asked. `days`: from `first` to `last` of the report, in order.
 */
const sourceStatusSchema = object({
  key: sourceKeySchema,
  name: string(),
  cadence: picklist(['daily', 'monthly', 'continuous']),
  newest: nullable(isoDateSchema),
  late: nullable(number()),
  succeededAt: nullable(isoInstantSchema),
  asked: nullable(isoDateSchema),
  days: array(dayStatusSchema),
});
export type SourceStatus = InferOutput<typeof sourceStatusSchema>;

/** Response of `GET /api/status`: every source that is asked, best first, over the last 90 days, today included. */
export const statusReportSchema = object({
  at: isoInstantSchema,
  first: isoDateSchema,
  last: isoDateSchema,
  sources: array(sourceStatusSchema),
});
export type StatusReport = InferOutput<typeof statusReportSchema>;

/** Reads the response of `GET /api/status`. */
export const parseStatusReport = (input: unknown): Parsed<StatusReport> =>
  parseWith(statusReportSchema, input);
