import { boolean, check, type InferOutput, maxLength, object, optional, pipe, regex, string } from 'valibot';
import { currencyCodeSchema, isoDateSchema } from '../primitives.ts';
import { clocked } from './clocked.ts';

/** Longest note beside an own rate, in UTF-16 units. */
export const OWN_RATE_NOTE_LENGTH = 40;

/** A figure above zero in plain decimal digits, as typed: as many as a typed amount may have. */
export const typedFigureSchema = pipe(
  string(),
  regex(/^(?=.{1,1001}$)(?=.*[1-9])\d+(?:\.\d+)?$/, 'must be a figure above zero'),
);

/**
 * A rate that a person typed, as it is stored on a device and written to a copy of its data: 1 `base` is `text` `code`. There is
 * one of a pair, whichever way round. `until`: the last day on which it is used; always without one. `isUsed`: the person
 * wants it in place of the reference rate.
 */
const ownRateSchema = object({
  id: pipe(string(), regex(/^[0-9a-f-]{36}$/, 'must be an id')),
  base: currencyCodeSchema,
  code: currencyCodeSchema,
  text: typedFigureSchema,
  note: optional(pipe(string(), maxLength(OWN_RATE_NOTE_LENGTH, 'is too long'))),
  until: optional(isoDateSchema),
  isUsed: boolean(),
});
export type OwnRateRecord = InferOutput<typeof ownRateSchema>;

/** An own rate with its clock. */
export const storedOwnRateSchema = pipe(
  clocked(ownRateSchema.entries),
  check(({ base, code }) => base !== code, 'must be of two currencies'),
);
