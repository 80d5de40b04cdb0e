import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { divide, multiply, rational, subtract } from '../number/rational.ts';
import { type Quote, type QuoteRequest, quote } from './quote.ts';
import type { QuoteFailure } from './quote-failure.ts';
import type { RateTable } from './rate-table.ts';

/** A price in one currency that was charged in another. */
export interface Payment extends Pick<QuoteRequest, 'from' | 'to' | 'on' | 'own'> {
  /** The price, in `from`: plain decimal text above zero. */
  readonly cost: string;
  /** What was charged, in `to`: plain decimal text above zero. */
  readonly charged: string;
}

/** What a payment says of its rate. */
export interface RatePaid {
  readonly ok: true;
  /** Units of `to` that were charged per one `from`. */
  readonly rate: ExactValue;
  /** What was charged beyond the price at the reference rate, in `to`; below zero where it was less. */
  readonly markup: ExactValue;
  /** The same in percent of the price at the reference rate. */
  readonly percent: ExactValue;
  /** The price at the reference rate, with that rate, its figures and its day. */
  readonly reference: Quote;
}

const HUNDRED = rational(100n);

/**
 * The rate that a payment was really charged at, and its markup over the reference rate: the reverse of a quote with a markup.
 * A markup of that percentage brings back what was charged, to the last digit of either amount.
 *
 * @param payment two amounts; `on` the day of the reference rate, `own` a reference that stands in no table
 * @param rates the table in which the reference rate is looked up
 * @returns why there is no rate: as for a quote, and `out-of-range` for an amount that is not above zero
 */
export function ratePaid(payment: Payment, rates: RateTable): RatePaid | QuoteFailure {
  const { cost, charged, from, to, on, own } = payment;
  const reference = quote({ amount: cost, from, to, on, own }, rates);
  if (!reference.ok) return reference;
  // The same money quotes any amount as it is: read so, it fails as every amount does.
  const bill = quote({ amount: charged, from: to, to }, rates);
  if (!bill.ok) return bill;
  if (reference.result.sign <= 0) return { ok: false, code: 'out-of-range', text: cost };
  if (bill.result.sign <= 0) return { ok: false, code: 'out-of-range', text: charged };
  const [paid, due] = [bill.result.toFraction(), reference.result.toFraction()];
  const markup = subtract(paid, due);
  return {
    ok: true,
    rate: exactOf(divide(multiply(paid, reference.rate.toFraction()), due)),
    markup: exactOf(markup),
    percent: exactOf(divide(multiply(markup, HUNDRED), due)),
    reference,
  };
}
