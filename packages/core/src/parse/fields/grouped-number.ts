import type { Locale } from '../../locale/locale.ts';
import { hasDigit, withoutDigits } from '../../text/characters.ts';
import { canonicalDecimal } from './typed-number.ts';

/**
 * A number in somebody's writing.
 * `ambiguous` is set when one separator stands before exactly three digits (`1.234`): then `text` is what the
 * language writes and `other` is the other number, to be offered.
 */
export type PastedNumber =
  | { readonly ok: true; readonly text: string; readonly ambiguous?: true; readonly other?: string }
  | { readonly ok: false; readonly code: 'not-a-number'; readonly text: string };

/** Spaces (also the non-breaking ones) and apostrophes group digits in either language; dots and commas may be decimal. */
const NUMBER_BODY = /^\d*(?:[.,\s\u00A0\u202F\u2009'\u2019\u02BC\uFF07]\d+)*[.,]?$/;

/** Digit groups: 1 to 3 digits, then threes; Indian twos are fine before the last three. */
const GROUPS = /^(\d{1,3}(,\d{3})*|\d\d?(,\d\d)*,\d{3})$/;
const areGroups = (parts: readonly string[]): boolean => GROUPS.test(parts.join());

/** The apostrophe before millions where thousands have another mark, as Colombia writes: `1'500.000,50`. */
const MILLIONS = /['\u2019](?=(?:\d{3}['\u2019])*\d{3}([.,])\d{3}[.,])/g;

/**
 * Reads digits with separators only, e.g. `1.234,56`, as `readPastedNumber` does.
 * @returns decimal text, and the other number where it is ambiguous; undefined where the grouping makes no number
 */
export function readGroupedDigits(
  written: string,
  locale: Locale,
): { readonly text: string; readonly other?: string } | undefined {
  const body = written.replace(MILLIONS, '$1');
  const separators = withoutDigits(body).replace(/[^.,]/g, ' ');
  const distinct = new Set(separators);
  const parts = body.split(/\D/);
  const asGroups = parts.join('');
  if (separators === '') return { text: body };
  if (distinct.size === 1 && (separators.length > 1 || distinct.has(' ')))
    return areGroups(parts) ? { text: asGroups } : undefined;
  const groups = parts.slice(0, -1);
  const decimal = separators.slice(-1);
  const asDecimal = `${groups.join('')}.${parts.at(-1)}`;
  if (distinct.size > 1) {
    const isOnce = separators.indexOf(decimal) === separators.length - 1;
    if (!isOnce || distinct.size > 2 || decimal === ' ' || !areGroups(groups)) return undefined;
  }
  // 1'500.000 is a million and a half in Colombia
  const mayGroup =
    distinct.size > 1 ? /['\u2019]/.test(body) : decimal !== locale.decimal || decimal === locale.otherGroup;
  if (!mayGroup || !areGroups(parts) || body.startsWith('0')) return { text: asDecimal };
  return decimal === locale.decimal || decimal === locale.otherGroup
    ? { text: asDecimal, other: asGroups }
    : { text: asGroups, other: asDecimal };
}

/**
 * Reads a number as people and programs write it in Spanish and English: `1.234,56`, `1,234.56`, `1 234,5`,
 * `1'234.5`, `1.234.567`, `12,34,567`.
 * Two kinds of separator: the last is the decimal one. The same one twice or more groups. One separator before
 * exactly three digits is ambiguous (a dot in Spanish, a comma in both; either after an apostrophe), except after a leading zero.
 * @param text the text; a currency sign and spaces around the number are ignored
 * @param locale decides the ambiguous case only
 * @returns canonical decimal text (`1234.56`), or `not-a-number`
 */
export function readPastedNumber(text: string, locale: Locale): PastedNumber {
  const bare = text.replace(/^[\s\p{Sc}]+|[\s\p{Sc}]+$/gu, '');
  const sign = /^[-\u2212\u2012\u2013\uFE63\uFF0D+]/.exec(bare)?.[0] ?? '';
  const body = bare.slice(sign.length).replace(/^[\s\p{Sc}]+/u, '');
  const split = hasDigit(body) && NUMBER_BODY.test(body) ? readGroupedDigits(body, locale) : undefined;
  if (!split) return { ok: false, code: 'not-a-number', text };
  const signed = (value: string) => {
    const [whole = '', fraction = ''] = value.split('.');
    return canonicalDecimal(whole, fraction, sign !== '' && sign !== '+');
  };
  if (split.other === undefined) return { ok: true, text: signed(split.text) };
  return { ok: true, text: signed(split.text), ambiguous: true, other: signed(split.other) };
}
