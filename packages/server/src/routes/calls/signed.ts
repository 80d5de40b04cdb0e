import {
  API_BASE,
  exchangeRatesSchema,
  historySpanSchema,
  POINTER_FILE,
  SIGNED_PATH,
  signatureSchema,
  signedPointerSchema,
} from '@equivale/contract';
import type { RateLimit } from '../../http/guards/rate-limit.ts';
import { viewOf } from '../../http/request-view.ts';
import type { BodyCache } from '../../http/responses/body-cache.ts';
import { problemResponse } from '../../http/responses/problem.ts';
import { RATES_CACHING } from '../../http/responses/public-data.ts';
import { EVERY_SITE } from '../../http/responses/response-headers.ts';
import { readyAsFetch } from '../../http/responses/send-ready.ts';
import type { Publication } from '../../publish/publication.ts';
import { type Call, type Respond, text } from '../call.ts';

interface Deps {
  readonly bodies: BodyCache;
  readonly publication: Publication;
  readonly limitRate: RateLimit;
}

const BASE = `${API_BASE}${SIGNED_PATH}/`;
const NEVER_CHANGES = 'public, max-age=31536000, immutable';
/** A history is worked out; a table is at hand. */
const HISTORY_COST = 4;

/** There is no file of this name. */
class NoSuchFile extends Error {
  override readonly name = 'NoSuchFile';
}

function readyFile({ bodies, publication }: Deps, name: string) {
  return bodies.ready(BASE + name, async () => {
    const body = await publication.read(name);
    if (!body) throw new NoSuchFile();
    const headers = {
      'content-type': 'application/json',
      'cache-control': name === POINTER_FILE ? RATES_CACHING : NEVER_CHANGES,
      ...EVERY_SITE,
    };
    return { body, headers };
  });
}

/** A file by its name. @param cost of one that is not ready */
const file =
  (nameOf: (param: (name: string) => string) => string, cost: number) =>
  (deps: Deps): Respond =>
  async (c) => {
    const name = nameOf((part) => c.req.param(part) ?? '');
    const isMade = cost > 0 && deps.bodies.get(BASE + name) === undefined;
    const refused = isMade ? await deps.limitRate(viewOf(c), cost) : undefined;
    if (refused) return refused;
    try {
      return readyAsFetch(await readyFile(deps, name), c.req.raw.headers);
    } catch (error) {
      if (!(error instanceof NoSuchFile)) throw error;
      return problemResponse('not-found', { detail: 'There is no such signed file (any more)' });
    }
  };

const named = (example: string) => text(`Such as ${example}; its signature ends in .sig`);

/** The signed files, under the names that they have at a mirror. */
export const CALLS: readonly Call<Deps>[] = [
  {
    method: 'GET',
    path: BASE + POINTER_FILE,
    summary: 'Which signed table is the newest',
    outcomes: { 200: { description: 'The pointer', content: [signedPointerSchema] } },
    refusals: [400],
    sites: 'every',
    respond: file(() => POINTER_FILE, 0),
  },
  {
    method: 'GET',
    path: `${BASE}rates/{file}`,
    summary: 'A table that never changes, or its signature',
    params: { file: named('1795392000000.json') },
    outcomes: { 200: { description: 'The file', content: [exchangeRatesSchema, signatureSchema] } },
    refusals: [400, 404],
    sites: 'every',
    respond: file((part) => `rates/${part('file')}`, 0),
  },
  {
    method: 'GET',
    path: `${BASE}history/{version}/{file}`,
    summary: 'Five years of a currency per euro, or their signature',
    params: {
      version: text('Version of the table', { pattern: '^\\d{1,16}$' }),
      file: named('USD.json'),
    },
    outcomes: { 200: { description: 'The file', content: [historySpanSchema, signatureSchema] } },
    refusals: [400, 404],
    sites: 'every',
    respond: file((part) => `history/${part('version')}/${part('file')}`, HISTORY_COST),
  },
];
