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

/** Weight that an `Accept` header gives to a type; 0 when it does not name it. */
function weight(accept: string, type: string): number {
  for (const part of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name !== type) continue;
    const q = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return q >= 0 && q <= 1 ? q : 0;
  }
  return 0;
}

/** Whether a client asks for CSV rather than for JSON. @source RFC 9110, section 12.5.1 */
export function prefersCsv(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('csv')) return false;
  return weight(accept, 'text/csv') > weight(accept, 'application/json');
}
