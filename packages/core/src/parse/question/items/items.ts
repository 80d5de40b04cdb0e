import type { Operator } from '../../../locale/language.ts';
import type { Rational } from '../../../number/rational.ts';
import type { Span } from '../question.ts';
import type { Sense } from '../words/senses.ts';

/** An amount of something whose unit may still mean several things. */
export interface LoosePart {
  readonly amount: Rational;
  senses: readonly Sense[];
  /** What joined it to the part before: sums go in any order, `5 ft 11 in` only downwards. */
  readonly sign?: Operator | undefined;
  /** The amount is the result of arithmetic. */
  worked?: boolean;
}

/** One amount, in one unit or in parts. */
interface QuantityItem {
  readonly kind: 'quantity';
  readonly parts: readonly LoosePart[];
  readonly span: Span;
}

/** A unit without an amount: a target, or the source of `euro to dollar`. */
export interface UnitItem {
  readonly kind: 'unit';
  senses: readonly Sense[];
  readonly span: Span;
  /** `how many` stood before it. */
  readonly requested?: boolean | undefined;
  /** `per` stood before it. */
  readonly per?: boolean | undefined;
  /** `in` stood before it: `feet in miles` may be requested either way round. */
  readonly within?: boolean | undefined;
  /** What joined it to the unit before: `feet and inches` is one result, `feet, inches` are two. */
  readonly joined: 'and' | 'list' | undefined;
}

/** Arithmetic without a unit. */
interface NumberItem {
  readonly kind: 'number';
  readonly amount: Rational;
  readonly computed: boolean;
  readonly span: Span;
}

export type Item = QuantityItem | UnitItem | NumberItem;
