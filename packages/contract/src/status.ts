import { array, type InferOutput, nullable, number, object, optional, picklist, string } from 'valibot';
import { voiceEntries } from './exchange-rates.ts';
import { type Parsed, parseWith } from './parsed.ts';
import { isoDateSchema, isoInstantSchema } from './primitives.ts';
import { sourceKeySchema } from './source-key.ts';

/**
 * A day of a source: it published; it was not to, or not yet; it was to, was asked for and has no value; it was to, and nobody
 * asked.
 */
const dayStatusSchema = picklist(['published', 'not-due', 'missing', 'unknown']);
export type DayStatus = InferOutput<typeof dayStatusSchema>;

/** The last value that was turned away: `rule` says why; `code` is empty when a whole table was. */
const lastRefusalSchema = object({
  at: isoInstantSchema,
  code: string(),
  rule: string(),
  detail: string(),
});

/**
 * One institution: a source that the service asks, or with `via` one that a relay passes on. `newest`: day of its newest value, which
 * may be announced for a day to come. `late`: days since then, today left out, on which it was to publish; null where it has no
 * value. `overdueSince`: instant at which a newer figure was to be published; null where it is not due yet. `missed`: days of those
 * shown on which it was to publish, was asked and has no value. `succeededAt`: when it last answered. `asked`: first of the days shown
 * on which it was asked. `days`: from `first` to `last` of the report, in order. `testedWith`: whether its reader was built with bytes
 * that it sent, or with its documentation alone. `publishes`: when, by its own clock.
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
  ...voiceEntries,
  codes: optional(number()),
  missed: optional(number()),
  overdueSince: optional(nullable(isoInstantSchema)),
  refusal: optional(lastRefusalSchema),
  testedWith: optional(picklist(['recording', 'documentation'])),
  publishes: optional(object({ time: string(), zone: string() })),
});
export type SourceStatus = InferOutput<typeof sourceStatusSchema>;

/** Response of `GET /api/status`: every source that is asked or could be, best first, over the last 90 days, today included. */
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
