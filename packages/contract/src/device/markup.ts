import {
  boolean,
  type InferOutput,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  union,
} from 'valibot';
import { currencyCodeSchema, isoDateSchema } from '../primitives.ts';
import { clocked } from './clocked.ts';
import { typedFigureSchema } from './own-rate.ts';

/** Ways of paying: the person's own card, and four that the app offers to begin with. */
export const MARKUP_IDS = ['my-card', 'travel-card', 'bank-card', 'exchange-office', 'merchant'] as const;
export type MarkupId = (typeof MARKUP_IDS)[number];

/** A percentage as decimal text. */
export const percentSchema = pipe(
  string(),
  regex(/^-?(?=.{1,60}$)\d+(?:\.\d+)?$/, 'must be a percentage in plain decimal digits'),
);

/**
 * What is added to the reference rate by a way of paying, as it is stored on a device and written to a copy of its data; only of
 * the own card and of what the person changed. `fixed` and `minimum` are in `currency`. `paidOn`: day of the payment that the
 * percentage was worked out of.
 */
const markupSchema = object({
  id: picklist(MARKUP_IDS),
  name: optional(pipe(string(), regex(/\S/, 'must be a name'), maxLength(14, 'is too long'))),
  percent: percentSchema,
  fixed: optional(typedFigureSchema),
  minimum: optional(typedFigureSchema),
  currency: optional(currencyCodeSchema),
  paidOn: optional(isoDateSchema),
});
export type MarkupRecord = InferOutput<typeof markupSchema>;

/** Id of the record that says which markup is in use; it stands beside the markups. */
export const CHOSEN_MARKUP_ID = 'chosen';

/** Which way of paying is in use, none without `of`; `isTakenOff`: money is exchanged, and less is paid out. */
const chosenMarkupSchema = object({
  id: picklist([CHOSEN_MARKUP_ID]),
  of: optional(picklist(MARKUP_IDS)),
  isTakenOff: boolean(),
});
export type ChosenMarkupRecord = InferOutput<typeof chosenMarkupSchema>;

/** A way of paying, or which of them is in use, with its clock. */
export const storedMarkupSchema = union([clocked(markupSchema.entries), clocked(chosenMarkupSchema.entries)]);
