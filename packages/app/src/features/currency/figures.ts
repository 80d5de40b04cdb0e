import { exactOf, formatDecimal, formatRate, type Locale, parseDecimal } from '@equivale/core';

/**
 * A rate in the language's own figures: 4 decimals, more where those would show fewer than 4 digits.
 * @param rate as served (its text is read exactly) or computed
 */
export function writeRate(rate: string | number, language: Locale): string {
  const text = String(rate);
  const value = parseDecimal(text);
  return value ? formatRate(exactOf(value), language) : formatDecimal(Number(text).toFixed(4), language);
}
