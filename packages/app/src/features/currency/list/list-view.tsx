import './list.css';
import { useMemo } from 'react';
import { useRates } from '../../../api/rates.ts';
import { useEditing, withEditList } from '../../../arranging/edit-button.tsx';
import { type CurrencyList, shownRows } from '../../../conversion/currency-list.ts';
import { lazyPart } from '../../../ui/part.tsx';
import { ListRows } from './list-rows.tsx';
import { useList } from './use-list.ts';

const EmptyList = lazyPart(async () => (await import('./empty-list.tsx')).EmptyList);
const EditCurrencies = lazyPart(() =>
  withEditList(async () => (await import('./edit-currencies.tsx')).EditCurrencies),
);

/** The list as it is shown: its rows are the same array until another one is shown. */
function useShown(list: CurrencyList): CurrencyList {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an amount changes no row
  const rows = useMemo(() => shownRows(list), [list.rows, list.pinned, list.hidden]);
  return { ...list, rows };
}

/** One amount in several currencies, every row an input. */
export function ListView() {
  const list = useList();
  const shown = useShown(list);
  const rates = useRates([...shown.rows, list.from]);
  const { isEditing, onDone, editButton } = useEditing();
  if (!rates) return null;
  if (list.rows.length === 0) return <EmptyList list={list} table={rates.table} />;
  if (isEditing) return <EditCurrencies list={list} onDone={onDone} />;
  return <ListRows list={shown} whole={list} rates={rates} editButton={editButton} />;
}
