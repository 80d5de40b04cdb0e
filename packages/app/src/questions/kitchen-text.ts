import {
  appendSymbol,
  type ExactValue,
  type Formatted,
  formatDecimal,
  type Locale,
  type UnitName,
} from '@equivale/core';
import {
  type CupSize,
  FORMS,
  findKitchenUnit,
  formsOf,
  type Ingredient,
  type IngredientResult,
  isCupSize,
} from '@equivale/core/kitchen';
import { useUnitNames } from '../conversion/unit-names.ts';
import { usePreferences } from '../device/preferences.ts';
import { type MessageKey, type Translate, useTranslate } from '../i18n/i18n.ts';

/** The cup that was chosen; that of the United States, where most recipes by the cup are from, until one is. */
export function useCupSize(): CupSize {
  const cup = usePreferences((chosen) => chosen.cup);
  return isCupSize(cup) ? cup : 'us';
}

/** Units of which a kitchen scale or a measuring jug shows whole ones. */
const FINE_UNITS = new Set(['g', 'ml']);

const withoutZeros = (digits: string) => (digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits);

/** As many digits as what was weighed can bear: whole grams from ten on, else three significant ones. */
function roughDigits(value: ExactValue, unit: string): string {
  const size = Math.abs(value.toNumber());
  if (size >= (FINE_UNITS.has(unit) ? 10 : 100)) return value.toFixed(0);
  if (FINE_UNITS.has(unit) && size >= 1) return withoutZeros(value.toFixed(1));
  return value.toSignificant(FINE_UNITS.has(unit) ? 2 : 3);
}

/** Digits of what nothing had to be weighed for. */
const EXACT_DIGITS = 6;

/** A result as it is shown, in as many digits as are worth something. */
export function formatKitchen({ value, weight }: IngredientResult, unit: string, locale: Locale): Formatted {
  const plain = weight ? roughDigits(value, unit) : value.toSignificant(EXACT_DIGITS);
  const text = formatDecimal(plain, locale);
  return { text, significant: text, muted: '', plain };
}

/** Writes amounts of kitchen units in one language. */
export interface KitchenWords {
  readonly locale: Locale;
  /** Names of the units of the catalogue, by id. */
  readonly names: Readonly<Record<string, UnitName>>;
}

/** The words of the language of the page. Suspends while the names of units are fetched. */
export const useKitchenWords = (): KitchenWords => ({ locale: useTranslate().locale, names: useUnitNames() });

/** The names of a unit: `taza`, `tazas`. */
export function unitNameOf(id: string, { locale, names }: KitchenWords): UnitName {
  const own = findKitchenUnit(id)?.names;
  return own?.[locale.id] ?? own?.en ?? names[id] ?? { one: id, other: id };
}

/** The symbol of a unit that has one: `g`; nothing for a cup. */
export function symbolOf(id: string): string | undefined {
  const unit = findKitchenUnit(id);
  return unit?.names ? undefined : (unit?.symbol ?? id);
}

/** A figure with its unit: `250 g`, `2 tazas`. @param plain the same figure in plain digits */
export function amountText(figure: string, plain: string, unit: string, words: KitchenWords): string {
  const symbol = symbolOf(unit);
  if (symbol !== undefined) return appendSymbol(figure, symbol);
  return `${figure} ${unitNameOf(unit, words)[words.locale.plural(plain)]}`;
}

/** By how much a result may differ, and by what; nothing where USDA weighed one form only. */
export function rangeText(
  ingredient: Ingredient,
  { range, weight }: IngredientResult,
  unit: string,
  t: Translate,
  words: KitchenWords,
): string | undefined {
  const [usual] = formsOf(ingredient);
  if (!range || !usual) return undefined;
  const [least, most] = range.map((value) =>
    formatKitchen({ value, ...(weight && { weight }) }, unit, words.locale),
  );
  if (!least || !most) return undefined;
  return t(`kitchen.between.${FORMS[usual].by}` as MessageKey, {
    least: least.text,
    most: amountText(most.text, most.plain, unit, words),
  });
}
