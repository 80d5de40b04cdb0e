import {
  array,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot';
import { voiceEntries } from './exchange-rates.ts';
import { type Parsed, parseWith } from './parsed.ts';
import { currencyCodeSchema, isoDateSchema, isoInstantSchema } from './primitives.ts';
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
 * asked. `days`: from `first` to `last` of the report, in order. `codes`: how many currencies it has. `publishes`: when, by its own
 * clock. `missed`: publications that were due since `newest`. `refusal`: what was refused last, and why. `documented`: built from its
 * documentation, without a recorded response. `rests`: currencies whose served figure is its own alone.
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
  rateType: voiceEntries.rateType,
  compiled: voiceEntries.compiled,
  via: voiceEntries.via,
  viaName: optional(string()),
  codes: optional(number()),
  region: optional(picklist(['europe', 'america', 'asia', 'africa', 'oceania'])),
  publishes: optional(object({ time: string(), zone: string() })),
  missed: optional(number()),
  refusal: optional(object({ at: isoInstantSchema, reason: string() })),
  documented: optional(literal(true)),
  rests: optional(array(currencyCodeSchema)),
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
