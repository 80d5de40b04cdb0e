import { parseDecimal } from '../../number/decimal.ts';
import { exactOf } from '../../number/exact-value.ts';
import { add, divide, multiply, type Rational, rational, subtract } from '../../number/rational.ts';
import { type AmountOptions, readAmount } from './typed-amount.ts';
import { canonicalDecimal, parseTypedNumber } from './typed-number.ts';

/** What arithmetic in an amount field comes to: a canonical decimal text, or why it comes to nothing. */
export type ParsedExpression =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'not-a-number' | 'division-by-zero' | 'negative' };

/** Decimals that a computed amount keeps: as many as a result shows. */
const DECIMALS = 6;
const ZERO = rational(0n);
/** The operators of a keyboard, and those that the field shows. */
const SHOWN: Readonly<Record<string, string>> = { '-': '\u2212', '*': '×', '/': '÷' };
/** The power of ten of the last number, as far as it has been typed: more digits may follow it. */
const POWER_AT_END = /^(.*?\d)[eE](?![.,])([-+\u2212]?\d{0,3})[^+\-\u2212*×/÷]*$/;

/** Whether the text of an amount field is arithmetic: an operator stands after a digit. A leading minus is a sign. */
export function isExpression(text: string): boolean {
  return /\d[.,]?\s*[+\-\u2212*×/÷]/.test(text);
}

/**
 * What an amount field shows after a key while its text is arithmetic: operators as they are printed, the newer one of
 * two in a row; everything but digits, separators and operators stripped.
 * @param previous the text shown before, which stays when a number would get a separator that none can have
 * @param next the text the person made of it
 */
export function sanitizeExpression(
  previous: string,
  next: string,
  { signed, decimal }: AmountOptions,
): string {
  const [, before = next, power] = POWER_AT_END.exec(next) ?? [];
  // A minus in a power of ten is no operator: the number is written out.
  const powers = before.replace(/\d[\d.,]*[eE][-+\u2212]?\d+/g, (number) => {
    const read = readAmount(number, { signed: false, decimal });
    return read.ok ? read.text.replace('.', decimal) : number;
  });
  const signs = powers.replace(/[-*/]/g, (sign) => SHOWN[sign] ?? sign).replace(/[^\d.,+\u2212×÷]/g, '');
  const text = signs
    .replace(/^[+\u2212×÷]+/, (signs) => (signed && signs.includes('\u2212') ? '\u2212' : ''))
    .replace(/[+\u2212×÷]+(?=[+\u2212×÷])/g, '');
  if (!text.split(/[+\u2212×÷]/).every((number) => parseTypedNumber(number, decimal))) return previous;
  return power === undefined ? text : `${text}e${power.replace('\u2212', '-').replace('+', '')}`;
}

/**
 * Reads arithmetic exactly: + − × ÷, the last two first, equals from the left. An operator at the end waits for its number
 * and counts for nothing until then.
 * @param text as `sanitizeExpression` gives it
 * @returns the canonical decimal with at most 6 decimals, half away from zero
 */
export function readExpression(text: string, { signed, decimal }: AmountOptions): ParsedExpression {
  const [first = '', ...rest] = text.replace(/[+\u2212×÷]+$/, '').split(/([+\u2212×÷])/);
  const numberOf = (digits: string): Rational | undefined => {
    const parsed = readAmount(digits, { signed: false, decimal });
    return parsed.ok ? parseDecimal(parsed.text) : undefined;
  };
  const start = numberOf(first);
  if (!start) return { ok: false, code: 'not-a-number' };
  let sum = ZERO;
  let term = start;
  for (let index = 0; index < rest.length; index += 2) {
    const operator = rest[index];
    const value = numberOf(rest[index + 1] ?? '');
    if (!value) return { ok: false, code: 'not-a-number' };
    if (operator === '÷' && value.n === 0n) return { ok: false, code: 'division-by-zero' };
    if (operator === '×') term = multiply(term, value);
    else if (operator === '÷') term = divide(term, value);
    else {
      sum = add(sum, term);
      term = operator === '+' ? value : subtract(ZERO, value);
    }
  }
  const total = exactOf(add(sum, term));
  if (total.sign < 0 && !signed) return { ok: false, code: 'negative' };
  const [whole = '', fraction = ''] = total.toFixed(DECIMALS).replace('-', '').split('.');
  return { ok: true, text: canonicalDecimal(whole, fraction, total.sign < 0) };
}
