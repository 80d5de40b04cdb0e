import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** One choice. Figures are on the right; a note under a figure tells how it differs from its neighbours. */
export interface PickerRow {
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly mark?: ReactNode;
  readonly end?: string | undefined;
  readonly endNote?: string | undefined;
}

export interface PickerGroup {
  readonly id: string;
  readonly title: string;
  /** Shown once, at the right of the heading: the unit of the figures below. */
  readonly endTitle?: string | undefined;
  readonly rows: readonly PickerRow[];
}

/** The groups that have rows, the first of them with what the figures are in. */
export function withEndTitle(groups: readonly PickerGroup[], endTitle: string): PickerGroup[] {
  const [first, ...others] = groups.filter(({ rows }) => rows.length > 0);
  return first ? [{ ...first, endTitle }, ...others] : [];
}

/** A row may be in two groups, so its key names the group too. */
export const keyOf = (group: PickerGroup, row: PickerRow) => `${group.id}:${row.id}`;

export const keysOf = (groups: readonly PickerGroup[]): string[] =>
  groups.flatMap((group) => group.rows.map((row) => keyOf(group, row)));

export const firstKey = (groups: readonly PickerGroup[]): string => keysOf(groups)[0] ?? '';

export function keyOfChosen(groups: readonly PickerGroup[], id: string | undefined): string {
  for (const group of groups) {
    const row = group.rows.find((candidate) => candidate.id === id);
    if (row) return keyOf(group, row);
  }
  return firstKey(groups);
}

/** Rows rendered within the key press or tap: more than any phone shows. The rest follow after that frame. */
const FIRST_ROWS = 14;

function cut(groups: readonly PickerGroup[], most: number): readonly PickerGroup[] {
  let left = most;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

/** The part of the groups that is rendered for a search text: the first rows at once, all of them soon after, in slices that give way to keys. */
export function useRendered(
  groups: readonly PickerGroup[],
  query: string,
  active: string,
): readonly PickerGroup[] {
  const [whole, setWhole] = useState<string>();
  const keys = keysOf(groups);
  // The chosen row must be there to be scrolled to.
  const most = Math.max(FIRST_ROWS, keys.indexOf(active) + 1 + FIRST_ROWS / 2);
  const isShort = keys.length <= most;
  useEffect(() => {
    if (!isShort) startTransition(() => setWhole(query));
  }, [query, isShort]);
  // New rates for the same text update rows in place: a list rendered in full stays in full.
  return isShort || whole === query ? groups : cut(groups, most);
}
