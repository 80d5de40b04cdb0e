import { UnexpectedPayload } from './source.ts';

/** Every row of a CSV, blank lines left out. @throws UnexpectedPayload where it is none */
export async function csvRows(source: string, body: string, options = {}): Promise<string[][]> {
  const { parse } = await import('csv-parse/sync');
  try {
    return parse(body, { bom: true, skip_empty_lines: true, relax_column_count: true, ...options });
  } catch {
    throw new UnexpectedPayload(`${source}: no CSV`);
  }
}

/**
 * Reads named columns of a CSV with a head.
 * @param columns names in the head; rows come with these alone, in this order
 * @throws UnexpectedPayload where one is missing, or there is no row
 */
export async function readCsv(
  source: string,
  body: string,
  columns: readonly string[],
): Promise<readonly (readonly (string | undefined)[])[]> {
  const [head = [], ...rows] = await csvRows(source, body);
  const places = columns.map((name) => head.indexOf(name));
  if (places.includes(-1) || rows.length === 0) throw new UnexpectedPayload(`${source}: not its table`);
  return rows.map((row) => places.map((at) => row[at]));
}
