import { type Rational, tenTo } from './rational.ts';

/** Most digits and largest exponent of ten accepted, either sign: far beyond what anyone types, small enough to stay instant. */
const MOST = 1000;

const DECIMAL = /^([+\-\u2212]?)(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;

/** Whether the text has the shape of a decimal number, whatever its size. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text);
}

/**
 * Reads a plain decimal text exactly: `12`, `-0.5`, `.5`, `5.`, `1.5e-7`, U+2212 as minus. No grouping, no spaces.
 * @returns the exact fraction; undefined when the text is not such a number, or has more than
 *   1000 digits or an exponent beyond ±1000 (`isDecimal` tells the two apart)
 */
export function parseDecimal(text: string): Rational | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = 0] = DECIMAL.exec(text) ?? [];
  const digits = whole + fraction;
  if (!digits || digits.length > MOST || Math.abs(Number(exponent)) > MOST) return undefined;
  const scale = Number(exponent) - fraction.length;
  // both minus signs come after the plus sign
  const n = BigInt(sign > '+' ? `-${digits}` : digits);
  return scale < 0 ? { n, d: tenTo(-scale) } : { n: n * tenTo(scale), d: 1n };
}

/** Why a text has no exact value; the sentence is made at the edge. */
export type Unreadable =
  | { readonly ok: false; readonly code: 'not-a-number'; readonly text: string }
  /** Too many digits, or too large an exponent. */
  | { readonly ok: false; readonly code: 'out-of-range'; readonly text: string };

/** What a text is that `parseDecimal` does not read. */
export const unreadable = (text: string): Unreadable => ({
  ok: false,
  code: DECIMAL.test(text) ? 'out-of-range' : 'not-a-number',
  text,
});

/** The value of decimal text, or why it has none. */
export const parsed = (text: string): Rational | Unreadable => parseDecimal(text) ?? unreadable(text);
