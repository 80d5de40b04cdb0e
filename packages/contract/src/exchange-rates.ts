import {
  array,
  boolean,
  check,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
} from 'valibot';
import { type Parsed, parseWith } from './parsed.ts';
import { currencyCodeSchema, isoDateSchema, isoInstantSchema, positiveSchema } from './primitives.ts';
import { sourceKeySchema } from './source-key.ts';

/**
 * What kind of value a rate is: `observed` published by the source for that date; `peg` computed from its anchor by law;
 * `retired` the irrevocable rate of a withdrawn currency; `stale` the last good value of a source that fell silent.
 */
const rateStatusSchema = picklist(['observed', 'peg', 'retired', 'stale'], 'must be a known mark');
export type RateStatus = InferOutput<typeof rateStatusSchema>;

/** Codes that share one source, day and mark. For `peg` and `retired` the date is that of the anchor's value. */
const rateOriginSchema = object({
  source: sourceKeySchema,
  date: isoDateSchema,
  mark: rateStatusSchema,
  codes: array(currencyCodeSchema),
});
export type RateOrigin = InferOutput<typeof rateOriginSchema>;

/**
 * Answer of `GET /api/exchange-rates`.
 * `rates`: units of the code per 1 USD, USD itself being 1. `timestamp`: instant of the oldest of the major currencies,
 * so the table is at least that fresh. `fallback`: some value comes from a bundle or from disk, not from a live refresh.
 * `fetchedAt`: last successful live refresh, null before the first. `origins`: every code of `rates` stands in exactly one.
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
});
export type ExchangeRates = InferOutput<typeof exchangeRatesSchema>;

/**
 * What stands behind one rate. `opinions`: what each source says of it, per 1 USD, the better source first; the served rate
 * is one of them unless it is computed. `spread`: width of all figures as a share of the served rate, null with only one.
 */
const rateWithQuotesSchema = object({
  source: sourceKeySchema,
  date: isoDateSchema,
  mark: rateStatusSchema,
  spread: nullable(number('must be a number')),
  opinions: array(object({ source: sourceKeySchema, date: isoDateSchema, rate: positiveSchema })),
});
export type RateWithQuotes = InferOutput<typeof rateWithQuotesSchema>;

/** Answer of `GET /api/exchange-rates?detail=1`. */
export const ratesWithQuotesSchema = object({
  ...exchangeRatesSchema.entries,
  details: record(currencyCodeSchema, rateWithQuotesSchema),
});
export type RatesWithQuotes = InferOutput<typeof ratesWithQuotesSchema>;

/** Reads an answer of `GET /api/exchange-rates?detail=1`. */
export const parseRatesWithQuotes = (input: unknown): Parsed<RatesWithQuotes> =>
  parseWith(ratesWithQuotesSchema, input);

/**
 * Reads an answer of `GET /api/exchange-rates`.
 * @param input parsed JSON
 * @returns the table, or the first field at fault
 */
export const parseExchangeRates = (input: unknown): Parsed<ExchangeRates> =>
  parseWith(exchangeRatesSchema, input);
