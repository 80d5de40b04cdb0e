import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot';
import { isoDateSchema, isoInstantSchema } from './primitives.ts';
import { sourceKeySchema } from './source-key.ts';

/** What a source holds and how its last refresh went. */
const healthEntries = {
  codes: number(),
  newest: nullable(isoDateSchema),
  triedAt: nullable(isoInstantSchema),
  succeededAt: nullable(isoInstantSchema),
  error: nullable(string()),
  refused: number(),
  live: boolean(),
};

/**
 * One source as the operator sees it. `newest`: day of its newest stored value. `triedAt`, `succeededAt`: of the last live
 * refresh, null when it was never requested or never responded. `error`: why the last attempt failed, null when it did not.
 * `refused`: values refused in its last response. `live`: it responded within a day and a half. `unknown`: codes in its last tables
 * that the service does not know, at most 50.
 */
const sourceReportSchema = object({
  key: sourceKeySchema,
  name: string(),
  kind: picklist(['official', 'blend', 'compiled', 'exchange', 'computed']),
  attribution: string(),
  served: boolean(),
  ...healthEntries,
  unknown: optional(array(string())),
});
export type SourceReport = InferOutput<typeof sourceReportSchema>;

/**
 * One publisher of street rates that the operator has switched on. `codes`: figures of it that are held good, `newest`: the day since
 * which the one that changed last has been the same; `site`: its page. The rest as of any source.
 */
const streetSourceReportSchema = object({
  key: sourceKeySchema,
  name: string(),
  site: string(),
  ...healthEntries,
});
export type StreetSourceReport = InferOutput<typeof streetSourceReportSchema>;

/** A value that was turned away. `code` is empty when a whole table was; `rate` is null when none could be read. */
const refusalReportSchema = object({
  at: isoInstantSchema,
  source: sourceKeySchema,
  code: string(),
  date: string(),
  rule: string(),
  rate: nullable(number()),
  detail: string(),
});

/**
 * Response of `GET /api/sources`: every source, best first, and the newest refusals, newest first. `street`: publishers of street rates;
 * absent where none is switched on.
 */
export const sourcesReportSchema = object({
  fetchedAt: nullable(isoInstantSchema),
  sources: array(sourceReportSchema),
  street: optional(array(streetSourceReportSchema)),
  refusals: array(refusalReportSchema),
});
export type SourcesReport = InferOutput<typeof sourcesReportSchema>;
