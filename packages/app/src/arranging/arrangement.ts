import type { ArrangedItem, Sorting } from '../records/kinds/arrangements.ts';

/** What is stored of a list, by item. */
export type Arrangement = ReadonlyMap<string, ArrangedItem>;

export const UNARRANGED: Arrangement = new Map();

/** A list in its order: the pinned items come first, the hidden ones are not shown. */
export interface Arranged {
  readonly pinned: readonly string[];
  readonly rest: readonly string[];
  readonly hidden: readonly string[];
}

/** The item that is the list itself. */
export const LIST_ITSELF = '';

/** An arrangement of what is stored of a list. */
export const arrangementOf = (stored: readonly ArrangedItem[]): Arrangement =>
  new Map(stored.map((record) => [record.item, record]));

export const sortingOf = (arrangement: Arrangement): Sorting =>
  arrangement.get(LIST_ITSELF)?.sorting ?? 'hand';

export const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Items that came after the list was numbered stand as in the catalogue: behind the nearest item before them that nobody has
 * moved, else before the nearest behind them, else at the end.
 */
function putNew(ids: readonly string[], numbered: string[], arrangement: Arrangement): readonly string[] {
  const placed = new Set(numbered);
  const stays = (id: string) => placed.has(id) && !arrangement.get(id)?.moved;
  for (const [at, id] of ids.entries()) {
    if (placed.has(id)) continue;
    const before = ids.slice(0, at).findLast(stays);
    const behind = before === undefined ? ids.slice(at + 1).find(stays) : undefined;
    const neighbor = before ?? behind;
    const index = neighbor === undefined ? numbered.length : numbered.indexOf(neighbor);
    numbered.splice(before === undefined ? index : index + 1, 0, id);
    placed.add(id);
  }
  return numbered;
}

/** The items by hand, pinned and hidden ones in their places among the others. */
export function byHand(ids: readonly string[], arrangement: Arrangement): readonly string[] {
  const positions = new Map(
    ids.flatMap((id) => {
      const position = arrangement.get(id)?.position;
      return position === undefined ? [] : [[id, position] as const];
    }),
  );
  if (positions.size === 0) return ids;
  const numbered = [...positions].sort(([a, one], [b, other]) => order(one, other) || order(a, b));
  return putNew(
    ids,
    numbered.map(([id]) => id),
    arrangement,
  );
}

/** What sorting needs to know of the items. */
export interface Sortable {
  /** How much an item is used; 0 for one that is not. */
  readonly use: (id: string) => number;
  /** Compares the names of two items. */
  readonly compareNames: (a: string, b: string) => number;
}

/**
 * A list as its owner arranged it.
 * @param ids all its items, in the catalogue's order
 */
export function arrange(
  ids: readonly string[],
  arrangement: Arrangement,
  { use, compareNames }: Sortable,
): Arranged {
  const sorting = sortingOf(arrangement);
  const all =
    sorting === 'hand'
      ? byHand(ids, arrangement)
      : [...ids].sort(sorting === 'use' ? (a, b) => use(b) - use(a) : compareNames);
  const hidden = all.filter((id) => arrangement.get(id)?.hidden);
  const shown = all.filter((id) => !arrangement.get(id)?.hidden);
  return {
    pinned: shown.filter((id) => arrangement.get(id)?.pinned),
    rest: shown.filter((id) => !arrangement.get(id)?.pinned),
    hidden,
  };
}
