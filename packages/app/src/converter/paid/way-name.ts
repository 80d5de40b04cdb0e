import { appendSymbol, exactOf, formatDecimal, type Locale, MINUS, parseDecimal } from '@equivale/core';
import type { ChosenMarkup } from '../../conversion/rate-in-use.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.ts';

/** What a way of paying is called: by its owner where they named it. */
export const wayName = ({ id, name }: Pick<ChosenMarkup, 'id' | 'name'>, t: Translate): string =>
  name ?? t(`way.${id}` as MessageKey);

/** The same in 14 characters at most, for the chip. */
export const wayChip = ({ id, name }: Pick<ChosenMarkup, 'id' | 'name'>, t: Translate): string =>
  name ?? t(`way.${id}.short` as MessageKey);

/** A percentage with two decimals at most: `2,5 %`, `+2,5 %`. */
export function writePercent(text: string, locale: Locale, { signed = false } = {}): string {
  const exact = exactOf(parseDecimal(text) ?? { n: 0n, d: 1n });
  const rounded = exact.toFixed(2).replace(/\.?0+$/, '');
  const plus = signed && /^[^-]*[1-9]/.test(rounded) ? '+' : '';
  return `${plus}${formatDecimal(rounded, locale).replace('-', MINUS)}${locale.beforePercent}%`;
}

/** What a way of paying adds, in words: `2,5 %`, `2 % + 0,50 EUR, mínimo 1,50 EUR`. */
export function wayFigures(
  markup: ChosenMarkup,
  t: Translate,
  locale: Locale,
  { signed = false } = {},
): string {
  const { percent = '0', fixed, minimum, currency = '' } = markup;
  const money = (text: string) => appendSymbol(formatDecimal(text, locale), currency);
  return [
    [writePercent(percent, locale, { signed }), fixed && money(fixed)].filter(Boolean).join(' + '),
    minimum && t('way.least', { amount: money(minimum) }),
  ]
    .filter(Boolean)
    .join(', ');
}
