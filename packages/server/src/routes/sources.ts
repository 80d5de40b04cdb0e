import type { SourcesReport } from '@equivale/contract';
import type { Hono } from 'hono';
import { mountResource, readQuery } from '../http/responses/resource.ts';
import { OWN_SITE } from '../http/responses/response-headers.ts';

interface Deps {
  readonly reports: { sourcesReport(): Promise<SourcesReport> };
}

/** `GET /api/sources`: how every source is doing, and what was refused lately. */
export function mountSources(app: Hono, { reports }: Deps): void {
  mountResource(app, '/api/sources', {
    GET: async (c) => {
      const query = readQuery(c, []);
      if (query instanceof Response) return query;
      const headers = {
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        ...OWN_SITE,
      };
      return new Response(JSON.stringify(await reports.sourcesReport()), { headers });
    },
  });
}
