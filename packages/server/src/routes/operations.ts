import { SITE_PATH, type SiteAddresses } from '@equivale/contract';
import type { Hono } from 'hono';
import type { Metrics } from '../http/metrics.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { mountResource } from '../http/responses/resource.ts';
import { OWN_SITE } from '../http/responses/response-headers.ts';

const text = (body: string, type = 'text/plain; charset=utf-8') =>
  new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'no-store', ...OWN_SITE },
  });

/**
 * Liveness and readiness probes.
 * @param checkReady resolves when requests can be served
 */
export function mountHealth(app: Hono, checkReady: () => Promise<void>): void {
  mountResource(app, '/healthz', { GET: () => text('ok\n') });
  mountResource(app, '/readyz', {
    GET: async () => {
      try {
        await checkReady();
        return text('ready\n');
      } catch {
        return problemResponse('not-ready', {
          detail: 'The database cannot be read, or the service is stopping',
        });
      }
    },
  });
}

/** How the service is doing. */
export function mountMetrics(app: Hono, metrics: Metrics): void {
  mountResource(app, '/metrics', {
    GET: async () => {
      const report = await metrics.render();
      return text(report.text, report.contentType);
    },
  });
}

/** The addresses that the app shows: no script has them, so that one build serves any site. */
export function mountSite(app: Hono, { supportAddress, donationUrl, playStoreId }: SiteAddresses): void {
  const body = { supportAddress, donationUrl, playStoreId };
  mountResource(app, SITE_PATH, {
    GET: () => Response.json(body, { headers: { 'cache-control': 'no-cache', ...OWN_SITE } }),
  });
}
