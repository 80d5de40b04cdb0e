import type { Insertion, SqlValue } from './database.ts';

/** Rows of one statement, their values in one list. */
export interface RowGroup {
  readonly count: number;
  readonly width: number;
  readonly values: readonly SqlValue[];
}

/**
 * Rows in groups of at most `size`, in order.
 * @param distinct whether a key may come only once in a group: PostgreSQL refuses to touch a row twice in one statement
 */
export function* rowGroups(
  { rows, keyWidth }: Pick<Insertion, 'rows' | 'keyWidth'>,
  size: number,
  distinct: boolean,
): Generator<RowGroup> {
  let group = { count: 0, width: 0, values: [] as SqlValue[] };
  const keys = new Set<string>();
  for (const row of rows) {
    const key = distinct ? row.slice(0, keyWidth).join('\n') : '';
    if (group.count === size || keys.has(key)) {
      yield group;
      group = { count: 0, width: 0, values: [] };
      keys.clear();
    }
    if (distinct) keys.add(key);
    for (const value of row) group.values.push(value);
    group.width = row.length;
    group.count += 1;
  }
  if (group.count > 0) yield group;
}

/** `(?, ?), (?, ?)` for two rows of two values. */
export function placeholders(count: number, width: number): string {
  const row = `(${Array(width).fill('?').join(', ')})`;
  return Array(count).fill(row).join(', ');
}
