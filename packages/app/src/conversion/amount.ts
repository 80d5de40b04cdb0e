import {
  type AmountOptions,
  formatDecimal,
  isExpression,
  type Locale,
  readAmount,
  sanitizeAmount,
} from '@equivale/core';

/** An amount being typed: the text in the field, and the canonical decimal it stands for. */
export interface Amount {
  readonly text: string;
  readonly value: string;
  /** What a typed text would mean with the separators of the other convention: `1.234` beside `1234`. */
  readonly other?: string;
  /** A group of three is being typed. */
  readonly isIncomplete?: true;
}

/** An empty field, which counts as 0. */
export const NOTHING: Amount = { text: '', value: '0' };

/** The amount after a key; a text that the rules refuse leaves it as it was. */
export function typedAmount(before: Amount, next: string, options: AmountOptions): Amount {
  const text = sanitizeAmount(before.text, next, options);
  const parsed = readAmount(text, options);
  if (!parsed.ok) return before;
  const { text: value, other, isIncomplete } = parsed;
  return { text, value, ...(other !== undefined && { other }), ...(isIncomplete && { isIncomplete }) };
}

/** The amount of a text that nobody looked at while it was typed: what its keys would have left. */
export const typedKeyByKey = (typed: string, options: AmountOptions): Amount =>
  [...typed].reduce((held, key) => typedAmount(held, held.text + key, options), NOTHING);

/**
 * An amount that was not typed: a result moved into the input, or a record. Anything that is no number is 0.
 * @param plain plain digits, ASCII minus
 * @param separator the reader's decimal separator, for the text in the field
 */
export function amountOf(plain: string, separator: AmountOptions['decimal']): Amount {
  const parsed = readAmount(plain, { signed: true, decimal: '.' });
  return parsed.ok ? { text: parsed.text.replace('.', separator), value: parsed.text } : NOTHING;
}

/** Whether an amount is above zero. */
export const isPositive = (value: string): boolean => /[1-9]/.test(value) && !value.startsWith('-');

/** The typed digits in the reader's writing, with every decimal that was typed, `24,50` included. */
export function writtenAmount({ text, value }: Amount, locale: Locale): string {
  if (isExpression(text)) return formatDecimal(value, locale);
  const parsed = readAmount(text, { signed: true, decimal: locale.decimal });
  // A text that was typed when figures were written otherwise may mean something else now.
  if (parsed.ok && parsed.text === value && /\d/.test(text)) return formatDecimal(parsed.typed, locale);
  return isPositive(value) ? formatDecimal(value, locale) : '';
}
