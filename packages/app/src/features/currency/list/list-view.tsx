import './list.css';
import { useRates } from '../../../api/rates.ts';
import { lazyPart } from '../../../ui/part.tsx';
import { ListRows } from './list-rows.tsx';
import { useList } from './use-list.ts';

const EmptyList = lazyPart(async () => (await import('./empty-list.tsx')).EmptyList);

/** One amount in several currencies, every row an input. */
export function ListView() {
  const list = useList();
  const rates = useRates([...list.rows, list.from]);
  if (!rates) return null;
  return list.rows.length === 0 ? (
    <EmptyList list={list} table={rates.table} />
  ) : (
    <ListRows list={list} rates={rates} />
  );
}
