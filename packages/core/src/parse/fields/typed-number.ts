import { withoutDigits } from '../../text/characters.ts';
/** The decimal separator of a language. */
export type Separator = '.' | ',';

/** A number as it was typed, without its grouping. */
export interface TypedNumber {
  readonly whole: string;
  readonly fraction: string;
  /** Canonical decimal that the same text means in the other convention, for one separator before exactly three digits. */
  readonly other?: string;
  /** The last group of three is not full yet: `1.234.5`. */
  readonly isIncomplete?: true;
}

/** Canonical plain decimal of loose digits: no needless zeros, `.` as the point, `0` for nothing. */
export function canonicalDecimal(whole: string, fraction: string, negative = false): string {
  const left = whole.replace(/^0+/, '') || '0';
  const right = fraction.replace(/0+$/, '');
  const text = right ? `${left}.${right}` : left;
  return negative && text !== '0' ? `-${text}` : text;
}

/** Groups as a hand writes them, no zero first: threes, and lakhs. The millions may have lost their mark: `1'234,567`. */
const GROUPS = /^[1-9]\d*((,\d\d)+,\d{3}|([.,]\d{3})*)$/;

/**
 * Reads digits with dots and commas, wherever the typing has got to.
 *
 * The last of two different separators is the decimal one, with groups before it; the same one twice or more
 * groups; one before exactly three digits is read by the page's language, and `other` is what it would be elsewhere; any
 * other single one is the decimal separator.
 * @param body digits, dots and commas only
 * @param decimal the decimal separator of the page's language
 * @returns undefined where no number is written so, nor begins so
 */
export function parseTypedNumber(body: string, decimal: Separator): TypedNumber | undefined {
  const parts = body.split(/[.,]/);
  const separators = withoutDigits(body);
  const [whole = '', fraction = ''] = parts;
  const joined = parts.join('');
  if (separators === '') return { whole, fraction: '' };
  if (separators.length === 1) {
    if (whole.length > 3 || !GROUPS.test(body)) return { whole, fraction };
    const asDecimal = canonicalDecimal(whole, fraction);
    return separators === decimal
      ? { whole, fraction, other: joined }
      : { whole: joined, fraction: '', other: asDecimal };
  }
  const last = separators.at(-1) ?? '';
  const before = body.slice(0, body.lastIndexOf(last));
  const after = parts.at(-1) ?? '';
  if (separators.indexOf(last) === separators.length - 1) {
    return GROUPS.test(before) ? { whole: before.replace(/\D/g, ''), fraction: after } : undefined;
  }
  if (new Set(separators).size > 1) return undefined;
  if (GROUPS.test(body)) return { whole: joined, fraction: '' };
  // Lakhs are begun only where no comma is decimal.
  const isBegun = GROUPS.test(before) || (decimal === '.' && GROUPS.test(`${before},000`));
  return isBegun && after.length < 3 ? { whole: joined, fraction: '', isIncomplete: true } : undefined;
}

/** A text whose groups an edit has broken, without them: `1.34,56` as `134,56`. */
export function withoutGroups(body: string): string {
  const separators = withoutDigits(body);
  const last = separators.at(-1) ?? '';
  const hasDecimal = separators.indexOf(last) === separators.length - 1;
  const at = hasDecimal ? body.lastIndexOf(last) : body.length;
  return body.slice(0, at).replace(/[.,]/g, '') + body.slice(at);
}
