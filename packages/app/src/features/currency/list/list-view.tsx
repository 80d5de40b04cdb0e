import './list.css';
import { useMemo, useRef } from 'react';
import { type Rates, useRates } from '../../../api/rates.ts';
import { useEditing } from '../../../arranging/edit-button.tsx';
import { LISTS } from '../../../arranging/usage.ts';
import { useArranged } from '../../../arranging/use-arranged.ts';
import { type CurrencyList, shownRows } from '../../../conversion/currency-list.ts';
import { useCurrencyList } from '../../../conversion/current-list.ts';
import { useCurrencyNames } from '../../../i18n/use-names.ts';
import type { Sorting } from '../../../records/kinds/arrangements.ts';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { ListRows } from './list-rows.tsx';
import { useList } from './use-list.ts';

const EmptyList = lazyPart(async () => (await import('./empty-list.tsx')).EmptyList);
const EditCurrencies = lazyPart(
  async () => (await import('./edit-currencies.tsx')).EditCurrencies,
  'arranging',
);

/** The list in the order in which its owner has it shown, which is by hand, by use or by name. */
function useSorted(list: CurrencyList): { readonly sorted: CurrencyList; readonly sorting: Sorting } {
  const names = useCurrencyNames();
  const items = useMemo(
    () => list.rows.map((code) => ({ id: code, title: names[code] ?? code })),
    [list.rows, names],
  );
  const { sorting = 'hand', rest = items } = useArranged(LISTS.list, items) ?? {};
  const rows = useMemo(() => rest.map(({ id }) => id), [rest]);
  return { sorted: { ...list, rows }, sorting };
}

/** The rows that are shown: the same array until others are. */
function useShown(list: CurrencyList): CurrencyList {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an amount changes no row
  const rows = useMemo(() => shownRows(list), [list.rows, list.pinned, list.hidden]);
  return { ...list, rows };
}

/** The list before stays until another one's rates are read, and with it what was tapped already. */
function useRendered() {
  const list = useList();
  const { sorted, sorting } = useSorted(list);
  const shown = useShown(sorted);
  const rates = useRates([...shown.rows, list.from]);
  const isPrerendered = useCurrencyList((state) => state.list === undefined);
  const rendered = useRef<{
    readonly list: CurrencyList;
    readonly sorted: CurrencyList;
    readonly shown: CurrencyList;
    readonly isPrerendered: boolean;
    readonly rates: Rates;
  }>(undefined);
  if (rates) rendered.current = { list, sorted, shown, isPrerendered, rates };
  return rendered.current && { ...rendered.current, sorting };
}

export function ListView() {
  const rendered = useRendered();
  const { isEditing, onDone, editButton } = useEditing();
  if (!rendered) return null;
  const { list, sorted, sorting, shown, ...others } = rendered;
  if (list.rows.length === 0) return <EmptyList list={list} table={others.rates.table} />;
  if (isEditing)
    return (
      <Part onFailed={onDone}>
        <EditCurrencies list={sorted} sorting={sorting} onDone={onDone} />
      </Part>
    );
  return (
    <ListRows {...others} list={shown} whole={list} isByHand={sorting === 'hand'} editButton={editButton} />
  );
}
