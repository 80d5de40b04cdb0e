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
