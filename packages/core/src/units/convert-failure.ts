/** Why an exact conversion has no result; the sentence is made at the edge from the code and the data. */
export type ConvertFailure =
  | { readonly ok: false; readonly code: 'unknown-unit'; readonly unit: string }
  | { readonly ok: false; readonly code: 'mixed-categories'; readonly from: string; readonly to: string }
  | { readonly ok: false; readonly code: 'not-a-number'; readonly text: string }
  | { readonly ok: false; readonly code: 'out-of-range'; readonly text: string }
  | { readonly ok: false; readonly code: 'below-absolute-zero'; readonly unit: string };
