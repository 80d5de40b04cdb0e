import { parseAccept } from 'hono/utils/accept';

/** Names of the columns, then the rows. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** @source RFC 4180 */
export function csvText({ columns, rows }: CsvTable): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Whether a client asks for CSV rather than for JSON. @source RFC 9110, section 12.5.1 */
export function prefersCsv(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('csv')) return false;
  const named = parseAccept(accept);
  const weightOf = (wanted: string) => named.find(({ type }) => type.toLowerCase() === wanted)?.q ?? 0;
  return weightOf('text/csv') > weightOf('application/json');
}
