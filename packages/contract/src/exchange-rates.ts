import {
  array,
  boolean,
  check,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
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

/**
 * What kind of value a rate is: `observed` published by the source for that date; `peg` computed from its anchor by law;
 * `retired` the irrevocable rate of a withdrawn currency; `stale` the last good value of a source that fell silent.
 */
const rateStatusSchema = picklist(['observed', 'peg', 'retired', 'stale'], 'must be a known mark');
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
const rateTypeSchema = picklist(RATE_TYPES, 'must be a type of rate');
export type RateType = InferOutput<typeof rateTypeSchema>;

/**
 * What the source wrote for the codes of an origin, and for the dollar of the same day where its base is another one: units
 * of the code per 1 `base`, or with `inverse` units of `base` per 1 of the code. A code whose text is not known is absent.
 */
const publishedFiguresSchema = object({
  base: currencyCodeSchema,
  inverse: optional(boolean('must be true or false')),
  rates: record(currencyCodeSchema, decimalTextSchema),
});

/**
 * Whose figure it is. `rateType`: what kind of figure the source prints; `institution`: key of who publishes it, where a relay or
 * a segment has a key of its own; `via`: key of the relay that passed it on, rebased; `segment`: which of several official rates.
 */
export const voiceEntries = {
  rateType: optional(rateTypeSchema),
  institution: optional(sourceKeySchema),
  via: optional(sourceKeySchema),
  segment: optional(string('must be text')),
};

/**
 * Codes that share one source, day and mark. For `peg` and `retired` the date is that of the anchor's value, and the base of
 * what is published is the anchor. `kind`: `official` or `market`; other kinds are no reference rates. `doubted`: the code has a
 * peg by law that independent institutions contradict, and what they say is served. `publishedAt`: day or instant of publication, where
 * the source says so: of a price, its instant.
 */
const rateOriginSchema = object({
  source: sourceKeySchema,
  date: isoDateSchema,
  mark: rateStatusSchema,
  codes: array(currencyCodeSchema),
  kind: optional(string('must be text')),
  doubted: optional(literal(true)),
  publishedAt: optional(string('must be text')),
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
  kind: string('must be text'),
  name: pipe(string('must be text'), regex(/^[a-z][a-z0-9-]{0,19}$/, 'must be the name of a rate')),
  source: sourceKeySchema,
  date: isoDateSchema,
  rate: decimalTextSchema,
  bid: optional(decimalTextSchema),
  ask: optional(decimalTextSchema),
  computed: optional(literal(true)),
  since: isoInstantSchema,
  seen: isoInstantSchema,
  frozen: optional(literal(true)),
});
export type StreetRateServed = InferOutput<typeof streetRateSchema>;

/** What a source calls itself, in its own language; `short` where there is a shorter name; `site`: its page, where it is linked. */
const sourceNameSchema = object({
  name: string('must be text'),
  short: optional(string('must be text')),
  site: optional(pipe(string('must be text'), regex(/^https:\/\/\S+$/, 'must be an address'))),
});

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
  base: literal('USD', 'must be USD'),
  rates: pipe(
    record(currencyCodeSchema, positiveSchema),
    check((rates) => rates.USD === 1, 'must give USD as 1'),
  ),
  timestamp: isoInstantSchema,
  fallback: boolean('must be true or false'),
  fetchedAt: nullable(isoInstantSchema),
  origins: array(rateOriginSchema),
  sources: optional(record(sourceKeySchema, sourceNameSchema)),
  kinds: optional(array(streetRateSchema)),
  announced: optional(array(rateOriginSchema)),
});
export type ExchangeRates = InferOutput<typeof exchangeRatesSchema>;

/**
 * What stands behind one rate. `opinions`: what each source says of it, per 1 USD, the better source first, with what it
 * published where the text is known; the served rate is one of them unless it is computed. `spread`: width of all figures as a share of the served rate, null with only one.
 */
const rateWithQuotesSchema = object({
  source: sourceKeySchema,
  date: isoDateSchema,
  mark: rateStatusSchema,
  spread: nullable(number('must be a number')),
  opinions: array(
    object({
      source: sourceKeySchema,
      date: isoDateSchema,
      rate: positiveSchema,
      ...voiceEntries,
      published: optional(publishedFiguresSchema),
    }),
  ),
});
export type RateWithQuotes = InferOutput<typeof rateWithQuotesSchema>;

/** Response of `GET /api/exchange-rates?detail=1`. */
export const ratesWithQuotesSchema = object({
  ...exchangeRatesSchema.entries,
  details: record(currencyCodeSchema, rateWithQuotesSchema),
});
export type RatesWithQuotes = InferOutput<typeof ratesWithQuotesSchema>;

/** Reads a response of `GET /api/exchange-rates?detail=1`. */
export const parseRatesWithQuotes = (input: unknown): Parsed<RatesWithQuotes> =>
  parseWith(ratesWithQuotesSchema, input);

/**
 * Reads a response of `GET /api/exchange-rates`.
 * @param input parsed JSON
 * @returns the table, or the first field at fault
 */
export const parseExchangeRates = (input: unknown): Parsed<ExchangeRates> =>
  parseWith(exchangeRatesSchema, input);

/** Days before a day from which a value can still be in force on it: a monthly one, or the last before a long closure. */
export const REACH_DAYS = 31;
