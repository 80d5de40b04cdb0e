import { RATE_TYPES } from '@equivale/contract';
import { array, check, nullable, number, object, optional, picklist, pipe, regex, string } from 'valibot';
import { PUBLICATION_DAYS, type Schedule } from '../sources/source.ts';
import announced from './announced.json' with { type: 'json' };
import authorities from './authorities.json' with { type: 'json' };
import holidays from './holidays.json' with { type: 'json' };
import institutions from './institutions.json' with { type: 'json' };
import pegs from './pegs.json' with { type: 'json' };
import { readFacts } from './read-facts.ts';
import redenominations from './redenominations.json' with { type: 'json' };
import retired from './retired.json' with { type: 'json' };
import segments from './segments.json' with { type: 'json' };
import severalRates from './several-rates.json' with { type: 'json' };

const code = pipe(string(), regex(/^[A-Z]{3}$/));
const key = pipe(string(), regex(/^[a-z][a-z0-9-]{0,39}$/));
const day = pipe(
  string(),
  regex(/^\d{4}-\d{2}-\d{2}$/),
  check((text) => !Number.isNaN(Date.parse(text)), 'must be a day of the calendar'),
);
const url = pipe(string(), regex(/^https?:\/\/\S+$/));
const figure = pipe(
  string(),
  regex(/^\d{1,15}(\.\d{1,20})?$/),
  check((text) => Number(text) > 0, 'must be above zero'),
);
const authority = string();

/** A file of facts: the day on which its rows were last compared with their authorities, null if never, and the rows. */
const fileOf = <Row extends Parameters<typeof array>[0]>(row: Row) =>
  object({ checked: nullable(day), rows: array(row) });

/** Institution that publishes the official rate of each currency. */
export const AUTHORITIES: ReadonlyMap<string, string> = new Map(
  readFacts('authorities', fileOf(object({ code, institution: key, url })), authorities).rows.map((row) => [
    row.code,
    row.institution,
  ]),
);

const segmentSchema = object({
  ...{ code, institution: key, served: string(), from: day, url },
  others: array(object({ segment: string(), figure: string(), purpose: string() })),
});

/** Currencies with several official rates, and the segment that people get. */
export const SEGMENTS: ReadonlyMap<
  string,
  { readonly institution: string; readonly served: string; readonly from: string }
> = new Map(readFacts('segments', fileOf(segmentSchema), segments).rows.map((row) => [row.code, row]));

const institutionSchema = object({
  ...{ key, name: string(), rateType: picklist(RATE_TYPES), base: code },
  relayKey: optional(string()),
  country: optional(pipe(string(), regex(/^[A-Z]{2}$/))),
  /** Absent where it publishes no longer. */
  schedule: optional(
    object({
      zone: string(),
      at: pipe(string(), regex(/^\d{2}:\d{2}$/)),
      days: picklist(PUBLICATION_DAYS),
      forDay: optional(number()),
    }),
  ),
});

/** Institutions that a relay may name today. */
export const INSTITUTIONS = readFacts('institutions', fileOf(institutionSchema), institutions).rows.flatMap(
  ({ schedule, country, ...row }) =>
    schedule === undefined ? [] : [{ ...row, schedule: { ...schedule, ...(country && { country }) } }],
);

/** When an institution publishes. @throws Error where the facts do not say */
export function scheduleOf(institution: string): Schedule {
  const row = INSTITUTIONS.find((one) => one.key === institution);
  if (row === undefined) throw new Error(`no schedule of ${institution} in the facts`);
  return row.schedule;
}

/** A day of every year, one that goes with Easter, or the day of one year. */
const holiday = pipe(string(), regex(/^((\d{4}-)?\d{2}-\d{2}|maundy-thursday|good-friday|easter-monday)$/));

/** Public holidays and the countries that have them; those that are announced when the moon is seen are not known. */
export const HOLIDAYS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readFacts('holidays', fileOf(object({ day: holiday, countries: array(string()) })), holidays).rows.map(
    (row) => [row.day, new Set(row.countries)],
  ),
);

const pegSchema = object({
  ...{ code, anchor: code, figure, from: day, authority, url },
  /** `policy`: a decision that can change any day, which quotes may overrule. */
  kind: picklist(['law', 'board', 'policy']),
  /** Units of the anchor per one of the code, as the law states it, where it does so. */
  inverse: optional(figure),
  /** First day on which it no longer holds. */
  to: optional(day),
});

/** Pegs of all times, in the order of the file. */
export const PEG_FACTS = readFacts('pegs', fileOf(pegSchema), pegs).rows;

/** Withdrawn currencies with their irrevocable rate. */
export const RETIRED_FACTS = readFacts(
  'retired',
  fileOf(object({ code, successor: code, anchor: code, figure, from: day, authority, url })),
  retired,
).rows;

/** Money recounted under its own code. */
export const REDENOMINATIONS = readFacts(
  'redenominations',
  fileOf(object({ code, from: day, oldPerNew: figure, authority, url })),
  redenominations,
).rows;

/** Steps of an official rate by a large factor that its authority announced: the new rate divided by the old one. */
export const ANNOUNCED_STEPS = readFacts(
  'announced',
  fileOf(object({ code, from: day, factor: figure, authority, url })),
  announced,
).rows;

/** Currencies with several rates at once, which sources may quote in different ways without being wrong. */
export const SEVERAL_RATES: ReadonlySet<string> = new Set(
  readFacts('several-rates', fileOf(object({ code, url })), severalRates).rows.map((row) => row.code),
);
