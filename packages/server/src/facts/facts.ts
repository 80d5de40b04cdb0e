import { RATE_TYPES } from '@equivale/contract';
import { array, number, object, optional, parse, picklist, pipe, regex, string } from 'valibot';
import { PUBLICATION_DAYS, type Schedule } from '../sources/source.ts';
import authorities from './authorities.json' with { type: 'json' };
import institutions from './institutions.json' with { type: 'json' };
import segments from './segments.json' with { type: 'json' };

const code = pipe(string(), regex(/^[A-Z]{3}$/));
const key = pipe(string(), regex(/^[a-z][a-z0-9-]{0,39}$/));
const day = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/));
const url = pipe(string(), regex(/^https?:\/\/\S+$/));

const authoritySchema = object({ code, institution: key, url });
const segmentSchema = object({
  code,
  institution: key,
  served: string(),
  from: day,
  others: array(object({ segment: string(), figure: string(), purpose: string() })),
  url,
});
const institutionSchema = object({
  key,
  name: string(),
  rateType: picklist(RATE_TYPES),
  base: code,
  schedule: object({
    zone: string(),
    at: pipe(string(), regex(/^\d{2}:\d{2}$/)),
    days: picklist(PUBLICATION_DAYS),
    forDay: optional(number()),
  }),
  relayKey: optional(string()),
});

/** A file of facts: the day on which its rows were last compared with their authorities, and the rows. */
const rowsOf = <Row extends Parameters<typeof array>[0]>(row: Row, file: unknown) =>
  parse(object({ checked: day, rows: array(row) }), file).rows;

/** Institution that publishes the official rate of each currency. */
export const AUTHORITIES: ReadonlyMap<string, string> = new Map(
  rowsOf(authoritySchema, authorities).map((row) => [row.code, row.institution]),
);

/** Currencies with several official rates, and the segment that people get. */
export const SEGMENTS: ReadonlyMap<
  string,
  { readonly institution: string; readonly served: string; readonly from: string }
> = new Map(rowsOf(segmentSchema, segments).map((row) => [row.code, row]));

/** Institutions that a relay may name today. */
export const INSTITUTIONS = rowsOf(institutionSchema, {
  ...institutions,
  rows: institutions.rows.filter((row) => !('historical' in row)),
});

/** When an institution publishes. @throws Error where the facts do not say */
export function scheduleOf(key: string): Schedule {
  const row = INSTITUTIONS.find((institution) => institution.key === key);
  if (row === undefined) throw new Error(`no schedule of ${key} in the facts`);
  return row.schedule;
}
