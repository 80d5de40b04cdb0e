import type { AmountOptions } from '@equivale/core';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { amountOf, isPositive } from '../../../conversion/amount.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import {
  type CurrencyList,
  firstRows,
  parseListAddress,
  printListAddress,
} from '../../../conversion/currency-list.ts';
import { useCurrencyList } from '../../../conversion/current-list.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { openList, readStoredList } from './stored-list.ts';

/** How long nothing has to be typed before the address follows: engines refuse a hundred changes of it in half a minute. */
const REST_MS = 400;

/** The first list of a device: rows for its language and region, and the amount that was converted last. */
function firstList(tag: string, decimal: AmountOptions['decimal']): CurrencyList {
  const { from, to, amount } = useConverterState.getState().currency;
  return {
    rows: firstRows(tag, from, ...to),
    from,
    amount: amountOf(isPositive(amount.value) ? amount.value : '100', decimal),
  };
}

/** The list that the address names, else the newest of this device; the address follows what becomes of it. */
export function useList(): CurrencyList {
  const { language, locale } = useTranslate();
  const { decimal } = locale;
  const query = useSearch();
  const [, navigate] = useLocation();
  const list = useCurrencyList((state) => state.list);
  /** The address that was opened, or written, last: what is hidden while a part of it loads runs its effects anew when it is shown. */
  const followed = useRef<string>(undefined);
  // Before the screen is painted, so that a list is not seen twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address opens another list
  useLayoutEffect(() => {
    if (query === followed.current) return;
    followed.current = query;
    const named = parseListAddress(query, decimal);
    const own = useCurrencyList.getState().list ?? readStoredList(decimal);
    // The address does not say what is pinned and hidden: of the device's own list the device knows it.
    const isOwn = !named || (own && printListAddress(own) === printListAddress(named));
    openList((isOwn ? own : named) ?? firstList(navigator.language, decimal), Boolean(isOwn));
  }, [query]);
  const storedTimes = useCurrencyList((state) => state.storedTimes);
  const seenTimes = useRef(storedTimes);
  useEffect(() => {
    const isSeen = storedTimes === seenTimes.current;
    seenTimes.current = storedTimes;
    if (isSeen || !useCurrencyList.getState().isOwn) return;
    openList(readStoredList(decimal) ?? firstList(navigator.language, decimal), true);
  }, [storedTimes, decimal]);
  useEffect(() => {
    if (!list) return undefined;
    const address = list.rows.length > 0 ? printListAddress(list) : '/list';
    const timer = setTimeout(() => {
      followed.current = address.split('?')[1] ?? '';
      navigate(address, { replace: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [list, navigate]);
  // What the page is prerendered with, before anything is known of the device.
  const prerendered = useMemo(() => firstList(language, decimal), [language, decimal]);
  return list ?? prerendered;
}
