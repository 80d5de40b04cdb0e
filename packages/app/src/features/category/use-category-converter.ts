import { decimalSeparator, formatUnitResult, type Locale } from '@equivale/core';
import { convertAnyUnitExact, findAnyUnit } from '@equivale/core/extended-units';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ConverterId, Pair } from '../../conversion/conversion.ts';
import { converterPath } from '../../conversion/conversion.ts';
import {
  type Amount,
  amountOf,
  chooseUnits,
  enterCategory,
  NOTHING,
  setUnitAmount,
  useConverterState,
} from '../../conversion/converter-state.ts';
import { usePendingFavorite } from '../../device/pending-favorite.ts';
import { type ShownConversion, useSaveConversion } from '../../device/use-save-conversion.ts';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';
import { usePastedQuestion } from '../../questions/use-pasted-question.ts';
import { describeExactness, describeFailure } from './describe-result.ts';
import { resolveUnits } from './resolve-units.ts';

type Side = 'from' | 'to';

/** The units and the amount to show, and the store brought in line with them. */
function useEntry(category: ConverterId, address: { from: string; to: string }) {
  const held = useConverterState();
  const { from, to } = resolveUnits(category, [address, { from: held.fromUnit, to: held.toUnit }]);
  const entered = [held.fromUnit, held.toUnit].every((id) => findAnyUnit(id)?.category === category);
  // Before the field looks what was typed into it ahead of this code: entering empties the amount.
  useLayoutEffect(() => {
    if (entered) chooseUnits(from, to);
    else enterCategory(from, to);
  }, [entered, from, to]);
  const [, navigate] = useLocation();
  const takePending = useCallback(
    (pair: Pair) => navigate(converterPath(pair), { replace: true }),
    [navigate],
  );
  usePendingFavorite(category, takePending);
  return { from, to, amount: entered ? held.unitAmount : NOTHING };
}

/** As core converts; of nothing there is nothing, also where the figure runs the other way (SPEC section 4: else 0). */
function convertTyped(value: string, from: string, to: string) {
  const exact = convertAnyUnitExact(value, from, to);
  return !exact.ok && !/[1-9]/.test(value) && exact.code === 'out-of-range'
    ? convertAnyUnitExact('0', to, to)
    : exact;
}

function convert(value: string, { from, to }: { from: string; to: string }, t: Translate, locale: Locale) {
  const exact = convertTyped(value, from, to);
  if (!exact.ok) return { ok: false as const, message: describeFailure(exact, t, locale) };
  const shown = formatUnitResult(exact, locale);
  return { ok: true as const, shown, exactness: describeExactness(exact, shown, t), value: exact.toNumber() };
}

/** What is worth a record: amount and result above zero; of temperatures every one that was typed. */
function conversionToSave(
  category: ConverterId,
  { from, to }: { from: string; to: string },
  amount: Amount,
  result: ReturnType<typeof convert>,
): ShownConversion | undefined {
  const fromValue = Number(amount.value);
  if (!result.ok || !Number.isFinite(fromValue) || !Number.isFinite(result.value)) return undefined;
  const counts = category === 'temperature' ? /\d/.test(amount.text) : fromValue > 0 && result.value > 0;
  return counts ? { category, fromUnit: from, toUnit: to, fromValue, toValue: result.value } : undefined;
}

/**
 * Everything the category view shows and does. Holds no arithmetic: the typed text goes through core's parse, convert
 * and format, and out comes what stands on the screen.
 * @param address the units that the address names, empty where it names none
 */
export function useCategoryConverter(category: ConverterId, address: { from: string; to: string }) {
  const { t, language } = useTranslate();
  const [, navigate] = useLocation();
  const { from, to, amount } = useEntry(category, address);

  const result = convert(amount.value, { from, to }, t, language);

  const choose = (nextFrom: string, nextTo: string) => {
    chooseUnits(nextFrom, nextTo);
    navigate(`/category/${category}/${nextFrom}/${nextTo}`, { replace: true });
  };

  // Swapping twice gives back what was typed, and not its twice rounded shadow.
  const lastSwap = useRef<{ before: Amount; after: Amount } | null>(null);
  const swap = () => {
    const moved =
      result.ok && amount.text !== '' ? amountOf(result.shown.plain, decimalSeparator(language)) : amount;
    const after = lastSwap.current?.after === amount ? lastSwap.current.before : moved;
    lastSwap.current = { before: amount, after };
    setUnitAmount(after);
    choose(to, from);
  };

  // Choosing what stands on the other side exchanges the two.
  const pick = (side: Side, id: string) => {
    if (id === (side === 'from' ? to : from)) swap();
    else choose(side === 'from' ? id : from, side === 'from' ? to : id);
  };

  const resolvePasted = usePastedQuestion({ category, fromUnit: from, toUnit: to }, (pair, plain) => {
    setUnitAmount(amountOf(plain, decimalSeparator(language)));
    choose(pair.fromUnit, pair.toUnit);
  });

  const endEditing = useSaveConversion(conversionToSave(category, { from, to }, amount, result));

  return { from, to, amount, result, pick, swap, resolvePasted, endEditing };
}
