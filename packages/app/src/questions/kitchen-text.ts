import { appendSymbol, formatDecimal, type Locale } from '@equivale/core';
import {
  type CupSize,
  FORMS,
  formsOf,
  type Ingredient,
  type IngredientResult,
  isCupSize,
} from '@equivale/core/kitchen';
import { amountText, formatKitchen, type KitchenWords } from '../conversion/kitchen-words.ts';
import { useUnitNames } from '../conversion/unit-names.ts';
import { usePreferences } from '../device/preferences.ts';
import { type MessageKey, type Translate, useTranslate } from '../i18n/i18n.ts';

/** The chosen cup; by default that of the United States, where most cup recipes come from. */
export const cupSizeOf = (chosen: string | undefined): CupSize => (isCupSize(chosen) ? chosen : 'us');

export const useCupSize = (): CupSize => cupSizeOf(usePreferences(({ cup }) => cup));

/** `Taza de 236,6 mL`. @param ml as a decimal */
export const cupText = (ml: string, t: Translate, locale: Locale): string =>
  t('kitchen.cup', {
    ml: appendSymbol(formatDecimal(String(Math.round(Number(ml) * 10) / 10), locale), 'mL'),
  });

/** Messages of the kitchen. Suspends while unit names are fetched. */
export const useKitchenWords = (): KitchenWords => ({ locale: useTranslate().locale, names: useUnitNames() });

/** The tolerance of a result; nothing if USDA has weighed one form only. */
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
