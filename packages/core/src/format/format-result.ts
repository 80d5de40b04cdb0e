import type { Separators } from '../locale/locale.ts';
import type { Currency } from '../money/currencies/currency.ts';
import type { ExactValue } from '../number/exact-value.ts';
import { formatDecimal, isAllZeros, padDecimals } from './format-decimal.ts';

/** A result ready for the screen: one number in two inks. */
export interface Formatted {
  /** The whole number as shown, always `significant + muted`. */
  readonly text: string;
  /** The digits that matter most; full ink. */
  readonly significant: string;
  /** Decimals past the minor unit, or the trailing zeros of a unit result; quieter ink, possibly empty. */
  readonly muted: string;
  /** The same digits to copy: ASCII minus, a point, no grouping. */
  readonly plain: string;
}

const RESULT_DECIMALS = 6;
const LEAST_MONEY_DECIMALS = 2;
/** Where the decimals above would show only zeros: a result that is not zero is never shown as 0. */
const TINY_SIGNIFICANT_DIGITS = 6;

/** The result at a number of decimals, or by its first digits where those decimals would show only zeros. */
function roundVisibly(exact: ExactValue, decimals: number): string {
  const fixed = exact.toFixed(decimals);
  return exact.sign !== 0 && isAllZeros(fixed) ? exact.toSignificant(TINY_SIGNIFICANT_DIGITS) : fixed;
}

/** Parts a number after `strongLength` of its plain digits; a decimal separator goes with the digits after it. */
function splitDigits(plain: string, strongLength: number, locale: Separators): Formatted {
  const text = formatDecimal(plain, locale);
  const mutedDigits = plain.length - strongLength;
  const significant = text.slice(0, text.length - mutedDigits);
  return { text, significant, muted: text.slice(significant.length), plain };
}

/** How many of the plain digits stand before the decimals past `decimals`; the point goes with the decimals. */
function lengthWithDecimals(plain: string, decimals: number): number {
  const point = plain.indexOf('.');
  return Math.min(decimals === 0 ? point : point + 1 + decimals, plain.length);
}

/**
 * A unit result with 6 decimals, trailing zeros muted: `9,5·00000`.
 * Where 6 decimals would show only zeros for a result that is not zero, its first 6 significant digits stand instead.
 */
export function formatUnitResult(exact: ExactValue, locale: Separators): Formatted {
  const plain = roundVisibly(exact, RESULT_DECIMALS);
  return splitDigits(plain, plain.replace(/\.?0+$/, '').length, locale);
}

/** Significant digits of a figure in a list, and up to how many digits a whole number stays whole. */
const LISTED_DIGITS = 8;
const WHOLE_DIGITS = 15;

/** More than those before the separator. */
const LARGE = /^-?\d{9}/;
const wholeDigits = (exact: ExactValue): number => exact.toFixed(0).replace('-', '').length;

/**
 * A unit result in a list of many: eight significant digits, and no zeros at the end of the fraction. A larger number keeps
 * the digits before its separator, up to fifteen: 1.234.567.890 dm are no 1.234.567.900. Never 0 unless the result is 0.
 */
export function formatListedResult(exact: ExactValue, locale: Separators): Formatted {
  const text = exact.toSignificant(LISTED_DIGITS);
  const plain = LARGE.test(text) ? exact.toSignificant(Math.min(wholeDigits(exact), WHOLE_DIGITS)) : text;
  return splitDigits(plain, plain.length, locale);
}

/** A result of a unit that has no exact definition: `≈ 180`. */
export const approximately = (shown: Formatted): Formatted => ({
  ...shown,
  text: `≈\u202F${shown.text}`,
  significant: `≈\u202F${shown.significant}`,
});

/**
 * A currency result with 2 to 6 decimals (as many as the currency has, where that is more), the ones past its minor
 * unit muted: `85,47·7391`, and for a currency without minor units `15.500·,00`.
 * A result smaller than the minor unit is written in full ink, and never as 0 unless it is 0.
 */
export function formatCurrencyResult(exact: ExactValue, currency: Currency, locale: Separators): Formatted {
  const { minorUnits, displayDecimals } = currency;
  const most = Math.max(RESULT_DECIMALS, displayDecimals);
  const least = Math.max(LEAST_MONEY_DECIMALS, minorUnits ?? 0);
  const plain = padDecimals(roundVisibly(exact, most).replace(/0+$/, ''), least);
  const strongLength = lengthWithDecimals(plain, displayDecimals);
  const isBelowMinorUnit = exact.sign !== 0 && isAllZeros(plain.slice(0, strongLength));
  return splitDigits(plain, isBelowMinorUnit ? plain.length : strongLength, locale);
}
