import { randomUUID } from 'node:crypto';
import { Hono, type Context as RequestContext } from 'hono';
import { routePath } from 'hono/route';
import type { Context } from './context.ts';
import { DatabaseUnavailable } from './database/database.ts';
import { isTamperProof } from './http/guards/client-address.ts';
import { READ_COST, WRITE_COST } from './http/guards/rate-limit.ts';
import { type RequestView, viewOf } from './http/request-view.ts';
import { readableByEverySite, usableByEverySite, usableByNativeApps } from './http/responses/every-site.ts';
import { problemResponse } from './http/responses/problem.ts';
import { createStaticApp } from './http/responses/static-app.ts';
import { mountAlerts } from './routes/alerts.ts';
import { mountAppLinks } from './routes/app-links.ts';
import { mountAverages } from './routes/averages.ts';
import { mountCurrencyHistory } from './routes/currency-history.ts';
import { mountExchangeRates } from './routes/exchange-rates.ts';
import { mountMcp } from './routes/mcp.ts';
import { mountOpenApi } from './routes/openapi.ts';
import { mountHealth, mountMetrics } from './routes/operations.ts';
import { mountPairing } from './routes/pairing.ts';
import { mountConversions } from './routes/records/conversions.ts';
import { mountFavorites } from './routes/records/favorites.ts';
import { mountSigned } from './routes/signed.ts';
import { mountSources } from './routes/sources.ts';
import { mountStatus } from './routes/status.ts';
import { mountSync } from './routes/sync.ts';

function mountApi(
  app: Hono,
  { alerts, hot, publication, rates, store, now, limitRate, limitRecords, limitPairings }: Context,
): void {
  const { devices } = store;
  for (const path of [
    '/api/exchange-rates',
    '/api/currency-history/*',
    '/api/averages/*',
    '/api/openapi.json',
    '/api/status',
    '/api/signed/*',
  ])
    app.use(path, readableByEverySite);
  mountExchangeRates(app, { hot, rates, now, limitRate });
  mountCurrencyHistory(app, { hot, rates, now, limitRate });
  mountAverages(app, { hot, rates, now, limitRate });
  mountSigned(app, { hot, publication, limitRate });
  mountSources(app, { rates });
  mountStatus(app, { hot, rates });
  mountOpenApi(app, { hot });
  for (const path of ['/api/conversions/*', '/api/favorites/*', '/api/device'])
    app.use(path, usableByNativeApps);
  mountConversions(app, { devices, now, limitRecords });
  mountFavorites(app, { devices, now, limitRecords });
  for (const path of ['/api/sync/*', '/api/pairing/*']) app.use(path, usableByEverySite);
  mountSync(app, { sync: store.sync, now, limitRecords });
  mountPairing(app, { sync: store.sync, now, limitRecords, limitPairings });
  mountAlerts(app, { alerts, limitRecords });
  for (const path of ['/api', '/api/*'])
    app.all(path, () => problemResponse('not-found', { detail: 'There is no such call' }));
}

/** Whether the process has no file descriptor left, which passes. */
const lacksDescriptors = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');

/** The response where a handler threw; the log has the pattern of the route, since an address may hold a secret. */
function faultResponse({ log }: Context, error: unknown, c: RequestContext): Response {
  const id = randomUUID();
  log.error({ err: error, method: c.req.method, route: routePath(c), id }, 'request failed');
  if (error instanceof DatabaseUnavailable || lacksDescriptors(error))
    return problemResponse('not-ready', {
      detail: 'The service cannot do this now; try again in a moment',
      headers: { 'retry-after': '5' },
    });
  return problemResponse('internal', { detail: `The fault is on our side and has been recorded as ${id}` });
}

/** The handler of every request that no ready response exists for. */
export function createApp(context: Context): Hono {
  const { config, hot, limitRate, metrics } = context;
  const app = new Hono();
  app.use(metrics.count);
  mountHealth(app, context.checkReady);
  app.use(async (c, next) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    return (await limitRate(viewOf(c), isRead ? READ_COST : WRITE_COST)) ?? next();
  });
  mountMetrics(app, metrics);
  mountApi(app, context);
  mountMcp(app, context);
  mountAppLinks(app, config.nativeApp);
  const isTamperProofHere = (view: RequestView) => isTamperProof(view, config.limits.trustedProxies);
  app.get('*', createStaticApp(config.appDir, hot, config.mirrors, isTamperProofHere));
  app.notFound((c) =>
    problemResponse('method-not-allowed', {
      detail: `${c.req.method} is not possible here; possible are GET, HEAD`,
      headers: { allow: 'GET, HEAD' },
    }),
  );
  app.onError((error, c) => faultResponse(context, error, c));
  return app;
}
