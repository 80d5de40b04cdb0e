import {
  array,
  boolean,
  check,
  type GenericSchema,
  type InferOutput,
  literal,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  transform,
  unknown,
} from 'valibot';
import { type Parsed, parseWith } from './parsed.ts';
import {
  currencyCodeSchema,
  decimalTextSchema,
  isoDateSchema,
  isoInstantSchema,
  positiveSchema,
} from './primitives.ts';
import { sourceKeySchema } from './source-key.ts';

const text = string('must be text');
/** A mark that is absent or true. */
const onlySet = optional(literal(true));

/**
 * What kind of value a rate is: `observed` published by the source for that date; `peg` computed from its anchor by law;
 * `retired` the irrevocable rate of a withdrawn currency; `stale` the last good value of a source that fell silent.
 */
export const rateStatusSchema = picklist(['observed', 'peg', 'retired', 'stale'], 'must be a known mark');
export type RateStatus = InferOutput<typeof rateStatusSchema>;

/**
 * What kind of figure a source prints: `reference` or `fixing` of an authority, a `weighted-mean` of deals, `buying` or `selling`
 * alone, the `middle` computed from both, `administered` by decision, a `spot` price, `decree` of law, or `computed`.
 */
export const RATE_TYPES = [
  'reference',
  'fixing',
  'weighted-mean',
  'buying',
  'selling',
  'middle',
  'administered',
  'spot',
  'decree',
  'computed',
] as const;
export type RateType = (typeof RATE_TYPES)[number];
/** Types that came later are read too: who names one looks whether there is a word for it. */
const rateTypeSchema = text as GenericSchema<RateType>;

/**
 * What the source wrote for the codes of an origin, and for the dollar of the same day where its base is another one: units
 * of the code per 1 `base`, or with `inverse` units of `base` per 1 of the code. A code whose text is not known is absent.
 */
export const publishedFiguresSchema = object({
  base: currencyCodeSchema,
  inverse: optional(boolean('must be true or false')),
  rates: record(currencyCodeSchema, decimalTextSchema),
});

/**
 * Whose figure it is. `rateType`: what kind of figure the source prints, one of {@link RATE_TYPES} or one that came later; `institution`: key of who publishes it, where a relay or
 * a segment has a key of its own; `via`: key of the relay that passed it on, rebased; `segment`: which of several official rates;
 * `compiled`: gathered by third parties that do not say from where.
 */
export const voiceEntries = {
  rateType: optional(rateTypeSchema),
  institution: optional(sourceKeySchema),
  via: optional(sourceKeySchema),
  segment: optional(text),
  compiled: onlySet,
};

/**
 * Codes that share one source, day and mark. For `peg` and `retired` the date is that of the anchor's value, and the base of
 * what is published is the anchor. `kind`: `official` or `market`; other kinds are no reference rates. `doubted`: the code has a
 * peg by law that independent institutions contradict, and what they say is served. `newer`: who has a value of a newer day than
 * this one of a source that is silent. `publishedAt`: day or instant of publication, where
 * the source says so: of a price, its instant.
 */
const rateOriginSchema = object({
  source: sourceKeySchema,
  date: isoDateSchema,
  mark: rateStatusSchema,
  codes: array(currencyCodeSchema),
  kind: optional(text),
  doubted: onlySet,
  newer: optional(object({ source: sourceKeySchema, date: isoDateSchema })),
  publishedAt: optional(text),
  ...voiceEntries,
  published: optional(publishedFiguresSchema),
});
export type RateOrigin = InferOutput<typeof rateOriginSchema>;

/**
 * A rate that is no reference rate, such as that of the street. `name`: what people call it (`blue`). `rate`: units of the
 * code per 1 `base`; as published, or with `computed` the middle of `bid` and `ask`. `since`: the
 * instant since which it has been the same, `date` its day; `seen`: when it last stood in a response. `frozen`: it comes
 * without change while the market moves.
 */
const streetRateSchema = object({
  code: currencyCodeSchema,
  base: currencyCodeSchema,
  kind: text,
  name: pipe(text, regex(/^[a-z][a-z0-9-]{0,19}$/, 'must be the name of a rate')),
  source: sourceKeySchema,
  date: isoDateSchema,
  rate: decimalTextSchema,
  bid: optional(decimalTextSchema),
  ask: optional(decimalTextSchema),
  computed: onlySet,
  since: isoInstantSchema,
  seen: isoInstantSchema,
  frozen: onlySet,
});
export type StreetRateServed = InferOutput<typeof streetRateSchema>;

/** What a source calls itself, in its own language; `short` where there is a shorter name; `site`: its page, where it is linked. */
const sourceNameSchema = object({
  name: text,
  short: optional(text),
  site: optional(pipe(text, regex(/^https:\/\/\S+$/, 'must be an address'))),
});

