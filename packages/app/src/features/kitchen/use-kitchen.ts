import { type Locale, parseDecimal, toRecordedText } from '@equivale/core';
import {
  convertIngredient,
  findIngredient,
  findKitchenUnit,
  INGREDIENTS,
  type Ingredient,
  type IngredientResult,
  KITCHEN_UNITS,
  type KitchenUnit,
  weigh,
} from '@equivale/core/kitchen';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Amount, amountOf, isPositive, typedAmount } from '../../conversion/amount.ts';
import { ingredientName, kitchenTables } from '../../conversion/kitchen-names.ts';
import {
  type KitchenChoice,
  kitchenPair,
  kitchenPath,
  setKitchenAmount,
  useKitchenState,
} from '../../conversion/kitchen-state.ts';
import { amountText, formatKitchen, type KitchenWords } from '../../conversion/kitchen-words.ts';
import { readAddressAmount } from '../../converter/address-amount.ts';
import { useAmountField } from '../../converter/use-amount-field.ts';
import { type Converted, useAddressAmount, useSwappedAmount } from '../../converter/use-converter.ts';
import { type ShownConversion, useSaveConversion } from '../../device/use-save-conversion.ts';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';
import { useNames } from '../../i18n/use-names.ts';
import { useCupSize, useKitchenWords } from '../../questions/kitchen-text.ts';

/** Cups of a named size are for questions: here the size is chosen once for all. */
const OFFERED = KITCHEN_UNITS.filter(({ id, isOnlyRead }) => !isOnlyRead && !id.startsWith('cup-'));

/** The units that an ingredient can be measured in: a stick only of what comes in sticks. */
export const unitsOf = (ingredient: Ingredient): readonly KitchenUnit[] =>
  OFFERED.filter((unit) => unit.kind === 'mass' || weigh(ingredient, unit, { cup: 'us' }));

/** The requested conversion as far as it exists: the first ingredient, a cup of it, in grams. */
function resolveChoice(wanted: Partial<KitchenChoice>) {
  const ingredient = findIngredient(wanted.ingredient ?? '') ?? (INGREDIENTS[0] as Ingredient);
  const units = unitsOf(ingredient);
  const unitOr = (id: string | undefined, other: string) =>
    units.find((unit) => unit.id === id) ?? (findKitchenUnit(other) as KitchenUnit);
  const from = unitOr(wanted.from, 'cup');
  return { ingredient, from, to: unitOr(wanted.to, from.kind === 'mass' ? 'cup' : 'g') };
}

function convertedOf(
  result: IngredientResult | undefined,
  unit: string,
  words: KitchenWords,
  t: Translate,
): Converted {
  if (!result) return { ok: false, message: t('error.not-a-number') };
  const shown = formatKitchen(result, unit, words.locale);
  const spoken = amountText(shown.text, shown.plain, unit, words);
  return {
    ok: true,
    shown,
    spoken: result.weight ? `${spoken} (${t('kitchen.provenance.word')})` : spoken,
    exact: result.value,
  };
}

/** What is worth a record: what was typed, above zero. */
function kitchenToSave(
  choice: KitchenChoice,
  { text, value }: Amount,
  result: IngredientResult | undefined,
): ShownConversion | undefined {
  if (!result || !/\d/.test(text) || !isPositive(value)) return undefined;
  const toText = toRecordedText(result.value);
  return {
    ...kitchenPair(choice),
    ...{ fromValue: Number(value), fromText: value, toValue: Number(toText), toText },
  };
}

function useKitchenField(amount: Amount, from: string, locale: Locale, onLeave: () => void) {
  const decimal = locale.decimal;
  return useAmountField(
    {
      amount,
      from,
      signed: false,
      onAmount: setKitchenAmount,
      onKey: (text) =>
        setKitchenAmount(typedAmount(useKitchenState.getState().amount, text, { signed: false, decimal })),
    },
    { onQuestion: () => undefined, onLeave },
  );
}

export function useKitchen(wanted: Partial<KitchenChoice>) {
  const { t, language, locale } = useTranslate();
  const [, navigate] = useLocation();
  const cup = useCupSize();
  const words = useKitchenWords();
  useNames(kitchenTables);
  const last = useKitchenState((state) => state.last);
  const { ingredient, from, to } = resolveChoice(wanted.ingredient ? wanted : (last ?? wanted));
  const shownIds = { ingredient: ingredient.id, from: from.id, to: to.id };
  const path = kitchenPath(shownIds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for all three
  useEffect(() => useKitchenState.setState({ last: shownIds }), [path]);
  const amount = useKitchenState((state) => state.amount);
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; from then on the address follows the field
  useLayoutEffect(() => {
    const shared = readAddressAmount(search) ?? '';
    if (isPositive(shared)) setKitchenAmount(amountOf(shared, locale.decimal));
  }, []);
  useAddressAmount(amount.value, '1');
  const value = parseDecimal(amount.value);
  const result = value && convertIngredient(ingredient, [{ amount: value, unit: from }], to, { cup });
  const converted = convertedOf(result, to.id, words, t);
  const onLeave = useSaveConversion(kitchenToSave(shownIds, amount, result));
  const field = useKitchenField(amount, from.id, locale, onLeave);
  const choose = (next: Partial<KitchenChoice>) =>
    navigate(kitchenPath({ ...shownIds, ...next }), { replace: true });
  const swappedAmount = useSwappedAmount(amount);
  const swap = () => {
    setKitchenAmount(swappedAmount(converted, locale.decimal));
    choose({ from: to.id, to: from.id });
  };
  /** Choosing the unit of the other side exchanges the two. */
  const pickUnit = (side: 'from' | 'to', id: string) =>
    id === (side === 'from' ? to : from).id ? swap() : choose({ [side]: id });
  return {
    ...{ ingredient, from, to, cup, amount, field, result, converted, words },
    name: ingredientName(ingredient, language),
    pair: kitchenPair(shownIds),
    pickIngredient: (id: string) => choose({ ingredient: id }),
    pickUnit,
    swap,
  };
}

export type Kitchen = ReturnType<typeof useKitchen>;
