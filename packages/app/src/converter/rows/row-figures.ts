import { type AmountOptions, type Currency, type ExactValue, withLeastDigits } from '@equivale/core';
import type { Amount } from '../../conversion/amount.ts';

/** Digits of an amount that is smaller than the smallest part of its money, and of any other: three are right to 0.5 %. */
const TINY_DIGITS = 6;
const LEAST_DIGITS = 3;

/** Money rounded to what exists of it, in plain digits; further where that would be wrong by more than 0.5 %. */
export function roundedMoney(exact: ExactValue, { displayDecimals }: Currency): string {
  const isTiny = !/[1-9]/.test(exact.toFixed(displayDecimals));
  return withLeastDigits(exact, displayDecimals, LEAST_DIGITS, isTiny ? TINY_DIGITS : LEAST_DIGITS);
}

/** What a row that was not typed in shows, ready to be typed on. */
export const shownAmount = (plain: string, decimal: AmountOptions['decimal']): Amount => ({
  text: plain.replace('.', decimal),
  value: plain,
});
