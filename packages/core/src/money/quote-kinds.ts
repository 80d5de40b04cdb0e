import { parseDecimal } from '../number/decimal.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { add, divide, multiply, rational, subtract } from '../number/rational.ts';
import { quote } from './quote.ts';
import { streetRate } from './rate-path.ts';
import type { RateTable, StreetRate } from './rate-table.ts';

const HUNDRED = rational(100n);
const MOST_DIGITS = 80;

/**
 * The middle of what is paid and what is taken for a currency, as decimal text: exact, since half of a decimal is one.
 *
 * @param bid decimal text above zero
 * @param ask decimal text above zero
 * @returns undefined where one of them is no decimal
 */
export function middleText(bid: string, ask: string): string | undefined {
  const [low, high] = [parseDecimal(bid), parseDecimal(ask)];
  return low && high && exactOf(divide(add(low, high), rational(2n))).toSignificant(MOST_DIGITS);
}

/**
 * What an amount comes to midway between two rates, both of them units of one currency per one of another.
 *
 * @param official what it comes to at one of them, above zero
 * @param street and at the other
 * @param isTurned the amount is in the currency that the rates count: then it is divided by what lies midway
 */
export function midway(official: ExactValue, street: ExactValue, isTurned: boolean): ExactValue {
  const [one, other] = [official.toFraction(), street.toFraction()];
  const sum = add(one, other);
  const two = rational(2n);
  return exactOf(isTurned ? divide(multiply(two, multiply(one, other)), sum) : divide(sum, two));
}

/** A rate of the street for a pair, beside the reference rate of that pair. */
export interface PairKind {
  readonly street: StreetRate;
  /** Units of the second currency per one of the first at that rate. */
  readonly rate: ExactValue;
  /** Percent by which that lies above the pair's reference rate; undefined where that is not known. */
  readonly gap: ExactValue | undefined;
}

/**
 * Every rate of the street that a pair can be converted at: those of its second currency, or else of its first. Where
 * there is a figure for the pair itself it is used, and else the one for the dollar.
 *
 * @param from what is converted
 * @param to into what
 * @param table with the street's rates beside the others
 * @returns in the table's order; a name stands once
 */
export function kindsOfPair(from: string, to: string, table: RateTable): PairKind[] {
  const all = table.kinds ?? [];
  const code = [to, from].find((side) => all.some((street) => street.code === side));
  const ofCode = all.filter((street) => street.code === code);
  const other = code === to ? from : to;
  const names = [...new Set(ofCode.map(({ name }) => name))];
  return names.flatMap((name) => {
    const street = streetRate(table, code, name, other);
    if (!street) return [];
    const pair = { amount: '1', from, to };
    const quoted = quote({ ...pair, street: { code: street.code, name } }, table);
    const reference = quote(pair, table);
    if (!quoted.ok) return [];
    const [rate, official] = [quoted, reference].map((one) => one.ok && one.rate.toFraction());
    const gap = rate && official && divide(multiply(subtract(rate, official), HUNDRED), official);
    return [{ street, rate: quoted.rate, gap: gap ? exactOf(gap) : undefined }];
  });
}
