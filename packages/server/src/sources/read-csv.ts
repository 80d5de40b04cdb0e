import { UnexpectedPayload } from './source.ts';

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
  const { parse } = await import('csv-parse/sync');
  let table: string[][];
  try {
    table = parse(body, { bom: true, skip_empty_lines: true, relax_column_count: true });
  } catch {
    throw new UnexpectedPayload(`${source}: no CSV`);
  }
  const [head = [], ...rows] = table;
  const places = columns.map((name) => head.indexOf(name));
  if (places.includes(-1) || rows.length === 0) throw new UnexpectedPayload(`${source}: not its table`);
  return rows.map((row) => places.map((at) => row[at]));
}
