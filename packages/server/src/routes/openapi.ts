import { readFile } from 'node:fs/promises';
import type { HotResponses } from '../http/responses/hot-responses.ts';
import { compressed, readyAsFetch, readyResponse } from '../http/responses/ready-response.ts';
import { EVERY_SITE } from '../http/responses/response-headers.ts';
import type { Call } from './call.ts';

const TARGET = '/api/openapi.json';
const FILE = new URL('../../openapi.json', import.meta.url);
const EFFORT = 9;
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache', ...EVERY_SITE };

/** The description of every call, written by `npm run build:openapi`. */
export const OPENAPI_CALLS: readonly Call<{ readonly hot: HotResponses }>[] = [
  {
    method: 'GET',
    path: TARGET,
    summary: 'This document',
    outcomes: { 200: { description: 'OpenAPI 3.1', content: 'any' } },
    refusals: [400],
    sites: 'every',
    respond:
      ({ hot }) =>
      async (c) => {
        const ready = await hot.getOrMake(TARGET, async () =>
          readyResponse(await compressed(await readFile(FILE), EFFORT), HEADERS),
        );
        return readyAsFetch(ready, c.req.raw.headers);
      },
  },
];
