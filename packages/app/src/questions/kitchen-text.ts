import { appendSymbol, type Formatted, formatDecimal, type Locale, type UnitName } from '@equivale/core';
import {
  type CupSize,
  FORMS,
  findKitchenUnit,
  formsOf,
  type Ingredient,
  type IngredientResult,
  isCupSize,
  kitchenDigits,
} from '@equivale/core/kitchen';
import { useUnitNames } from '../conversion/unit-names.ts';
import { usePreferences } from '../device/preferences.ts';
import { type MessageKey, type Translate, useTranslate } from '../i18n/i18n.ts';

/** The cup that was chosen; that of the United States, where most recipes by the cup are from, until one is. */
export const cupSizeOf = (chosen: string | undefined): CupSize => (isCupSize(chosen) ? chosen : 'us');

/** The cup that is meant in the kitchen. */
export const useCupSize = (): CupSize => cupSizeOf(usePreferences(({ cup }) => cup));

/** `Taza de 236,6 mL`. @param ml as a decimal */
export const cupText = (ml: string, t: Translate, locale: Locale): string =>
  t('kitchen.cup', {
    ml: appendSymbol(formatDecimal(String(Math.round(Number(ml) * 10) / 10), locale), 'mL'),
  });

/** A result as it is shown, in as many digits as are worth something. */
export function formatKitchen(result: IngredientResult, unit: string, locale: Locale): Formatted {
  const plain = kitchenDigits(result, unit);
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

/**
 * By how much a result may differ; nothing where USDA weighed one form only.
 * @param isShort without saying by what
 */
export function rangeText(
  ingredient: Ingredient,
  { range, weight }: IngredientResult,
  unit: string,
  t: Translate,
  words: KitchenWords,
  isShort = false,
): string | undefined {
  const [usual] = formsOf(ingredient);
  if (!range || !usual) return undefined;
  const [least, most] = range.map((value) =>
    formatKitchen({ value, ...(weight && { weight }) }, unit, words.locale),
  );
  if (!least || !most) return undefined;
  const key = isShort ? 'kitchen.between' : (`kitchen.between.${FORMS[usual].by}` as MessageKey);
  return t(key, {
    least: least.text,
    most: amountText(most.text, most.plain, unit, words),
  });
}
