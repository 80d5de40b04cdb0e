import type { Separators } from '../locale/locale.ts';
import type { ExactValue } from '../number/exact-value.ts';

/** The real minus sign, as wide as a digit. */
export const MINUS = '\u2212';

/** Narrow no-break space: stands before a unit. */
export const NARROW_SPACE = '\u202F';

const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Writes plain digits the way a language does: `1234.5` as `1.234,5` in Spanish and `1,234.5` in English. Thousands are
 * always grouped, lakhs where the region does, decimals never; no digit is added or lost; a zero carries no minus.
 *
 * @param plain digits with at most one point and an ASCII minus, as `toFixed` gives them
 * @throws RangeError for any other text: rounding and exponents are the caller's to settle
 */
export function formatDecimal(plain: string, locale: Separators): string {
  const match = PLAIN_DECIMAL.exec(plain);
  if (match === null) {
    throw new RangeError(`not plain digits: ${plain}`);
  }
  const [, sign, whole = '', decimals] = match;
  const { group, decimal, figures } = locale;
  const grouped = whole.replace(figures?.[2] ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g, group);
  const minus = sign === '-' && /[1-9]/.test(plain) ? MINUS : '';
  return decimals === undefined ? minus + grouped : minus + grouped + decimal + decimals;
}

/** Plain digits that have a point, with zeros added until there are at least `least` decimals. */
export function padDecimals(plain: string, least: number): string {
  return plain.padEnd(plain.indexOf('.') + 1 + least, '0');
}

/** Whether plain digits show nothing but zeros. */
export function isAllZeros(plain: string): boolean {
  return !/[1-9]/.test(plain);
}

/** A value at a number of decimals; where those show fewer than `least` significant digits of more, `digits` of them. */
export function withLeastDigits(exact: ExactValue, decimals: number, least: number, digits = least): string {
  const fixed = exact.toFixed(decimals);
  const shown = fixed.replace('.', '').replace(/^-?0*/, '').length;
  return shown >= least || exact.isExactAt(decimals)
    ? fixed
    : padDecimals(exact.toSignificant(digits), decimals);
}
