import {
  decimalSeparator,
  findCurrency,
  formatCurrencyResult,
  formatRate,
  type Locale,
  type QuoteFailure,
  quote,
} from '@equivale/core';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { RatesTable } from '../../api/rates.ts';
import type { Pair } from '../../conversion/conversion.ts';
import {
  type Amount,
  amountOf,
  chooseCurrencies,
  setCurrencyAmount,
  useConverterState,
} from '../../conversion/converter-state.ts';
import { usePendingFavorite } from '../../device/pending-favorite.ts';
import { type ShownConversion, useSaveConversion } from '../../device/use-save-conversion.ts';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';
import { usePastedQuestion } from '../../questions/use-pasted-question.ts';
import { pairOrigins } from './rate-origin.ts';

const describeFailure = (failure: QuoteFailure, t: Translate) =>
  t(`error.${failure.code}`, { code: 'currency' in failure ? failure.currency : '' });

function convert(
  value: string,
  { from, to }: { from: string; to: string },
  table: RatesTable,
  t: Translate,
  locale: Locale,
) {
  const quoted = quote({ amount: value, from, to }, table);
  const currency = findCurrency(to);
  if (!quoted.ok) return { ok: false as const, message: describeFailure(quoted, t) };
  if (!currency) return { ok: false as const, message: t('error.missing-rate', { code: to }) };
  return {
    ok: true as const,
    shown: formatCurrencyResult(quoted.result, currency, locale),
    rate: `1 ${from} = ${formatRate(quoted.rate, locale)} ${to}`,
    value: quoted.result.toNumber(),
    rateValue: quoted.rate.toNumber(),
  };
}

/** What is worth a record: amount and result above zero, with the rate it used and that rate's day. */
function conversionToSave(
  { from, to }: { from: string; to: string },
  amount: Amount,
  result: ReturnType<typeof convert>,
  table: RatesTable,
): ShownConversion | undefined {
  const fromValue = Number(amount.value);
  if (!result.ok || !(fromValue > 0 && result.value > 0)) return undefined;
  if (!Number.isFinite(fromValue) || !Number.isFinite(result.value)) return undefined;
  const [rateDate] = pairOrigins(table, from, to)
    .observed.map(({ date }) => date)
    .sort();
  return {
    category: 'currency',
    fromUnit: from,
    toUnit: to,
    fromValue,
    toValue: result.value,
    rate: result.rateValue,
    ...(rateDate === undefined ? {} : { rateDate }),
  };
}

/**
 * Everything the currency view shows and does. Holds no arithmetic: the typed text goes through core's parse, convert
 * and format, and out comes what stands on the screen.
 * @param from known code
 * @param to known code
 * @param table rates to convert with
 */
export function useCurrencyConverter(from: string, to: string, table: RatesTable) {
  const { t, language } = useTranslate();
  const [, navigate] = useLocation();
  const amount = useConverterState((state) => state.currencyAmount);
  useEffect(() => chooseCurrencies(from, to), [from, to]);

  const result = convert(amount.value, { from, to }, table, t, language);
  const choose = (nextFrom: string, nextTo: string) =>
    navigate(`/currency/${nextFrom}/${nextTo}`, { replace: true });

  // Swapping twice gives back what was typed, and not its twice rounded shadow.
  const lastSwap = useRef<{ before: Amount; after: Amount } | null>(null);
  const swap = () => {
    const moved = result.ok ? amountOf(result.shown.plain, decimalSeparator(language)) : amount;
    const after = lastSwap.current?.after === amount ? lastSwap.current.before : moved;
    lastSwap.current = { before: amount, after };
    setCurrencyAmount(after);
    choose(to, from);
  };

  // Choosing what stands on the other side exchanges the two.
  const pick = (side: 'from' | 'to', code: string) => {
    if (code === (side === 'from' ? to : from)) swap();
    else choose(side === 'from' ? code : from, side === 'from' ? to : code);
  };

  const resolvePasted = usePastedQuestion(
    { category: 'currency', fromUnit: from, toUnit: to },
    (pair, plain) => {
      setCurrencyAmount(amountOf(plain, decimalSeparator(language)));
      choose(pair.fromUnit, pair.toUnit);
    },
  );

  const toSave = conversionToSave({ from, to }, amount, result, table);
  const endEditing = useSaveConversion(toSave);
  const takePending = useCallback(
    ({ fromUnit, toUnit }: Pair) => navigate(`/currency/${fromUnit}/${toUnit}`, { replace: true }),
    [navigate],
  );
  usePendingFavorite('currency', takePending);

  return { from, to, amount, result, pick, swap, resolvePasted, endEditing };
}
