import { array, type InferOutput, nullable, number, object, optional, record, string } from 'valibot';
import {
  exchangeRatesSchema,
  publishedFiguresSchema,
  rateStatusSchema,
  voiceEntries,
} from './exchange-rates.ts';
import { type Parsed, parseWith } from './parsed.ts';
import { currencyCodeSchema, isoDateSchema, positiveSchema } from './primitives.ts';
import { sourceKeySchema } from './source-key.ts';

/**
 * What stands behind one rate. `opinions`: what each source says of it, per 1 USD, the better source first, with what it
 * published where the text is known; the served rate is one of them unless it is computed. `spread`: width of all figures as a share of the served rate, null with only one.
 * `authority`: the institution that publishes the currency's official rate, null where none is known; its figure may not be the one
 * served.
 */
const rateWithQuotesSchema = object({
  source: sourceKeySchema,
  date: isoDateSchema,
  mark: rateStatusSchema,
  spread: nullable(number('must be a number')),
  authority: optional(nullable(object({ key: sourceKeySchema, name: string('must be text') }))),
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
