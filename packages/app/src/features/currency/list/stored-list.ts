import type { AmountOptions } from '@equivale/core';
import { nextStamp } from '@equivale/core/merge';
import { v7 as newId } from 'uuid';
import { amountOf } from '../../../conversion/amount.ts';
import { type CurrencyList, rowsOf } from '../../../conversion/currency-list.ts';
import { currencyListKey, useCurrencyList } from '../../../conversion/current-list.ts';

/** As it is stored; `id` names the list uniquely over all devices, `changedAt` is in milliseconds since the epoch. */
interface StoredList {
  readonly id: string;
  readonly rows: readonly string[];
  readonly from: string;
  /** Canonical decimal text. */
  readonly amount: string;
  readonly pinned: readonly string[];
  readonly hidden: readonly string[];
  readonly changedAt: number;
}

function readRecord(): Partial<Record<keyof StoredList, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(currencyListKey) ?? '{}') ?? {};
  } catch {
    // No storage, or junk in it: there is no list yet.
    return {};
  }
}

/**
 * The newest list of this device.
 * @param decimal the reader's decimal separator
 * @returns undefined where there is none, or nothing of it can be read
 */
export function readStoredList(decimal: AmountOptions['decimal']): CurrencyList | undefined {
  const { rows, from, amount, pinned, hidden } = readRecord();
  if (!Array.isArray(rows)) return undefined;
  const known = rowsOf(rows.map(String));
  const [base] = rowsOf([String(from), ...known, 'EUR']);
  const among = (codes: unknown) =>
    Array.isArray(codes) ? known.filter((code) => codes.includes(code)) : [];
  return {
    ...{ rows: known, from: base as string, amount: amountOf(String(amount), decimal) },
    ...{ pinned: among(pinned), hidden: among(hidden) },
  };
}

function store({ rows, from, amount, pinned = [], hidden = [] }: CurrencyList): void {
  const { id, changedAt } = readRecord();
  const record: StoredList = {
    id: typeof id === 'string' ? id : newId(),
    rows,
    from,
    amount: amount.value,
    pinned,
    hidden,
    changedAt: nextStamp(changedAt as number | undefined, Date.now()),
  };
  try {
    localStorage.setItem(currencyListKey, JSON.stringify(record));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a list that cannot be stored holds for this visit
    console.warn('The list of currencies could not be stored', error);
  }
}

/** Shows a list. One that somebody shared replaces the device's own only when it is changed. */
export const openList = (list: CurrencyList): void => useCurrencyList.setState({ list });

/** Changes the list on the screen, which becomes the newest of the device. */
export function changeList(change: (list: CurrencyList) => CurrencyList): void {
  const { list } = useCurrencyList.getState();
  if (!list) return;
  const changed = change(list);
  useCurrencyList.setState({ list: changed });
  store(changed);
}
