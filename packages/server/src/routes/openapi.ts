import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import type { HotResponses } from '../http/responses/hot-responses.ts';
import { compressed, readyAsFetch, readyResponse } from '../http/responses/ready-response.ts';
import { mountResource, readQuery } from '../http/responses/resource.ts';
import { EVERY_SITE } from '../http/responses/response-headers.ts';

const TARGET = '/api/openapi.json';
const FILE = new URL('../../openapi.json', import.meta.url);
const EFFORT = 9;

/** `GET /api/openapi.json`: the description of every call, generated from the contract by `npm run build:openapi`. */
export function mountOpenApi(app: Hono, { hot }: { readonly hot: HotResponses }): void {
  mountResource(app, TARGET, {
    GET: async (c) => {
      const query = readQuery(c, []);
      if (query instanceof Response) return query;
      const headers = {
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        ...EVERY_SITE,
      };
      const ready = await hot.getOrMake(TARGET, async () =>
        readyResponse(await compressed(await readFile(FILE), EFFORT), headers),
      );
      return readyAsFetch(ready, c.req.raw.headers);
    },
  });
}
