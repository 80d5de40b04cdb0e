import { useMemo } from 'react';
import { useHydratedQuery } from '../device/use-hydrated-query.ts';
import { useTranslate } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import type { Sorting } from '../records/kinds/arrangements.ts';
import { arrange, sortingOf } from './arrangement.ts';
import { arrangementQuery, type StoredArrangement } from './arrangements.ts';

/** An item of a list: id, and the name for sorting, by default its title. */
export interface Arrangeable {
  readonly id: string;
  readonly title: string;
  readonly name?: string;
}

export interface ArrangedItems<Item> {
  /** Whether the person has changed the list. */
  readonly isArranged: boolean;
  readonly sorting: Sorting;
  readonly pinned: readonly Item[];
  readonly rest: readonly Item[];
  readonly hidden: readonly Item[];
}

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

/** An arranged list, undefined until storage was read. `items` must be referentially stable. */
export function useArranged<Item extends Arrangeable>(
  list: string,
  items: readonly Item[],
): ArrangedItems<Item> | undefined {
  const { language } = useTranslate();
  const { data } = useHydratedQuery(arrangementQuery(list));
  return useMemo(() => data && arrangeItems(items, data, language), [items, data, language]);
}
