import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import pLimit from 'p-limit';
import { type CsvTable, csvText, prefersCsv } from './csv.ts';
import { acceptedEncodings } from './encoding.ts';
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
}

/**
 * Brotli quality of a response that is made once for each change of the data: five years of a pair are a quarter smaller
 * than at the quick qualities (4 to 9 hardly differ), the whole record a third, for 50 to 250 ms beside the event loop.
 */
const BEST = 11;
/** The same for 2 to 4 ms: where nobody may ask again, or others wait. */
const QUICK = 5;

/** The pool of four threads that codes bodies also reads files: neither may wait for the other. */
const makingReady = pLimit(2);
const MANY_WAIT = 4;
/** What is made for one request alone is made one by one, and has a quarter of the event loop at most: all others have the rest. */
const makingOnce = pLimit(1);
const REST = 3;
let restUntil = 0;

async function afterRest<T>(work: () => Promise<T>): Promise<T> {
  const rest = restUntil - performance.now();
  if (rest > 0) await delay(rest);
  const begin = performance.now();
  // What fails has waited, for a database that is not there, and worked little.
  const result = await work();
  const end = performance.now();
  restUntil = end + REST * (end - begin);
  return result;
}

/** Does work for one request alone, after the work of others. */
export const oneByOne = <T>(work: () => Promise<T>): Promise<T> => makingOnce(() => afterRest(work));

/** What its address says counts more than what its headers say. */
const wantsCsv = (c: Context): boolean => {
  const format = c.req.query('format');
  return format === undefined ? prefersCsv(c.req.header('accept')) : format === 'csv';
};

function bodyOf({ json, csv }: PublicData, asCsv: boolean): Buffer {
  return Buffer.from(asCsv ? csvText(csv) : JSON.stringify(json));
}

/** Headers of what anybody may read, but for those of its coding. */
const publicHeaders = (caching: string, asCsv = false) => ({
  'content-type': asCsv ? 'text/csv; charset=utf-8; header=present' : 'application/json',
  'cache-control': caching,
  ...EVERY_SITE,
});

const keyOf = (target: string, asCsv: boolean): string => (asCsv ? `${target} csv` : target);

/** Data that say nothing about anybody as a response that is made once for each change of them. */
export function readyData(
  { hot, target, caching, make }: Omit<Options, 'charge'>,
  asCsv = false,
): Promise<ReadyResponse> {
  return hot.getOrMake(keyOf(target, asCsv), (before) =>
    makingReady(async () => {
      const body = bodyOf(await make(), asCsv);
      if (before && body.equals(before.variants.identity.body)) return before;
      const effort = makingReady.pendingCount < MANY_WAIT ? BEST : QUICK;
      return readyResponse(await compressed(body, effort), publicHeaders(caching, asCsv), ['accept']);
    }),
  );
}

/** Responds with such data, as JSON or, where the client wants it, as CSV. */
export async function publicResponse(c: Context, options: Options): Promise<Response> {
  const { hot, target, charge } = options;
  const asCsv = wantsCsv(c);
  if (hot.get(keyOf(target, asCsv)) === undefined) {
    const refused = await charge?.();
    if (refused !== undefined) return refused;
  }
  return readyAsFetch(await readyData(options, asCsv), c.req.raw.headers);
}

/** The same for one of very many addresses: made quickly, in the coding that this client wants, and not cached. */
export async function onceResponse(c: Context, options: Options): Promise<Response> {
  const { hot, target, make, charge } = options;
  const asCsv = wantsCsv(c);
  const [coding = 'identity'] = acceptedEncodings(c.req.header('accept-encoding'));
  const refused = await charge?.();
  if (refused !== undefined) return refused;
  const ready = await hot.share(`${target} ${coding}${asCsv ? ' csv' : ''}`, () =>
    makingOnce(async () => {
      const body = await afterRest(async () => bodyOf(await make(), asCsv));
      return readyResponse(await compressed(body, QUICK, [coding]), publicHeaders(options.caching, asCsv), [
        'accept',
      ]);
    }),
  );
  return readyAsFetch(ready, c.req.raw.headers);
}