const isFallbackSchema = boolean('must be true or false');
const dollarIsOne = check((rates: Readonly<Record<string, number>>) => rates.USD === 1, 'must give USD as 1');
const base = literal('USD', 'must be USD');
const sources = optional(record(sourceKeySchema, sourceNameSchema));
const kindsSchema = optional(array(streetRateSchema));

/**
 * Response of `GET /api/exchange-rates`.
 * `rates`: units of the code per 1 USD, USD itself being 1. `timestamp`: instant of the oldest of the major currencies,
 * so the table is at least that fresh. `fallback`: some value comes from a bundle or from disk, not from a live refresh.
 * `fetchedAt`: last successful live refresh, null before the first. `origins`: every code of `rates` stands in exactly one;
 * the exact figures are there, and `rates` are the doubles nearest to what they come to. `sources`: the names of all
 * that the table or its details may speak of; absent in answers of version 1.0.0. `kinds`: rates that are no reference
 * rates; absent where the service asks no source of such. `announced`: origins of days to come, whose figures the sources
 * have published and which hold from their date on.
 */
export const exchangeRatesSchema = object({
  base,
  rates: pipe(record(currencyCodeSchema, positiveSchema), dollarIsOne),
  timestamp: isoInstantSchema,
  fallback: isFallbackSchema,
  fetchedAt: nullable(isoInstantSchema),
  origins: array(rateOriginSchema),
  sources,
  kinds: kindsSchema,
  announced: optional(array(rateOriginSchema)),
});
export type ExchangeRates = InferOutput<typeof exchangeRatesSchema>;

/** Source of figures that came without one. */
export const UNKNOWN_SOURCE = 'unknown';

/** The table as it is read: another server may send base, rates and timestamp alone, and a rate that is none is left out. */
const readEntries = {
  rates: pipe(
    record(string(), unknown()),
    transform(
      (rates) =>
        Object.fromEntries(
          Object.entries(rates).filter(
            ([code, rate]) => /^[A-Z]{3,5}$/.test(code) && Number.isFinite(rate) && Number(rate) > 0,
          ),
        ) as Record<string, number>,
    ),
    dollarIsOne,
  ),
  origins: optional(array(rateOriginSchema), []),
};

/** Currencies with several official rates, and since when: a figure that does not say of which of them it is, is none. */
export const SEGMENTED_SINCE: Readonly<Record<string, string>> = { CUP: '2025-12-19' };

/** Figures that came without an origin are of nobody's. */
function withOrigins<Table extends Pick<ExchangeRates, 'origins' | 'rates' | 'timestamp'>>(
  table: Table,
): Table {
  const { timestamp } = table;
  const rates = { ...table.rates };
  const ofNobody = { source: UNKNOWN_SOURCE, date: timestamp.slice(0, 10), mark: 'observed' as const };
  const given = table.origins.length > 0 ? table.origins : [{ ...ofNobody, codes: Object.keys(rates) }];
  const origins = given.map(({ codes, ...origin }) => ({
    ...origin,
    codes: codes.filter((code) => {
      const isTold = origin.segment || !(origin.date >= (SEGMENTED_SINCE[code] ?? 'a'));
      if (!isTold) delete rates[code];
      return isTold;
    }),
  }));
  return { ...table, rates, origins };
}

const readSchema = pipe(
  object({
    base,
    timestamp: isoInstantSchema,
    sources,
    ...readEntries,
    fallback: optional(isFallbackSchema, false),
    fetchedAt: optional(nullable(isoInstantSchema), null),
    kinds: kindsSchema,
  }),
  transform(withOrigins),
);

/**
 * Reads a response of `GET /api/exchange-rates`.
 * @param input parsed JSON
 * @returns the table, or the first field at fault
 */
export const parseExchangeRates = (input: unknown): Parsed<ExchangeRates> => parseWith(readSchema, input);

const daySchema = pipe(
  string(),
  transform((instant) => instant.slice(0, 10)),
  isoDateSchema,
);
const referenceSchema = pipe(
  object({ ...readEntries, base, sources, timestamp: daySchema }),
  transform(withOrigins),
);
/** What is needed to convert at the reference rates; `timestamp` is a day. */
export type ReferenceRates = InferOutput<typeof referenceSchema>;

/** Reads of the same response only what converting takes. */
export const parseReferenceRates = (input: unknown): Parsed<ReferenceRates> =>
  parseWith(referenceSchema, input);

/** Days before a day from which a value can still be in force on it: a monthly one, or the last before a long closure. */
export const REACH_DAYS = 31;
