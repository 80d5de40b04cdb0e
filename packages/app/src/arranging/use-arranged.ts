import { useMemo } from 'react';
import { useHydratedQuery } from '../device/use-hydrated-query.ts';
import { useTranslate } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import type { Sorting } from '../records/kinds/arrangements.ts';
import { arrange, sortingOf } from './arrangement.ts';
import { arrangementQuery, type StoredArrangement } from './arrangements.ts';

/** What can be put in order: its id in the list, and the name that it is sorted by, which is its title unless it has another. */
export interface Arrangeable {
  readonly id: string;
  readonly title: string;
  readonly name?: string;
}

/** The items of a list as its owner arranged them. */
export interface ArrangedItems<Item> {
  /** Whether its owner has ever changed anything about it. */
  readonly isArranged: boolean;
  readonly sorting: Sorting;
  readonly pinned: readonly Item[];
  readonly rest: readonly Item[];
  readonly hidden: readonly Item[];
}

/** The items of a list, in the catalogue's order, as what is stored of it has them. */
export function arrangeItems<Item extends Arrangeable>(
  items: readonly Item[],
  { arrangement, usage }: StoredArrangement,
  language: Language,
): ArrangedItems<Item> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const nameOf = (id: string) => byId.get(id)?.name ?? byId.get(id)?.title ?? id;
  const ids = arrange([...byId.keys()], arrangement, {
    use: (id) => usage.get(id) ?? 0,
    compareNames: (a, b) => nameOf(a).localeCompare(nameOf(b), language),
  });
  const itemsOf = (wanted: readonly string[]) => wanted.flatMap((id) => byId.get(id) ?? []);
  return {
    isArranged: arrangement.size > 0,
    sorting: sortingOf(arrangement),
    pinned: itemsOf(ids.pinned),
    rest: itemsOf(ids.rest),
    hidden: itemsOf(ids.hidden),
  };
}

/**
 * A list as its owner arranged it, changed with every change in any tab.
 * @param items in the catalogue's order; the same array as long as nothing has changed
 * @returns undefined until the device has been read
 */
export function useArranged<Item extends Arrangeable>(
  list: string,
  items: readonly Item[],
): ArrangedItems<Item> | undefined {
  const { language } = useTranslate();
  const { data } = useHydratedQuery(arrangementQuery(list));
  return useMemo(() => data && arrangeItems(items, data, language), [items, data, language]);
}
