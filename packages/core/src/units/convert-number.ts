import { parseDecimal } from '../number/decimal.ts';
import { toNearestNumber } from '../number/to-number.ts';
import { applyPair, type Pair } from './pair.ts';

/** Integers below this are exact in a double. */
const SAFE = 2 ** 53;

/**
 * The power of ten that makes the value an integer, where the whole conversion then stays in integers below 2^53.
 * A decimal of at most 15 digits is the shortest text of its double, so value × power names what was typed.
 * @returns 1, 100 or 1000000; 0 where the conversion needs integers without limit
 */
export function quickPower(value: number, { scale, shift, divisor }: Pair): number {
  let power = 1;
  if (Math.floor(value) !== value) {
    power = 100;
    if (Math.round(value * 100) / 100 !== value) {
      power = 1e6;
      if (Math.round(value * 1e6) / 1e6 !== value) return 0;
    }
  }
  const digits = Math.abs(value) * power;
  // a product that is 2^53 or more is never rounded to less, so comparing in doubles is safe
  return digits < 1e15 && (digits + 1) * scale + power * Math.abs(shift) < SAFE && power * divisor < SAFE
    ? power
    : 0;
}

/**
 * Converts a double, read as its shortest decimal text, and rounds the exact result once.
 * Everyday sizes take two integers below 2^53 and one division, which IEEE 754 rounds correctly.
 * @returns the nearest double; NaN and ±Infinity stay what they are
 */
export function convertNumber(value: number, pair: Pair): number {
  const power = quickPower(value, pair);
  if (power !== 0)
    return (Math.round(value * power) * pair.scale + power * pair.shift) / (power * pair.divisor);
  const exact = parseDecimal(`${value}`);
  if (!exact) return value;
  return toNearestNumber(applyPair(pair, exact));
}
