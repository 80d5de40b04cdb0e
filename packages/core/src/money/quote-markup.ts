import { parsed } from '../number/decimal.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { add, compare, divide, multiply, type Rational, rational } from '../number/rational.ts';
import type { QuoteFailure } from './quote-failure.ts';

/** What is added to the result at the reference rate, or taken off it. */
export interface Markup {
  /** Percent of that result as decimal text; below zero where the rate is better than the reference. */
  readonly percent?: string | undefined;
  /** Fixed part, decimal text. */
  readonly fixed?: string | undefined;
  /** The least that percentage and fixed part come to together, decimal text. */
  readonly minimum?: string | undefined;
  /** Currency of the fixed part and of the minimum; the target without one. They are converted at the reference rate. */
  readonly currency?: string | undefined;
  /** Money is exchanged and less of it paid out, where otherwise a payment is charged and costs more. */
  readonly isTakenOff?: boolean | undefined;
}

/** A result in three lines, all in the target currency. */
export interface MarkupLines {
  /** The amount at the reference rate. */
  readonly reference: ExactValue;
  readonly markup: ExactValue;
  readonly total: ExactValue;
  /** `total` per unit of the amount; absent for an amount of 0. */
  readonly effectiveRate?: ExactValue;
}

const HUNDREDTH = rational(1n, 100n);

/** Percentage, fixed part and minimum of a markup as one figure in the target currency. */
function markupOf(reference: Rational, markup: Markup, perUnit: Rational): Rational | QuoteFailure {
  const { percent = '0', fixed = '0', minimum } = markup;
  const [share, part, least] = [parsed(percent), parsed(fixed), parsed(minimum ?? '0')];
  if ('ok' in share) return share;
  if ('ok' in part) return part;
  if ('ok' in least) return least;
  const found = add(multiply(multiply(reference, share), HUNDREDTH), multiply(part, perUnit));
  const bound = multiply(least, perUnit);
  return minimum !== undefined && compare(found, bound) < 0 ? bound : found;
}

/**
 * A result with its markup.
 * @param perUnit units of the target per one of the currency of fixed part and minimum
 */
export function withMarkup(
  amount: Rational,
  reference: Rational,
  markup: Markup,
  perUnit: Rational,
): MarkupLines | QuoteFailure {
  const found = markupOf(reference, markup, perUnit);
  if ('ok' in found) return found;
  const signed = markup.isTakenOff ? { n: -found.n, d: found.d } : found;
  const total = add(reference, signed);
  return {
    reference: exactOf(reference),
    markup: exactOf(signed),
    total: exactOf(total),
    ...(amount.n !== 0n && { effectiveRate: exactOf(divide(total, amount)) }),
  };
}
