import { readFile } from 'node:fs/promises';
import { EVERY_SITE } from '../../http/responses/response-headers.ts';
import { readyAsFetch } from '../../http/responses/send-ready.ts';
import { callsAt } from '../call.ts';

const TARGET = '/api/openapi.json';
const FILE = new URL('../../../openapi.json', import.meta.url);
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache', ...EVERY_SITE };

/** The description of every call, written by `npm run build:openapi`. */
export const CALLS = callsAt(
  { path: TARGET, sites: 'every' },
  {
    GET: {
      summary: 'This document',
      outcomes: { 200: { description: 'OpenAPI 3.1', content: 'any' } },
      respond: async (c, { bodies }) => {
        const make = async () => ({ body: await readFile(FILE), headers: HEADERS });
        return readyAsFetch(await bodies.ready(TARGET, make), c.req.raw.headers);
      },
    },
  },
);
