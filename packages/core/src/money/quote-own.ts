import { parseDecimal } from '../number/decimal.ts';
import { type ExactValue, exactOf, toFullDecimal } from '../number/exact-value.ts';
import { divide, multiply, type Rational, rational, subtract, tenTo } from '../number/rational.ts';
import { type OwnRate, type Quote, quote } from './quote.ts';
import type { QuoteFailure } from './quote-failure.ts';
import type { RateTable } from './rate-table.ts';

/** A typed rate that is many times the reference rate, or a small part of it. */
export interface RateSlip {
  /** How many times one of the two is the other, above 1. */
  readonly times: ExactValue;
  /** The typed rate is the smaller one. */
  readonly isBelow: boolean;
  /** What was probably meant: the decimal point elsewhere, or the rate of the other direction. */
  readonly likely: OwnRate;
}

/** A rate that a person typed, beside the reference rate of its pair. */
export interface OwnRateCheck {
  readonly ok: true;
  /** Units of its code per 1 of its base. */
  readonly rate: ExactValue;
  readonly reference: Quote;
  /** How far it is above the reference rate, in percent. */
  readonly percent: ExactValue;
  readonly slip?: RateSlip;
}

const ONE = rational(1n);
const HUNDRED = rational(100n);

/** From here on a rate is asked about: no market is as far from its official rate for long, a decimal point easily is. */
const SLIP_TIMES = 5;

/** How many times one figure is the other, whichever is larger. */
function timesApart(a: Rational, b: Rational): Rational {
  const found = divide(a, b);
  return found.n < found.d ? divide(ONE, found) : found;
}

/** The typed rate with its decimal point elsewhere, or read in the other direction: the one nearest to the reference. */
function likelyRate({ base, code, text }: OwnRate, value: Rational, reference: Rational): OwnRate {
  const shifted = Array.from({ length: 13 }, (_, at) => at - 6).map((places) => {
    const moved =
      places < 0 ? divide(value, rational(tenTo(-places))) : multiply(value, rational(tenTo(places)));
    return { apart: timesApart(moved, reference), rate: { base, code, text: toFullDecimal(moved) ?? text } };
  });
  const turned = {
    apart: timesApart(divide(ONE, value), reference),
    rate: { base: code, code: base, text },
  };
  return (
    [turned, ...shifted].sort((a, b) => exactOf(subtract(a.apart, b.apart)).sign)[0]?.rate ?? turned.rate
  );
}

/**
 * Holds a rate that a person typed against the reference rate.
 *
 * @param own in the direction typed
 * @param rates the table in which the reference rate is looked up
 * @returns why it cannot be said: no rate above zero, or no reference
 */
export function checkOwnRate(own: OwnRate, rates: RateTable): OwnRateCheck | QuoteFailure {
  const pair = { amount: '1', from: own.base, to: own.code };
  const typed = quote({ ...pair, own }, rates);
  if (!typed.ok) return typed;
  const reference = quote(pair, rates);
  if (!reference.ok) return reference;
  const [value, expected] = [typed.rate.toFraction(), reference.rate.toFraction()];
  const times = timesApart(value, expected);
  const isSlip = times.n >= times.d * BigInt(SLIP_TIMES);
  return {
    ok: true,
    rate: typed.rate,
    reference,
    percent: exactOf(divide(multiply(subtract(value, expected), HUNDRED), expected)),
    ...(isSlip && {
      slip: {
        times: exactOf(times),
        isBelow: exactOf(subtract(value, expected)).sign < 0,
        likely: likelyRate(own, parseDecimal(own.text) ?? value, expected),
      },
    }),
  };
}
