import type { Separators } from '../locale/locale.ts';
import type { Currency } from '../money/currencies/currency.ts';
import type { ExactValue } from '../number/exact-value.ts';
import { formatDecimal, isAllZeros, padDecimals, withLeastDigits } from './format-decimal.ts';

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
/** Fewer significant digits than this are wrong by more than 0.5 %. */
const LEAST_DIGITS = 3;
/** Digits of a result of which the decimals above would show too few, and always of crypto. */
const TINY_SIGNIFICANT_DIGITS = 6;

/** The result at a number of decimals, or by its first digits where those decimals would show too few. */
const roundVisibly = (exact: ExactValue, decimals: number, least = LEAST_DIGITS): string =>
  withLeastDigits(exact, decimals, least, TINY_SIGNIFICANT_DIGITS);

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
 * Where 6 decimals would show fewer than 3 significant digits of more, its first 6 stand instead.
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
 * Formats a currency result with 2 to 6 decimals, those past its minor unit muted: `85,47·7391`, `15.500·,00`.
 * Below the minor unit nothing is muted, and there are as many decimals as 6 digits of crypto or 3 of other money need.
 */
export function formatCurrencyResult(exact: ExactValue, currency: Currency, locale: Separators): Formatted {
  const { kind, minorUnits, displayDecimals } = currency;
  const most = Math.max(RESULT_DECIMALS, displayDecimals);
  const least = Math.max(LEAST_MONEY_DECIMALS, minorUnits ?? 0);
  const digits = kind === 'crypto' ? TINY_SIGNIFICANT_DIGITS : LEAST_DIGITS;
  const plain = padDecimals(roundVisibly(exact, most, digits).replace(/0+$/, ''), least);
  const strongLength = lengthWithDecimals(plain, displayDecimals);
  const isBelowMinorUnit = exact.sign !== 0 && isAllZeros(plain.slice(0, strongLength));
  const isTiny = isBelowMinorUnit || plain.length > lengthWithDecimals(plain, most);
  return splitDigits(plain, isTiny ? plain.length : strongLength, locale);
}
