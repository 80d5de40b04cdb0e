import type { Insertion, SqlValue } from './database.ts';
import type { RowGroup } from './row-groups.ts';

/** Array types of the values that come; a column without any stays without a type, which PostgreSQL then takes from the table. */
const ARRAY_TYPES = { string: 'text[]', number: 'float8[]' } as const;

/** The columns of a group of rows, each as an array literal with its type. @source PostgreSQL manual, 8.15.2 */
function columnsOf({ width, values }: RowGroup) {
  return Array.from({ length: width }, (_, at) => {
    const cells: string[] = [];
    let type: string | undefined;
    for (let index = at; index < values.length; index += width) {
      const value = values[index] ?? null;
      if (value !== null) type = ARRAY_TYPES[typeof value as keyof typeof ARRAY_TYPES];
      cells.push(typeof value === 'string' ? `"${value.replace(/[\\"]/g, '\\$&')}"` : String(value));
    }
    return { type, literal: `{${cells.join()}}` };
  });
}

/** `INSERT … SELECT` from one array a column, so that the number of parameters does not grow with the rows. */
export function groupInsert(
  { into, onConflict }: Insertion,
  group: RowGroup,
): { sql: string; params: SqlValue[] } {
  const columns = columnsOf(group);
  const typed = columns.filter(({ type }) => type !== undefined);
  const arrays = typed.map(({ type }) => `?::${type}`).join(', ');
  const picks = columns.map((column) => {
    const at = typed.indexOf(column);
    return at < 0 ? 'NULL' : `c${at}`;
  });
  const names = typed.map((_, at) => `c${at}`).join(', ');
  const sql = `${into} SELECT ${picks.join(', ')} FROM unnest(${arrays}) AS given(${names}) ${onConflict}`;
  return { sql, params: typed.map(({ literal }) => literal) };
}
