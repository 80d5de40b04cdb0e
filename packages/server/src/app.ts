import { randomUUID } from 'node:crypto';
import { Hono, type Context as RequestContext } from 'hono';
import { routePath } from 'hono/route';
import type { Context } from './context.ts';
import { DatabaseUnavailable } from './database/database.ts';
import { isTamperProof } from './http/guards/client-address.ts';
import { READ_COST, WRITE_COST } from './http/guards/rate-limit.ts';
import { problemResponse } from './http/responses/problem.ts';
import { createStaticApp } from './http/responses/static-app.ts';
import { CALLS } from './routes/all-calls.ts';
import { mountAppLinks } from './routes/app-links.ts';
import { type Call, mountCalls } from './routes/call.ts';
import { isSyncCall } from './routes/calls/sync.ts';
import { MCP_PATH, mountMcp } from './routes/mcp.ts';
import { mountHealth, mountMetrics, mountSite } from './routes/operations.ts';

/** A call of the records that devices leave, where the operator wants none. */
const switchedOff = (call: Call): Call => ({
  ...call,
  respond: () =>
    problemResponse('records-off', { detail: 'The operator of this service has not set PLAIN_RECORDS=1' }),
});

function mountApi(app: Hono, context: Context): void {
  const { plainRecords } = context.config;
  const calls = plainRecords ? CALLS : CALLS.map((call) => (call.sites === 'app' ? switchedOff(call) : call));
  mountCalls(app, calls, context);
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
  const { config, limitRate, metrics } = context;
  const app = new Hono();
  app.use(metrics.count);
  mountHealth(app, context.checkReady);
  app.use(async (c, next) => {
    if (isSyncCall(c.req)) return next();
    // An assistant's message reads; what its tools look up has a cost of its own.
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || c.req.path === MCP_PATH;
    return (await limitRate(c, isRead ? READ_COST : WRITE_COST)) ?? next();
  });
  mountMetrics(app, metrics);
  mountApi(app, context);
  mountMcp(app, context);
  mountAppLinks(app, config.nativeApp);
  mountSite(app, config.site);
  const isTamperProofHere = (c: RequestContext) => isTamperProof(c, config.limits.trustedProxies);
  app.route('/', createStaticApp(config.appDir, config.site, config.mirrors, isTamperProofHere));
  app.notFound((c) =>
    problemResponse('method-not-allowed', {
      detail: `${c.req.method} is not possible here; possible are GET, HEAD`,
      headers: { allow: 'GET, HEAD' },
    }),
  );
  app.onError((error, c) => faultResponse(context, error, c));
  return app;
}
