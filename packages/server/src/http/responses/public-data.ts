import type { Context } from 'hono';
import pLimit from 'p-limit';
import { type CsvTable, csvText } from './csv.ts';
import type { HotResponses } from './hot-responses.ts';
import { compressed, type ReadyResponse, readyAsFetch, readyResponse } from './ready-response.ts';
import { EVERY_SITE } from './response-headers.ts';

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
  readonly make: () => Promise<PublicData>;
  /** Counts the work against the client. @returns the refusal of one that asks for too much */
  readonly charge?: () => Promise<Response | undefined>;
  /** Whether it is one of very many addresses, and not worth the room. */
  readonly isRare?: boolean;
}

/** Brotli quality of a response that is made once for each change of the data: a quarter smaller than at 5, for 50 to 250 ms of a thread. */
const BEST = 11;
/** The same for 2 to 4 ms: where nobody may ask again, or others wait. */
const QUICK = 5;

/** The pool of four threads that codes bodies also reads files: neither may wait for the other. */
const making = pLimit(2);
const MANY_WAIT = 4;

/** Does work for one request alone, after the work of others. */
export const oneByOne = pLimit(1);

const wantsCsv = (c: Context): boolean => c.req.query('format') === 'csv';
const keyOf = (target: string, asCsv: boolean): string =>
  asCsv ? `${target}${target.includes('?') ? '&' : '?'}format=csv` : target;

/** Data that say nothing about anybody as a response that is made once for each change of them. */
export function readyData(
  { hot, target, caching, make, isRare }: Options,
  asCsv = false,
): Promise<ReadyResponse> {
  const headers = {
    'content-type': asCsv ? 'text/csv; charset=utf-8; header=present' : 'application/json',
    'cache-control': caching,
    ...EVERY_SITE,
  };
  const bodyOf = ({ json, csv }: PublicData) => Buffer.from(asCsv ? csvText(csv) : JSON.stringify(json));
  if (isRare)
    return hot.share(keyOf(target, asCsv), () =>
      oneByOne(async () => readyResponse(await compressed(bodyOf(await make()), QUICK), headers)),
    );
  return hot.getOrMake(keyOf(target, asCsv), (before) =>
    making(async () => {
      const body = bodyOf(await make());
      if (before && body.equals(before.variants.identity.body)) return before;
      return readyResponse(await compressed(body, making.pendingCount < MANY_WAIT ? BEST : QUICK), headers);
    }),
  );
}

/** Responds with such data, as JSON or with `format=csv` as CSV. */
export async function publicResponse(c: Context, options: Options): Promise<Response> {
  const asCsv = wantsCsv(c);
  if (options.hot.get(keyOf(options.target, asCsv)) === undefined) {
    const refused = await options.charge?.();
    if (refused !== undefined) return refused;
  }
  return readyAsFetch(await readyData(options, asCsv), c.req.raw.headers);
}
