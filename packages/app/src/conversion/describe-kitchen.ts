import { type ExactValue, formatDecimal, formatNamed, type Locale } from '@equivale/core';
import { findIngredient, findKitchenUnit } from '@equivale/core/kitchen';
import { currentLanguage, localeIn } from '../i18n/i18n.ts';
import { asTitle } from '../i18n/use-names.ts';
import type { Pair } from './conversion.ts';
import { ingredientName, kitchenTables } from './kitchen-names.ts';
import { amountText, formatKitchen, symbolOf, unitNameOf } from './kitchen-words.ts';

/** Loads kitchen names of the page's language; English if that fails. */
export const prepareNames = () => kitchenTables.load(currentLanguage()).catch(() => undefined);

/** Name of the ingredient, or its id if it is unknown, and its unit. */
function readFrom({ fromUnit }: Pair, language: string) {
  const [id = '', from = ''] = fromUnit.split('/');
  const ingredient = findIngredient(id);
  return { name: asTitle(ingredient ? ingredientName(ingredient, language) : id), from };
}

/** `Harina de trigo: taza → g` */
export function describeKitchenPair(pair: Pair, language: string): string {
  const wordOf = (id: string) => symbolOf(id) ?? unitNameOf(id, { locale: { id: language }, names: {} }).one;
  const { name, from } = readFrom(pair, language);
  return formatNamed(name, `${wordOf(from)} → ${wordOf(pair.toUnit)}`, localeIn(language));
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
    question: formatNamed(name, `${typed} → ${symbolOf(to) ?? unitNameOf(to, words).other}`, locale),
    value: `${weight ? '≈\u202F' : ''}${amountText(text, plain, to, words)}`,
  };
}
