import { type ExactValue, formatDecimal, type Locale } from '@equivale/core';
import { findIngredient, findKitchenUnit, nameIn } from '@equivale/core/kitchen';
import { asTitle } from '../i18n/use-names.ts';
import type { Pair } from './conversion.ts';
import { amountText, formatKitchen, symbolOf, unitNameOf } from './kitchen-words.ts';

/** The ingredient by its name, or by its id where there is none of it any more, and what it is measured in. */
function readFrom({ fromUnit }: Pair, language: string) {
  const [id = '', from = ''] = fromUnit.split('/');
  return { name: asTitle(nameIn(findIngredient(id)?.names ?? {}, language) || id), from };
}

/** `Harina de trigo: taza → g` */
export function describeKitchenPair(pair: Pair, language: string): string {
  const wordOf = (id: string) => symbolOf(id) ?? unitNameOf(id, { locale: { id: language }, names: {} }).one;
  const { name, from } = readFrom(pair, language);
  return `${name}: ${wordOf(from)} → ${wordOf(pair.toUnit)}`;
}

/** `Harina de trigo: 2 tazas → g`, and `≈ 250 g`. @param amount plain digits */
export function describeKitchen(pair: Pair, amount: string, value: ExactValue, locale: Locale) {
  const words = { locale, names: {} };
  const { name, from } = readFrom(pair, locale.id);
  const to = pair.toUnit;
  const [kind, other] = [from, to].map((id) => findKitchenUnit(id)?.kind);
  const weight = from !== to && (kind === 'count' || kind !== other);
  const { text, plain } = formatKitchen({ value, ...(weight && { weight }) }, to, locale);
  const typed = amountText(formatDecimal(amount, locale), amount, from, words);
  return {
    question: `${name}: ${typed} → ${symbolOf(to) ?? unitNameOf(to, words).other}`,
    value: `${weight ? '≈\u202F' : ''}${amountText(text, plain, to, words)}`,
  };
}
