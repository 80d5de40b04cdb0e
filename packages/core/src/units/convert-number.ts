import { parseDecimal } from '../number/decimal.ts';
import { toNearestNumber } from '../number/to-number.ts';
import { applyPair, type Pair } from './pair.ts';

/** Integers below this are exact in a double. */
const SAFE = 2 ** 53;
/** Up to 15 digits name a double, so they are what was typed. @source IEEE 754-2019, 5.12.2: 15 digits there and back */
const LONGEST_NAME = 1e15;
/** Two decimals, whole numbers too large for that, six decimals: from the most frequent to the rarest. */
const POWERS = [100, 1, 1e6];

/**
 * Converts a double, read as its shortest decimal text, and rounds the exact result once.
 *
 * Everyday sizes take integers below 2^53 and one division, which IEEE 754 rounds correctly: where digits ÷ power is the
 * value again, with at most 15 digits, they are its shortest text.
 * @param from the ids of the two units, for curves that depend on both
 * @returns the nearest double; 0 for a zero that has no reciprocal; NaN and ±Infinity stay what they are
 */
export function convertNumber(value: number, pair: Pair, from?: string, to?: string): number {
  const [scale, shift, divisor] = pair.quick;
  for (const power of POWERS) {
    const digits = Math.round(value * power);
    // a product or a sum that is not exact is not below the limit either
    const size = Math.abs(digits * scale) + Math.abs(shift * power);
    if (digits / power === value && Math.abs(digits) < LONGEST_NAME && Math.max(size, divisor * power) < SAFE)
      return (digits * scale + shift * power) / (divisor * power);
  }
  const exact = parseDecimal(`${value}`);
  const result = exact && applyPair(pair, exact, from, to);
  return result ? toNearestNumber(result) : exact ? 0 : value;
}
