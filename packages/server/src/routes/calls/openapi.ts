import { readFile } from 'node:fs/promises';
import type { BodyCache } from '../../http/responses/body-cache.ts';
import { EVERY_SITE } from '../../http/responses/response-headers.ts';
import { readyAsFetch } from '../../http/responses/send-ready.ts';
import type { Call } from '../call.ts';

const TARGET = '/api/openapi.json';
const FILE = new URL('../../../openapi.json', import.meta.url);
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache', ...EVERY_SITE };

/** The description of every call, written by `npm run build:openapi`. */
export const CALLS: readonly Call<{ readonly bodies: BodyCache }>[] = [
  {
    method: 'GET',
    path: TARGET,
    summary: 'This document',
    outcomes: { 200: { description: 'OpenAPI 3.1', content: 'any' } },
    refusals: [400],
    sites: 'every',
    respond:
      ({ bodies }) =>
      async (c) => {
        const make = async () => ({ body: await readFile(FILE), headers: HEADERS });
        return readyAsFetch(await bodies.ready(TARGET, make), c.req.raw.headers);
      },
  },
];
