import {
  type AmountOptions,
  formatDecimal,
  isExpression,
  type Locale,
  parseDecimal,
  readAmount,
  sanitizeAmount,
} from '@equivale/core';

/** An amount being typed: the field's text and its canonical decimal. */
export interface Amount {
  readonly text: string;
  readonly value: string;
  /** The text's value under the other number format: `1.234` beside `1234`. */
  readonly other?: string;
  /** A group of three digits is incomplete. */
  readonly isIncomplete?: true;
}

/** An empty field, which counts as 0. */
export const NOTHING: Amount = { text: '', value: '0' };

/** Applies a keystroke; invalid text, and more digits than a decimal may have, leave the amount unchanged. */
export function typedAmount(before: Amount, next: string, options: AmountOptions): Amount {
  const text = sanitizeAmount(before.text, next, options);
  const parsed = readAmount(text, options);
  if (!parsed.ok || !parseDecimal(parsed.text)) return before;
  const { text: value, other, isIncomplete } = parsed;
  return { text, value, ...(other !== undefined && { other }), ...(isIncomplete && { isIncomplete }) };
}

/** Parses a complete text as if its keys had been typed. */
export const typedKeyByKey = (typed: string, options: AmountOptions): Amount =>
  [...typed].reduce((amount, key) => typedAmount(amount, amount.text + key, options), NOTHING);

/** An amount that was not typed, in plain digits: a result or a record. Anything but a number is 0. */
export function amountOf(plain: string, separator: AmountOptions['decimal']): Amount {
  const parsed = readAmount(plain, { signed: true, decimal: '.' });
  return parsed.ok ? { text: parsed.text.replace('.', separator), value: parsed.text } : NOTHING;
}

export const isPositive = (value: string): boolean => /[1-9]/.test(value) && !value.startsWith('-');

/** The typed digits in the reader's format, with all typed decimals: `24,50`. */
export function writtenAmount({ text, value }: Amount, locale: Locale): string {
  if (isExpression(text)) return formatDecimal(value, locale);
  const parsed = readAmount(text, { signed: true, decimal: locale.decimal });
  // The text was typed in another number format and may now mean something else.
  if (parsed.ok && parsed.text === value && /\d/.test(text)) return formatDecimal(parsed.typed, locale);
  return isPositive(value) ? formatDecimal(value, locale) : '';
}
