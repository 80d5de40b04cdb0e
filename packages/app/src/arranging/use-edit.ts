import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import type { Change } from './change.ts';
import type { EditItem } from './edit-row.tsx';
import type { ArrangedItems } from './use-arranged.ts';

/** The rows among which one can be moved, in their order. */
export type Group = 'pinned' | 'rest' | 'hidden';
const GROUPS: readonly Group[] = ['pinned', 'rest', 'hidden'];

const controlOf = (row: Element | null | undefined, control: string) =>
  row?.querySelector<HTMLElement>(`[data-control="${control}"]`);

/** Keeps the focus where it was when its row has moved: whoever moves a row may go on. */
function useFocusKept(order: string) {
  const listRef = useRef<HTMLUListElement>(null);
  const focused = useRef<{ readonly id: string; readonly control: string }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order takes the focus from what it moves
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !focused.current) return;
    const { id, control } = focused.current;
    const row = [...(listRef.current?.children ?? [])].find((li) => (li as HTMLElement).dataset.row === id);
    (controlOf(row, control) ?? controlOf(row, 'move'))?.focus();
  }, [order]);
  const keep = (id: string) => {
    const control = (document.activeElement as HTMLElement | null)?.dataset.control;
    focused.current = control ? { id, control } : undefined;
  };
  return { listRef, keep };
}

interface EditOptions {
  readonly change: (what: Change) => void;
  readonly arranged: ArrangedItems<EditItem>;
  readonly onRemove: ((id: string) => void) | undefined;
}

/** What can be done with the rows of a list, by whichever means; what a move has come to is announced. */
export function useEdit({ change, arranged, onRemove }: EditOptions) {
  const { t } = useTranslate();
  const [announced, setAnnounced] = useState('');
  const all = GROUPS.flatMap((group) => arranged[group]);
  const { listRef, keep } = useFocusKept(all.map(({ id }) => id).join());

  const move = (id: string, group: Group, to: number) => {
    const rows = arranged[group];
    const from = rows.findIndex((row) => row.id === id);
    const landed = Math.min(rows.length - 1, Math.max(0, to));
    const [row, target] = [rows[from], rows[landed]];
    if (!row || !target || arranged.sorting !== 'hand') return;
    const at = all.indexOf(row) - from + landed + 1;
    setAnnounced(t('arrange.moved', { name: row.title, at, count: all.length }));
    if (landed === from) return;
    keep(id);
    change({ kind: 'move', item: id, to: landed > from ? { after: target.id } : { before: target.id } });
  };
  const put = (kind: 'pin' | 'hide', item: string, isOn: boolean) => {
    keep(item);
    change({ kind, item, isOn });
  };
  const remove =
    onRemove &&
    ((id: string) => {
      const at = all.findIndex((item) => item.id === id);
      keep((all[at + 1] ?? all[at - 1])?.id ?? '');
      onRemove(id);
    });
  /** Keys on a control of a row: arrows go to the row beside, with Alt they take the row along. */
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>, id: string, group: Group) => {
    const { key, altKey, currentTarget, target } = event;
    const control = (target as HTMLElement).dataset.control;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (!control || (step === undefined && (key !== 'Delete' || !remove))) return;
    event.preventDefault();
    if (step === undefined) return remove?.(id);
    if (altKey) return move(id, group, arranged[group].findIndex((row) => row.id === id) + step);
    const rows = [...(listRef.current?.querySelectorAll('[data-row]') ?? [])];
    controlOf(rows[rows.indexOf(currentTarget) + step], control)?.focus();
  };
  return { listRef, announced, all, change, move, put, remove, onKeyDown };
}
