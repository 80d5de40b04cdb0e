import { isDecimal, parseDecimal } from '../number/decimal.ts';
import type { Rational } from '../number/rational.ts';

/** Why an amount has no exact result; the sentence is made at the edge from the code and the data. */
export type QuoteFailure =
  | { readonly ok: false; readonly code: 'unknown-currency'; readonly currency: string }
  /** No figure of the day and kind asked for. */
  | { readonly ok: false; readonly code: 'missing-rate'; readonly currency: string }
  | { readonly ok: false; readonly code: 'not-a-number'; readonly text: string }
  | { readonly ok: false; readonly code: 'out-of-range'; readonly text: string };

/** What a text is that is no number here. */
export const unreadable = (text: string): QuoteFailure => ({
  ok: false,
  code: isDecimal(text) ? 'out-of-range' : 'not-a-number',
  text,
});

/** The value of decimal text. */
export const parsed = (text: string): Rational | QuoteFailure => parseDecimal(text) ?? unreadable(text);
