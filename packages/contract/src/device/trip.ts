import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
} from 'valibot';
import { currencyCodeSchema, decimalTextSchema, isoDateSchema } from '../primitives.ts';
import { clocked } from './clocked.ts';
import { percentSchema } from './markup.ts';

/** What a trip and its expenses hold at most. */
export const TRIP_LIMITS = { currencies: 12, note: 80 } as const;

const idSchema = pipe(string(), regex(/^[\w-]{1,64}$/, 'must be an id'));

/** A rate by the texts that it is made of: the product of `times`, divided by that of `over`. */
const writtenRateSchema = object({
  times: pipe(array(decimalTextSchema), maxLength(24)),
  over: pipe(array(decimalTextSchema), maxLength(24)),
});

/** A rate into the home currency as it was published, with who published it and the day. */
const frozenRateSchema = object({
  ...writtenRateSchema.entries,
  sources: pipe(array(pipe(string(), maxLength(40))), maxLength(8)),
  day: optional(isoDateSchema),
});

/** How it was paid. */
const meansSchema = picklist(['card', 'cash']);

/** Two amounts that belong together, from which a rate is learned, and the reference rate of that time beside them. */
const learnedRateSchema = object({
  paid: decimalTextSchema,
  currency: currencyCodeSchema,
  charged: decimalTextSchema,
  day: isoDateSchema,
  reference: frozenRateSchema,
});

/** A trip as it is stored on a device and written to a copy of its data. */
const tripSchema = object({
  id: idSchema,
  /** A territory of ISO 3166-1, or a currency. */
  place: pipe(string(), regex(/^[A-Z]{2,5}$/, 'must be a territory or a currency')),
  /** What is paid with there, the main one first. */
  currencies: pipe(array(currencyCodeSchema), minLength(1), maxLength(TRIP_LIMITS.currencies)),
  home: currencyCodeSchema,
  from: optional(isoDateSchema),
  until: optional(isoDateSchema),
  /** The reference rates that were taken along, and the day of it. */
  frozen: object({ on: isoDateSchema, rates: record(currencyCodeSchema, frozenRateSchema) }),
  /** What the card adds on this trip, in percent. */
  fee: optional(percentSchema),
  cash: optional(learnedRateSchema),
  isPast: optional(boolean()),
});

/** What was spent, with the rate that it was converted at written down. */
const expenseSchema = object({
  id: idSchema,
  trip: idSchema,
  amount: decimalTextSchema,
  currency: currencyCodeSchema,
  home: currencyCodeSchema,
  by: meansSchema,
  day: isoDateSchema,
  note: optional(pipe(string(), maxLength(TRIP_LIMITS.note))),
  rate: writtenRateSchema,
  /** What the rate was learned from; the frozen reference without it. */
  learned: optional(meansSchema),
  /** What the bank charged, in the home currency. */
  charged: optional(decimalTextSchema),
});

export type Trip = InferOutput<typeof tripSchema>;
export type Expense = InferOutput<typeof expenseSchema>;
export type FrozenRate = InferOutput<typeof frozenRateSchema>;
export type LearnedRate = InferOutput<typeof learnedRateSchema>;

export const storedTripSchema = clocked(tripSchema.entries);
export const storedExpenseSchema = clocked(expenseSchema.entries);
