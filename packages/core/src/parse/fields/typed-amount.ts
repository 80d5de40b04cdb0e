/** How an amount field reads: temperature takes a minus sign, every other amount is zero or more. */
export interface AmountOptions {
  readonly signed: boolean;
}

/** What an amount field holds: a canonical decimal text (`1234.5`, `-40`, `0`), or why it holds none. */
export type ParsedAmount =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly code: 'not-a-number' | 'two-separators' | 'negative';
      readonly text: string;
    };

const MINUS = /^\s*[-\u2212\u2012\u2013\uFE63\uFF0D]/;
const SEPARATORS = /[.,\u066B]/g;

/** Canonical plain decimal of loose digits: no needless zeros, `.` as the point, `0` for nothing. */
export function canonicalDecimal(whole: string, fraction: string, negative = false): string {
  const left = whole.replace(/^0+/, '') || '0';
  const right = fraction.replace(/0+$/, '');
  const text = right ? `${left}.${right}` : left;
  return negative && text !== '0' ? `-${text}` : text;
}

/**
 * What an amount field shows after a key: SPEC section 5 with the comma beside the dot.
 * Characters other than digits and separators are stripped; a second separator leaves the text as it was.
 * @param previous the text shown before
 * @param next the text the person made of it
 * @returns the text to show, with the separator as it was typed; a leading minus is kept when `signed`
 */
export function sanitizeAmount(previous: string, next: string, { signed }: AmountOptions): string {
  const kept = next.replace(/[^\d.,]/g, '');
  if ((kept.match(SEPARATORS)?.length ?? 0) > 1) return previous;
  return signed && MINUS.test(next) ? `-${kept}` : kept;
}

/**
 * Reads the text of an amount field; comma and dot are both the decimal separator.
 * @returns the canonical decimal; empty text and a lone separator or minus are `0` (SPEC section 5)
 */
export function readAmount(text: string, { signed }: AmountOptions): ParsedAmount {
  const negative = MINUS.test(text);
  const body = text.replace(MINUS, '').trim();
  if (!/^[\d.,]*$/.test(body)) return { ok: false, code: 'not-a-number', text };
  const [whole = '', fraction = '', ...more] = body.split(/[.,]/);
  if (more.length > 0) return { ok: false, code: 'two-separators', text };
  const value = canonicalDecimal(whole, fraction, negative);
  if (value.startsWith('-') && !signed) return { ok: false, code: 'negative', text };
  return { ok: true, text: value };
}
