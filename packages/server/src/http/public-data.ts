import type { Context } from 'hono';
import { type CsvTable, csvText, prefersCsv } from './csv.ts';
import type { HotResponses } from './hot-responses.ts';
import { compressed, type ReadyResponse, readyAsFetch, readyResponse } from './ready-response.ts';

/** Rates change a few times a day; a cache in front may serve an older table while it fetches, or when we are gone. */
export const RATES_CACHING =
  'public, max-age=60, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400';

/** History changes once a day. */
export const HISTORY_CACHING =
  'public, max-age=300, s-maxage=3600, stale-while-revalidate=3600, stale-if-error=86400';

/** What anybody may read, in its two forms. */
export interface PublicData {
  readonly json: unknown;
  readonly csv: CsvTable;
}

interface Options {
  readonly hot: HotResponses;
  /** The address in its one canonical spelling, so that no other spelling takes room among the ready responses. */
  readonly target: string;
  readonly caching: string;
  /** Brotli quality, 0-11. */
  readonly effort: number;
  readonly make: () => Promise<PublicData>;
}

async function makeReady({ make, caching, effort }: Options, asCsv: boolean): Promise<ReadyResponse> {
  const { json, csv } = await make();
  const text = asCsv ? csvText(csv) : JSON.stringify(json);
  const headers = {
    'content-type': asCsv ? 'text/csv; charset=utf-8; header=present' : 'application/json',
    'cache-control': caching,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  };
  return readyResponse(await compressed(Buffer.from(text), effort), headers, ['accept']);
}

/** Responds with data that say nothing about anybody, as JSON or, where the client prefers it, as CSV; the response is cached. */
export async function publicResponse(c: Context, options: Options): Promise<Response> {
  const { hot, target } = options;
  const asCsv = prefersCsv(c.req.header('accept'));
  const ready = await hot.getOrMake(asCsv ? `${target} csv` : target, () => makeReady(options, asCsv));
  return readyAsFetch(ready, c.req.raw.headers);
}
