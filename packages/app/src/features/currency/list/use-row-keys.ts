import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { moveRow, removeRow, shiftRow, shownRows } from '../../../conversion/currency-list.ts';
import { useCurrencyList } from '../../../conversion/current-list.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { notify } from '../../../platform/notices.ts';
import { changeList } from './stored-list.ts';

export function removeWithUndo(code: string): void {
  const at = useCurrencyList.getState().list?.rows.indexOf(code) ?? 0;
  changeList((list) => removeRow(list, code));
  notify({
    message: 'list.removed',
    values: { code },
    action: { label: 'favorite.undo', run: () => changeList((list) => moveRow(list, code, at)) },
  });
}

export type RowKeys = ReturnType<typeof useRowKeys>;

/** Moves and removes rows with focus and announcement; `isByHand`: only the owner's own order can change. */
export function useRowKeys(isByHand: boolean) {
  const { t } = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ readonly code: string; readonly control: string }>(undefined);
  const [announced, setAnnounced] = useState('');
  const rowsNow = () =>
    Array.from(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [], ({ dataset }) => dataset.row);
  const focus = (code: string, control: string) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${code}"] [data-control="${control}"]`)?.focus();
  // A row that has moved has lost the focus; one that is removed has taken it along.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    focus(wanted.current.code, wanted.current.control);
    wanted.current = undefined;
  });
  const move = useCallback(
    (code: string, step: 1 | -1, control = 'menu') => {
      if (!isByHand) return;
      wanted.current = { code, control };
      changeList((current) => shiftRow(current, code, step));
      const { list: moved } = useCurrencyList.getState();
      const rows = moved ? shownRows(moved) : [];
      setAnnounced(t('list.moved', { code, at: rows.indexOf(code) + 1, count: rows.length }));
    },
    [t, isByHand],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read from the screen
  const remove = useCallback((code: string) => {
    const rows = rowsNow();
    const at = rows.indexOf(code);
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) wanted.current = { code: next, control: 'menu' };
    removeWithUndo(code);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const { control } = target.dataset;
    const code = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (!code || !control || event.nativeEvent.isComposing) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (step && event.altKey) move(code, step, control);
    else if (step) focus(rowsNow()[rowsNow().indexOf(code) + step] ?? code, control);
    else if (event.key === 'Delete' && control === 'menu') remove(code);
    else if (event.key === 'Escape' && control === 'amount') target.blur();
    else return;
    event.preventDefault();
  };
  return { list, announced, move, remove, onKeyDown };
}
