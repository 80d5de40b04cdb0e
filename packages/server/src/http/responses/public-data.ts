import type { Context } from 'hono';
import type { BodyCache } from './body-cache.ts';
import { EVERY_SITE } from './response-headers.ts';
import { readyAsFetch } from './send-ready.ts';

/** Rates change a few times a day; a cache in front may serve an older table while it fetches, or when we are gone. */
export const RATES_CACHING =
  'public, max-age=60, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400';

/** History changes once a day. */
export const HISTORY_CACHING =
  'public, max-age=300, s-maxage=3600, stale-while-revalidate=3600, stale-if-error=86400';

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** @source RFC 4180 */
const csvText = ({ columns, rows }: CsvTable): string =>
  [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

export interface PublicData {
  readonly json: unknown;
  /** Rows are made where they are wanted: nearly everybody wants JSON. */
  readonly csv: () => CsvTable;
}

interface Options {
  readonly bodies: BodyCache;
  /** The address in its one canonical spelling, so that no other spelling takes room in the cache. */
  readonly target: string;
  readonly caching: string;
  readonly make: () => Promise<PublicData>;
  /** Counts the work against the client. @returns the refusal of one that asks for too much */
  readonly charge?: () => Promise<Response | undefined>;
  /** Whether it is one of very many addresses, and not worth the room. */
  readonly isRare?: boolean;
}

/** JSON that pages of every site may read. */
export const publicJson = (json: unknown, caching: string) => ({
  body: Buffer.from(JSON.stringify(json)),
  headers: { 'content-type': 'application/json', 'cache-control': caching, ...EVERY_SITE },
});

const publicCsv = (csv: CsvTable, caching: string) => ({
  body: Buffer.from(csvText(csv)),
  headers: {
    ...{ 'content-type': 'text/csv; charset=utf-8; header=present', 'cache-control': caching },
    ...EVERY_SITE,
  },
});

/** Responds with such data, made once for each change of them, as JSON or with `format=csv` as CSV. */
export async function publicResponse(c: Context, options: Options): Promise<Response> {
  const { bodies, target, caching, make, charge, isRare } = options;
  const asCsv = c.req.query('format') === 'csv';
  const key = asCsv ? `${target}${target.includes('?') ? '&' : '?'}format=csv` : target;
  const refused = bodies.get(key) === undefined ? await charge?.() : undefined;
  if (refused !== undefined) return refused;
  const ready = await bodies.ready(
    key,
    async () => {
      const { json, csv } = await make();
      return asCsv ? publicCsv(csv(), caching) : publicJson(json, caching);
    },
    isRare,
  );
  return readyAsFetch(ready, c.req.raw.headers);
}
