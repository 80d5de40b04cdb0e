import type { AmountOptions } from '@equivale/core';
import { nextStamp } from '@equivale/core/merge';
import { v7 as newId } from 'uuid';
import { amountOf } from '../../../conversion/amount.ts';
import { type CurrencyList, rowsOf } from '../../../conversion/currency-list.ts';
import { currencyListKey, noteStoredList, useCurrencyList } from '../../../conversion/current-list.ts';
import { logStorage } from '../../../device/storage-fault.ts';

function readRecord(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(currencyListKey) ?? '{}') ?? {};
  } catch {
    // No storage, or junk in it: there is no list yet.
    return {};
  }
}

/** The newest stored list; undefined without a readable one. */
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

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === currencyListKey) noteStoredList();
});

async function store({ rows, from, amount, pinned = [], hidden = [] }: CurrencyList): Promise<void> {
  const { id, changedAt } = readRecord();
  const record = {
    id: typeof id === 'string' ? id : newId(),
    ...{ rows, from, amount: amount.value, pinned, hidden },
    changedAt: nextStamp(changedAt as number | undefined, Date.now()),
  };
  try {
    localStorage.setItem(currencyListKey, JSON.stringify(record));
    await (await import('../../../records/take-mirrors.ts')).takeMirrors();
  } catch (error) {
    logStorage('The list of currencies could not be stored', error);
  }
}

/** Shows a list. One that somebody shared replaces the device's own only when it is changed. */
export const openList = (list: CurrencyList, isOwn: boolean): void =>
  useCurrencyList.setState({ list, isOwn });

/** Changes the list on the screen, which becomes the newest of the device. */
export function changeList(change: (list: CurrencyList) => CurrencyList): void {
  const { list } = useCurrencyList.getState();
  if (!list) return;
  const changed = change(list);
  openList(changed, true);
  void store(changed);
}
