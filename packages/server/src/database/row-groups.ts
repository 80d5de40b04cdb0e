import type { Insertion, SqlValue } from './database.ts';

/**
 * Rows in groups of at most `size`, in order.
 * @param distinct whether a key may come only once in a group: PostgreSQL refuses to touch a row twice in one statement
 */
export function* rowGroups(
  { rows, keyWidth }: Pick<Insertion, 'rows' | 'keyWidth'>,
  size: number,
  distinct: boolean,
): Generator<readonly (readonly SqlValue[])[]> {
  let group: (readonly SqlValue[])[] = [];
  const keys = new Set<string>();
  for (const row of rows) {
    const key = distinct ? row.slice(0, keyWidth).join('\n') : '';
    if (group.length === size || keys.has(key)) {
      yield group;
      group = [];
      keys.clear();
    }
    if (distinct) keys.add(key);
    group.push(row);
  }
  if (group.length > 0) yield group;
}
