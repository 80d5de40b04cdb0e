import {
  API_BASE,
  exchangeRatesSchema,
  historySpanSchema,
  POINTER_FILE,
  SIGNED_PATH,
  signatureSchema,
  signedPointerSchema,
} from '@equivale/contract';
import type { Context } from 'hono';
import { problemResponse } from '../../http/responses/problem.ts';
import { RATES_CACHING } from '../../http/responses/public-data.ts';
import { EVERY_SITE } from '../../http/responses/response-headers.ts';
import { readyAsFetch } from '../../http/responses/send-ready.ts';
import { callsAt, type Deps, text } from '../call.ts';

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
async function file(c: Context, deps: Deps, name: string, cost = 0): Promise<Response> {
  const isMade = cost > 0 && deps.bodies.get(BASE + name) === undefined;
  const refused = isMade ? await deps.limitRate(c, cost) : undefined;
  if (refused) return refused;
  try {
    return readyAsFetch(await readyFile(deps, name), c.req.raw.headers);
  } catch (error) {
    if (!(error instanceof NoSuchFile)) throw error;
    return problemResponse('not-found', { detail: 'There is no such signed file (any more)' });
  }
}

const named = (example: string) => text(`Such as ${example}; its signature ends in .sig`);
const VERSION = text('Version of the table', { pattern: '^\\d{1,16}$' });

/** The signed files, under the names that they have at a mirror. */
export const CALLS = [
  ...callsAt(
    { path: BASE + POINTER_FILE, sites: 'every' },
    {
      GET: {
        summary: 'Which signed table is the newest',
        outcomes: { 200: { description: 'The pointer', content: [signedPointerSchema] } },
        respond: (c, deps) => file(c, deps, POINTER_FILE),
      },
    },
  ),
  ...callsAt(
    { path: `${BASE}rates/{file}`, params: { file: named('1795392000000.json') }, sites: 'every' },
    {
      GET: {
        summary: 'A table that never changes, or its signature',
        outcomes: { 200: { description: 'The file', content: [exchangeRatesSchema, signatureSchema] } },
        respond: (c, deps) => file(c, deps, `rates/${c.req.param('file')}`),
      },
    },
  ),
  ...callsAt(
    {
      path: `${BASE}history/{version}/{file}`,
      params: { version: VERSION, file: named('USD.json') },
      sites: 'every',
    },
    {
      GET: {
        summary: 'Five years of a currency per euro, or their signature',
        outcomes: { 200: { description: 'The file', content: [historySpanSchema, signatureSchema] } },
        respond: (c, deps) =>
          file(c, deps, `history/${c.req.param('version')}/${c.req.param('file')}`, HISTORY_COST),
      },
    },
  ),
];
