import type { StatusReport } from '@equivale/contract';
import type { Hono } from 'hono';
import type { HotResponses } from '../http/responses/hot-responses.ts';
import { compressed, readyAsFetch, readyResponse } from '../http/responses/ready-response.ts';
import { mountResource, readQuery } from '../http/responses/resource.ts';
import { EVERY_SITE } from '../http/responses/response-headers.ts';

interface Deps {
  readonly hot: HotResponses;
  readonly reports: { statusReport(): Promise<StatusReport> };
}

const TARGET = '/api/status';
const EFFORT = 5;

/** `GET /api/status`: every source over the last 90 days. Made anew after each round; who looks in between sees when it was made. */
export function mountStatus(app: Hono, { hot, reports }: Deps): void {
  mountResource(app, TARGET, {
    GET: async (c) => {
      const query = readQuery(c, []);
      if (query instanceof Response) return query;
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', ...EVERY_SITE };
      const ready = await hot.getOrMake(TARGET, async () =>
        readyResponse(
          await compressed(Buffer.from(JSON.stringify(await reports.statusReport())), EFFORT),
          headers,
        ),
      );
      return readyAsFetch(ready, c.req.raw.headers);
    },
  });
}
