import type { HistoryPoint } from '@equivale/contract';
import {
  FIRST_ECB_DAY,
  findCurrency,
  formatIsoDate,
  formatListFigure,
  formatPercent,
  kindOf,
  type Locale,
  type Markup,
  quote,
  type RateTable,
  spanOf,
} from '@equivale/core';
import type { HistoryCheck } from '../../../api/history.ts';
import {
  type CheckedAverage,
  type RatesOnDay,
  type StoredRate,
  useAverages,
  useRatesOn,
} from '../../../api/past-rates.ts';
import type { Rates } from '../../../api/rates.ts';
import type { Conversion, Targets } from '../../../conversion/conversion.ts';
import { dayOfFigure } from '../../../converter/provenance/day-of-figure.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { type CurrencyResult, currencyResult } from '../currency-result.ts';

export interface PastRates {
  /** Nothing has answered yet. */
  readonly isLoading: boolean;
  readonly onDay: RatesOnDay | undefined;
  /** The averages in each target; empty for one day. */
  readonly averages: readonly (CheckedAverage | undefined)[];
  /** What was found of the signature of what is shown of the first target, in an app that was built with keys. */
  readonly check: HistoryCheck | undefined;
  readonly convert: (conversion: Conversion, target: string, markup?: Markup) => CurrencyResult;
}

const isRefused = (check: HistoryCheck | undefined): boolean =>
  check !== undefined && check !== 'verified' && check !== 'unchecked';

const ofPair = (rates: readonly StoredRate[], from: string, to: string) =>
  rates.find(({ base, code }) => (base === from && code === to) || (base === to && code === from));

/** A pair's rate or average in the past; `history`, if known, says since when there is a rate. */
export function usePastRates(
  from: string,
  to: Targets,
  past: string,
  { table }: Pick<Rates, 'table'>,
  history: readonly HistoryPoint[],
): PastRates {
  const { t, locale } = useTranslate();
  const isDay = kindOf(past) === 'day';
  const isEarly = spanOf(past).to < FIRST_ECB_DAY;
  const onDay = useRatesOn(isDay && !isEarly ? past : undefined, from, to);
  const means = useAverages(from, to, isDay || isEarly ? [] : [spanOf(past)]);
  const isLoading = !isEarly && (isDay ? onDay === undefined : means === undefined);
  const missing = (message: string) => ({ ok: false as const, message, isMissing: true });
  const failed = (target: string): CurrencyResult => {
    if (isLoading) return missing(t('provenance.loading'));
    const first = history[0]?.date;
    const isUnknown =
      !isEarly &&
      (isDay ? onDay?.place === 'device' && !isRefused(onDay.check) : !means?.[to.indexOf(target)]);
    if (first && spanOf(past).to < first)
      return missing(t('past.begins', { pair: `${from}/${target}`, date: formatIsoDate(first, locale) }));
    if (isUnknown) return missing(t(isDay ? 'past.offline' : 'past.offline.mean'));
    return missing(t('past.none'));
  };
  const ownOf = (target: string) => {
    if (isDay) return onDay?.place === 'device' ? ofPair(onDay.stored, from, target) : undefined;
    const text = means?.[to.indexOf(target)]?.average;
    return text ? { base: from, code: target, text, day: undefined } : undefined;
  };
  const convert: PastRates['convert'] = (conversion, target, markup) => {
    const own = from === target ? undefined : ownOf(target);
    const dayTable = onDay?.place === 'table' ? onDay.table : undefined;
    if (!own && !dayTable && from !== target) return failed(target);
    const result = currencyResult(conversion, target, {
      table: dayTable ?? table,
      t,
      locale,
      options: own ? { own, markup } : { markup },
      day: own?.day,
    });
    return !result.ok && dayTable ? failed(target) : result;
  };
  const check = isDay ? onDay?.check : means?.[0]?.check;
  return { isLoading, onDay, averages: means ?? [], check, convert };
}

/** What an amount comes to by the latest rate against what it came to: `21 ago`, `85,48` and `−6,2 %`; undefined without one. */
export function againstToday(
  conversion: Pick<Conversion, 'from' | 'amount'>,
  to: string,
  then: CurrencyResult,
  table: RateTable,
  t: Translate,
  locale: Locale,
): { readonly day: string; readonly value: string; readonly percent: string } | undefined {
  const currency = findCurrency(to);
  const now = quote({ amount: conversion.amount.value, from: conversion.from, to }, table);
  if (!then.ok || !now.ok || !currency || now.result.sign === 0) return undefined;
  const percent = 100 * (now.rate.toNumber() / then.exactRate.toNumber() - 1);
  return {
    day: now.day ? dayOfFigure(now.day, t, locale) : '',
    value: formatListFigure(now.result, currency.displayDecimals, locale),
    percent: formatPercent(percent, locale, { signed: true, decimals: 1 }),
  };
}
