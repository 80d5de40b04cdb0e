import {
  canonicalDecimal,
  parseTypedNumber,
  type Separator,
  type TypedNumber,
  withoutGroups,
} from './typed-number.ts';

/** How an amount field reads. */
export interface AmountOptions {
  /** Temperature takes a minus sign; every other amount is zero or more. */
  readonly signed: boolean;
  /** The decimal separator of the page's language: it decides what `1.234` and `1,234` are. */
  readonly decimal: Separator;
}

/** What an amount field holds: a canonical decimal text (`1234.5`, `-40`, `0`), or why it holds none. */
export type ParsedAmount =
  | {
      readonly ok: true;
      readonly text: string;
      /** The same number with every decimal that was typed: `24.50`. */
      readonly typed: string;
      /** What the text means in the other convention, where it could: `1.234` beside `1234`. */
      readonly other?: string;
      /** The last group of three is not full yet. */
      readonly isIncomplete?: true;
    }
  | {
      readonly ok: false;
      readonly code: 'not-a-number' | 'two-separators' | 'negative';
      readonly text: string;
    };

const MINUS = /^\s*[-\u2212\u2012\u2013\uFE63\uFF0D]/;

/** Digits, and the power of ten behind them as far as it has been typed: `1,5e`, `1,5e-3`. */
const WITH_POWER = /^(.*?\d)[eE](?![.,])([-+\u2212]?\d{0,3})/;

/** A number with its point moved by a power of ten: `-3`, or as much of it as has been typed. */
function movePoint({ whole, fraction }: TypedNumber, power: string): TypedNumber {
  const by = Number.parseInt(power.replace('\u2212', '-'), 10) || 0;
  const digits = '0'.repeat(Math.max(0, -by - whole.length)) + whole + fraction;
  const point = digits.length - fraction.length + by;
  return { whole: digits.slice(0, point).padEnd(point, '0'), fraction: digits.slice(point) };
}

/** A minus behind digits, where nothing is worked out. */
const BEHIND_MINUS = /\d\s*[-\u2212]/;

const countSeparators = (text: string) => text.replace(/[^.,]/g, '').length;

/**
 * What an amount field shows after a key. Everything but digits and separators is stripped; a separator that no number
 * can have there is ignored; digits moved within groups end the grouping.
 * @param previous the text shown before
 * @param next the text the person made of it
 * @returns the text to show, with the separators as they were typed; a leading minus is kept when `signed`
 */
export function sanitizeAmount(previous: string, next: string, { signed, decimal }: AmountOptions): string {
  const [, mantissa = next, power] = WITH_POWER.exec(next) ?? [];
  // No digit is taken behind it: 2-1 is no 21.
  if (BEHIND_MINUS.test(mantissa)) return next;
  // Deleting the first group leaves its separator in front.
  const typed = mantissa.replace(/[^\d.,]/g, '').replace(/^[.,]+(?=\d*[.,])/, '');
  const sign = signed && MINUS.test(next) ? '-' : '';
  const behind = power === undefined ? '' : `e${power.replace('\u2212', '-')}`;
  if (parseTypedNumber(typed, decimal)) return sign + typed + behind;
  return countSeparators(next) > countSeparators(previous) ? previous : sign + withoutGroups(typed);
}

/**
 * Reads the text of an amount field, a power of ten behind it included, by the rules of {@link parseTypedNumber}.
 * @returns the canonical decimal; empty text and a lone separator or minus are `0`: whoever has typed no digit has nothing yet
 */
export function readAmount(text: string, { signed, decimal }: AmountOptions): ParsedAmount {
  const negative = MINUS.test(text);
  const unsigned = text
    .replace(/^(.*\d)\s*[-\u2212]$/, '$1')
    .replace(MINUS, '')
    .trim();
  const [all, mantissa = '', power = ''] = WITH_POWER.exec(unsigned) ?? [];
  const body = all === unsigned ? mantissa : unsigned;
  if (!/^[\d.,]*$/.test(body)) return { ok: false, code: 'not-a-number', text };
  const number = parseTypedNumber(body, decimal);
  if (!number) return { ok: false, code: 'two-separators', text };
  const { whole, fraction, other, isIncomplete } = body === unsigned ? number : movePoint(number, power);
  const value = canonicalDecimal(whole, fraction, negative);
  if (value.startsWith('-') && !signed) return { ok: false, code: 'negative', text };
  const sign = negative ? '-' : '';
  return {
    ok: true,
    text: value,
    typed: `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`,
    ...(other !== undefined && { other: sign + other }),
    ...(isIncomplete && { isIncomplete }),
  };
}
