import type { Unreadable } from '../number/decimal.ts';

/** Why an amount has no exact result; the sentence is made at the edge from the code and the data. */
export type QuoteFailure =
  | { readonly ok: false; readonly code: 'unknown-currency'; readonly currency: string }
  /** No figure of the day and kind asked for. */
  | { readonly ok: false; readonly code: 'missing-rate'; readonly currency: string }
  | Unreadable;
