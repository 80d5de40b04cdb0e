import {
  convertUnitExact,
  findUnit,
  formatUnitResult,
  type Locale,
  type UNIT_CATEGORIES,
  type UnitCategoryId,
} from '@equivale/core';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { converterPath } from '../../data/converter-path.ts';
import {
  type Amount,
  amountOf,
  chooseUnits,
  enterCategory,
  NOTHING,
  setUnitAmount,
  useConverterState,
} from '../../data/converter-state.ts';
import type { Pair } from '../../data/favorites.ts';
import { usePendingFavorite } from '../../data/pending-favorite.ts';
import { type ShownConversion, useSaveConversion } from '../../data/use-save-conversion.ts';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';
import { describeExactness, describeFailure } from './describe-result.ts';
import { resolveUnits } from './resolve-units.ts';

type KnownCategory = (typeof UNIT_CATEGORIES)[number];
type Side = 'from' | 'to';

/** The units and the amount to show, and the store brought in line with them. */
function useEntry(category: UnitCategoryId, address: { from: string; to: string }) {
  const held = useConverterState();
  const { from, to } = resolveUnits(category, [address, { from: held.fromUnit, to: held.toUnit }]);
  const entered = [held.fromUnit, held.toUnit].every((id) => findUnit(id)?.category === category);
  useEffect(() => {
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

function convert(value: string, { from, to }: { from: string; to: string }, t: Translate, locale: Locale) {
  const exact = convertUnitExact(value, from, to);
  if (!exact.ok) return { ok: false as const, message: describeFailure(exact, t, locale) };
  const shown = formatUnitResult(exact, locale);
  return { ok: true as const, shown, exactness: describeExactness(exact, shown, t), value: exact.toNumber() };
}

/** What is worth a record: amount and result above zero; of temperatures every one that was typed. */
function conversionToSave(
  category: UnitCategoryId,
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
export function useCategoryConverter(category: KnownCategory, address: { from: string; to: string }) {
  const { t, language } = useTranslate();
  const [, navigate] = useLocation();
  const { from, to, amount } = useEntry(category.id, address);

  const result = convert(amount.value, { from, to }, t, language);

  const choose = (nextFrom: string, nextTo: string) => {
    chooseUnits(nextFrom, nextTo);
    navigate(`/category/${category.id}/${nextFrom}/${nextTo}`, { replace: true });
  };

  // Swapping twice gives back what was typed, and not its twice rounded shadow.
  const lastSwap = useRef<{ before: Amount; after: Amount } | null>(null);
  const swap = () => {
    const moved =
      result.ok && amount.text !== '' ? amountOf(result.shown.plain, language === 'es' ? ',' : '.') : amount;
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

  const endEditing = useSaveConversion(conversionToSave(category.id, { from, to }, amount, result));

  return { from, to, amount, result, pick, swap, endEditing };
}
