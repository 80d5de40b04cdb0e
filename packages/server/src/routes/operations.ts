import type { Hono } from 'hono';
import type { Metrics } from '../http/metrics.ts';
import { problemResponse } from '../http/problem.ts';
import { mountResource } from '../http/resource.ts';

interface Deps {
  readonly metrics: Metrics;
  /** Resolves when requests can be served: the database answers and the service is not stopping. */
  readonly checkReady: () => Promise<void>;
}

const text = (body: string, type = 'text/plain; charset=utf-8') =>
  new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });

/** What the operator's machinery asks: is it alive, may it get requests, how is it doing. */
export function mountOperations(app: Hono, { metrics, checkReady }: Deps): void {
  mountResource(app, '/healthz', { GET: () => text('ok\n') });
  mountResource(app, '/readyz', {
    GET: async () => {
      try {
        await checkReady();
        return text('ready\n');
      } catch {
        return problemResponse('not-ready', {
          detail: 'The database does not answer, or the service is stopping',
        });
      }
    },
  });
  mountResource(app, '/metrics', {
    GET: async () => {
      const report = await metrics.render();
      return text(report.text, report.contentType);
    },
  });
}
