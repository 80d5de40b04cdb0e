import type { ArrangedItem, Sorting } from '../records/kinds/arrangements.ts';

export type Arrangement = ReadonlyMap<string, ArrangedItem>;

export const UNARRANGED: Arrangement = new Map();

/** A list in its order: pinned items first, hidden ones omitted. */
export interface Arranged {
  readonly pinned: readonly string[];
  readonly rest: readonly string[];
  readonly hidden: readonly string[];
}

export const LIST_ITSELF = '';

export const arrangementOf = (stored: readonly ArrangedItem[]): Arrangement =>
  new Map(stored.map((record) => [record.item, record]));

export const sortingOf = (arrangement: Arrangement): Sorting =>
  arrangement.get(LIST_ITSELF)?.sorting ?? 'hand';

export const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Places new items after the nearest unmoved item before them, else before the nearest after them. */
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

/** Items in manual order, pinned and hidden ones in their places. */
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

export interface Sortable {
  /** How much an item is used; 0 if never. */
  readonly use: (id: string) => number;
  readonly compareNames: (a: string, b: string) => number;
}

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
