import type { AmountOptions, Currency, ExactValue } from '@equivale/core';
import type { Amount } from '../../conversion/amount.ts';

/** Digits of an amount that is smaller than the smallest part of its money. */
const LEAST_DIGITS = 6;

/** Money rounded to what exists of it, in plain digits; what is not zero is never 0. */
export function roundedMoney(exact: ExactValue, { displayDecimals }: Currency): string {
  const fixed = exact.toFixed(displayDecimals);
  return exact.sign !== 0 && !/[1-9]/.test(fixed) ? exact.toSignificant(LEAST_DIGITS) : fixed;
}

/** What a row that was not typed in shows, ready to be typed on. */
export const shownAmount = (plain: string, decimal: AmountOptions['decimal']): Amount => ({
  text: plain.replace('.', decimal),
  value: plain,
});
