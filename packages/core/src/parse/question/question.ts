import type { FormerMoney } from '../../money/currencies/former-money.ts';
import type { ExactValue } from '../../number/exact-value.ts';
import type { Rational } from '../../number/rational.ts';

/** Where in the typed text something stands: UTF-16 positions, the end not included. */
export type Span = readonly [start: number, end: number];

/** An amount of one unit, as written: `5 ft` of `5 ft 11 in`. */
export interface QuantityPart {
  readonly amount: Rational;
  readonly unit: string;
}

/** One way to understand a question. */
export interface Interpretation {
  /** A unit category, `currency`, or `number` for arithmetic without a unit. */
  readonly category: string;
  /** The whole amount in `from`. */
  readonly amount: ExactValue;
  /** Unit id or currency code; empty for `number`. */
  readonly from: string;
  /** What was typed, part by part, when it was more than one: `5 ft 11 in`. */
  readonly parts: readonly QuantityPart[];
  /** Targets in the order requested; the likely ones when `assumedTarget`; never empty except for `number`. */
  readonly to: readonly string[];
  /** The targets are one result in parts (`feet and inches`), not several results. */
  readonly compound: boolean;
  /** The question named no target: `to` holds what people usually want next. */
  readonly assumedTarget: boolean;
}

/** What can be wrong with a question. */
export type QuestionErrorCode =
  | 'empty'
  | 'too-long'
  | 'unknown-word'
  | 'not-a-number'
  | 'out-of-range'
  | 'division-by-zero'
  | 'missing-unit'
  | 'missing-amount'
  | 'mixed-categories'
  | 'negative'
  | 'below-absolute-zero'
  | 'not-understood';

/** A question that was not understood: where, and what would have been. */
export interface QuestionError {
  readonly ok: false;
  readonly code: QuestionErrorCode;
  readonly span: Span;
  /** Words or unit ids that would be understood in that place, best first. */
  readonly suggestions: readonly string[];
}

/** Something in the text that was read as another word, or not at all. */
export interface Correction {
  readonly span: Span;
  /** The word that it was read as, folded; empty where it was left out. */
  readonly word: string;
}

/** A question understood: the likeliest interpretation first, every other plausible one after it. */
export interface Question {
  readonly ok: true;
  readonly interpretation: Interpretation;
  readonly alternatives: readonly Interpretation[];
  /** What was not read as it was typed, which the screen has to say. */
  readonly corrections: readonly Correction[];
  /** Money in it that has become euros. */
  readonly former?: readonly FormerMoney[];
}
