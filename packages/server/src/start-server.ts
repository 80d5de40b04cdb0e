import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { answerFault, createApp } from './app.ts';
import type { Config } from './config.ts';
import { type Context, createContext, StartFault } from './context.ts';
import { withDirectPost } from './http/direct-post.ts';
import { withHotResponses } from './http/hot-responses.ts';
import { problemResponse } from './http/problem.ts';
import { startSchedule } from './ingest/schedule.ts';
import { CONVERSIONS, conversionAdder } from './routes/conversions.ts';

/** A server that listens. */
export interface RunningServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  readonly context: Context;
  /** Answers what is under way, finishes writes and lets go of everything. */
  close(): Promise<void>;
}

/** Longer than the minute for which common balancers keep a connection, so that they never use one that we are closing. */
const KEEP_ALIVE_MS = 65_000;
/** Longest time a client may take to say what it wants: nobody here has more than four kilobytes to say. */
const REQUEST_MS = 15_000;

/** A request still open after this long is cut off at shutdown. */
const SHUTDOWN_MS = 10_000;

function listen(server: Server, { port, host }: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use by another program' : `failed (${error.code})`;
      reject(new StartFault(`PORT, HOST: listening on ${host} port ${port} ${reason}`));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
  });
}

/**
 * Opens the store, listens, and only then looks at the network.
 * @throws StartFault when the data folder or the port is taken
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const context = await createContext(config);
  const handle = getRequestListener(createApp(context).fetch, {
    errorHandler: () =>
      problemResponse('malformed-request', { detail: 'Its address or headers are not valid' }),
  });
  let closing = false;
  const next: RequestListener = (request, response) => {
    if (closing) response.setHeader('connection', 'close');
    void handle(request, response);
  };
  const server = createServer(
    // A request without a body needs no stream of one.
    { optimizeEmptyRequests: true },
    withHotResponses(
      context.hot,
      context.metrics.countReady,
      withDirectPost(
        {
          target: CONVERSIONS,
          handle: conversionAdder({ devices: context.store.devices, now: context.now }),
          limit: context.limitRate,
          fault: (error, method) => answerFault(context, error, method),
          count: context.metrics.countAnswer,
        },
        next,
      ),
    ),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = REQUEST_MS;
  try {
    const { port } = await listen(server, config);
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    const schedule = startSchedule({ intervalMs: config.refresh.everyMs, run: () => context.refresh.run() });
    const close = async () => {
      closing = true;
      context.stopping();
      schedule.stop();
      await stopListening(server);
      await context.close();
    };
    return { url: `http://${host}:${port}`, context, close };
  } catch (error) {
    await context.close();
    throw error;
  }
}
