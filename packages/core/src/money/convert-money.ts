import { isDecimal, parseDecimal } from '../number/decimal.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { divide, multiply, type Rational } from '../number/rational.ts';
import { findCurrency } from './currencies.ts';
import { type RateTable, rateOf } from './rate-table.ts';

/** Why an amount has no exact result; the sentence is made at the edge from the code and the data. */
export type MoneyFailure =
  | { readonly ok: false; readonly code: 'unknown-currency'; readonly currency: string }
  | { readonly ok: false; readonly code: 'missing-rate'; readonly currency: string }
  | { readonly ok: false; readonly code: 'not-a-number'; readonly text: string }
  | { readonly ok: false; readonly code: 'out-of-range'; readonly text: string };

/**
 * Converts an amount through USD in doubles, with the specification's rules for what cannot be converted.
 *
 * @param amount any number, in `from`
 * @param from code of the amount's currency
 * @param to code of the result's currency
 * @param rates units per 1 USD
 * @returns the amount in `to`; the amount itself when both codes are the same; 0 for an amount of 0, for one that is
 *   not a finite number, and when either rate is missing or zero
 * @source SPEC.md section 5, "Currency conversion"
 */
export function convertCurrency(amount: number, from: string, to: string, rates: RateTable): number {
  if (from === to) {
    return amount;
  }
  const fromRate = rateOf(from, rates);
  const toRate = rateOf(to, rates);
  if (fromRate === undefined || toRate === undefined || !Number.isFinite(amount)) {
    return 0;
  }
  return (amount / fromRate) * toRate;
}

/** A rate as the decimal it was published as: the shortest text that gives the same double. */
function exactRate(code: string, rates: RateTable): Rational | MoneyFailure {
  if (findCurrency(code) === undefined) {
    return { ok: false, code: 'unknown-currency', currency: code };
  }
  const rate = rateOf(code, rates);
  const exact = rate === undefined ? undefined : parseDecimal(String(rate));
  return exact ?? { ok: false, code: 'missing-rate', currency: code };
}

/**
 * Converts a typed amount exactly: no step rounds, so every digit that is shown is right.
 *
 * @param text plain decimal as `readAmount` gives it
 * @param from code of the amount's currency
 * @param to code of the result's currency
 * @param rates units per 1 USD, each read as the shortest decimal text of its double
 * @returns the exact result, or why there is none; the same code gives the amount itself and needs no rate
 */
export function convertCurrencyExact(
  text: string,
  from: string,
  to: string,
  rates: RateTable,
): ExactValue | MoneyFailure {
  const amount = parseDecimal(text);
  if (amount === undefined) {
    return { ok: false, code: isDecimal(text) ? 'out-of-range' : 'not-a-number', text };
  }
  if (from === to && findCurrency(from) !== undefined) {
    return exactOf(amount);
  }
  const fromRate = exactRate(from, rates);
  if ('ok' in fromRate) {
    return fromRate;
  }
  const toRate = exactRate(to, rates);
  if ('ok' in toRate) {
    return toRate;
  }
  return exactOf(divide(multiply(amount, toRate), fromRate));
}

/**
 * What one unit of a currency is worth in another.
 *
 * @param rates units per 1 USD
 * @returns the double nearest to the exact quotient of the two rates; 1 for the same code; `undefined` when it cannot
 *   be known
 */
export function crossRate(from: string, to: string, rates: RateTable): number | undefined {
  const result = convertCurrencyExact('1', from, to, rates);
  return result.ok ? result.toNumber() : undefined;
}
