import { parseDecimal } from '../number/decimal.ts';
import { toNearestNumber } from '../number/to-number.ts';
import { applyPair, type Pair } from './pair.ts';

/**
 * Converts a double, read as its shortest decimal text, and rounds the exact result once.
 *
 * Everyday sizes take integers below 2^53 and one division, which IEEE 754 rounds correctly: where digits ÷ power is the
 * value again, with at most 15 digits, they are its shortest text.
 * @returns the nearest double; NaN and ±Infinity stay what they are
 */
export function convertNumber(value: number, pair: Pair): number {
  for (const { power, scale, shift, divisor, limit } of pair.quick) {
    const digits = Math.round(value * power);
    if (digits / power === value && Math.abs(digits) <= limit) return (digits * scale + shift) / divisor;
  }
  const exact = parseDecimal(`${value}`);
  return exact ? toNearestNumber(applyPair(pair, exact)) : value;
}
