import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { BUILT_SITE_URL } from '@equivale/contract';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { type Context, createContext, StartFault } from './context.ts';
import { allowedHosts } from './http/guards/allowed-hosts.ts';
import { connectionOwner } from './http/guards/client-address.ts';
import { withRequestGuard } from './http/guards/request-guard.ts';
import { CONNECTION_LIMITS, createNodeServer } from './http/node-server.ts';
import { problemResponse } from './http/responses/problem.ts';
import { withBodyCache } from './http/responses/send-ready.ts';
import { startSchedule } from './ingest/schedule.ts';

const PUSH_EVERY_MS = 60_000;
/** How often it is looked whether a source is due; nothing is read for it before one is. */
const CHECK_EVERY_MS = 15_000;

export interface RunningServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly context: Context;
  /** Serves what is under way, finishes writes and lets go of everything. */
  close(): Promise<void>;
}

function listen(server: Server, { port, host }: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use by another program' : `failed (${error.code})`;
      reject(new StartFault(`PORT, HOST: listening on ${host} port ${port} ${reason}`));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/**
 * Opens the store, listens, and only then looks at the network.
 * @param wait until a service that ends takes no more requests
 * @throws StartFault when the data folder or the port is taken
 */
export async function startServer(
  config: Config,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<RunningServer> {
  const context = await createContext(config);
  const handle = getRequestListener(createApp(context).fetch, {
    // For HTTP/1.0, which knows no Host.
    hostname: 'localhost',
    errorHandler: () =>
      problemResponse('malformed-request', { detail: 'Its address or headers are not valid' }),
  });
  const next: RequestListener = (request, response) => void handle(request, response);
  const withReady = withBodyCache(context.bodies, context.metrics.countReady, next);
  const allows = allowedHosts([
    config.host,
    new URL(config.site.siteUrl).hostname,
    ...(config.allowedHosts ?? []),
  ]);
  const { trustedProxies } = config.limits;
  const listener = withRequestGuard({ trustedProxies, allows }, withReady);
  const { server, drain, stop } = createNodeServer({
    listener,
    limits: CONNECTION_LIMITS,
    addressOf: ({ remoteAddress = '' }) => connectionOwner(remoteAddress, trustedProxies),
  });
  try {
    const { port } = await listen(server, config);
    if (trustedProxies === 0)
      context.log.info(
        'TRUSTED_PROXIES is 0: nothing limits this machine itself, and all clients of a proxy count as one',
      );
    if (config.site.siteUrl === BUILT_SITE_URL)
      context.log.info(`SITE_URL is not set: links for search engines and previews name ${BUILT_SITE_URL}`);
    if (config.alerts.contact === undefined)
      context.log.info(
        'PUSH_CONTACT is not set: alerts are not pushed, and devices check them when the app is opened',
      );
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    const intervalMs = Math.min(CHECK_EVERY_MS, config.refresh.everyMs);
    const stopSchedules = [startSchedule(intervalMs, () => context.refresh.runDue())];
    const { street } = config;
    if (street) stopSchedules.push(startSchedule(street.everyMs, () => context.street.run()));
    // What a push service did not take is tried again.
    stopSchedules.push(startSchedule(PUSH_EVERY_MS, () => context.alerts.deliver()));
    const close = async () => {
      context.stopping();
      drain();
      for (const stopSchedule of stopSchedules) stopSchedule();
      if (config.shutdownDelayMs > 0) await wait(config.shutdownDelayMs);
      await stop();
      await context.close();
    };
    return { url: `http://${host}:${port}`, context, close };
  } catch (error) {
    await context.close().catch((second: unknown) => context.log.error({ err: second }, 'closing failed'));
    throw error;
  }
}
