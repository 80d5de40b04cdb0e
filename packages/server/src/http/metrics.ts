import { createRequire } from 'node:module';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** A figure to report besides the times of requests. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** Its values now, each with its labels; where they cannot be read it is absent from the report. */
  readonly read: () => Promise<readonly { labels: Record<string, string>; value: number }[]>;
}

type Library = typeof import('prom-client');

/**
 * The library's parts one by one: the whole, with its figures about the process and about clusters, takes 20 MB and a tenth of a
 * second, which the first report may and the start may not.
 */
const part = createRequire(import.meta.url);
const Registry: Library['Registry'] = part('prom-client/lib/registry.js');
const Histogram: Library['Histogram'] = part('prom-client/lib/histogram.js');
const Counter: Library['Counter'] = part('prom-client/lib/counter.js');
const PromGauge: Library['Gauge'] = part('prom-client/lib/gauge.js');

/** From responses out of memory to those that wait for a database that has gone silent. */
const BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** @param gauges what else there is to report; read at each report */
export function createMetrics(gauges: readonly Gauge[]) {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time that requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  let ready = 0;
  const readyResponses = counter('http_ready_responses_total', 'Requests served from what was ready');
  const proxied = 'Requests that came through a proxy while TRUSTED_PROXIES is 0';
  const unknownProxies = counter('http_unknown_proxy_requests_total', proxied);
  let isProxyKnown = false;
  const messages = 'Messages sent to push services, by what became of them';
  const pushes = counter('equivale_push_messages_total', messages, ['outcome']);
  for (const { name, help, read } of gauges)
    new PromGauge({
      name,
      help,
      labelNames: ['source', 'code', 'status', 'age', 'rule'],
      registers,
      async collect() {
        this.reset();
        // Without a database the counts of requests are wanted all the more.
        for (const { labels, value } of await read().catch(() => [])) this.set(labels, value);
      },
    });
  let hasDefaults = false;

  const count: MiddlewareHandler = async (c, next) => {
    const end = durations.startTimer();
    await next();
    end({ method: c.req.method, route: routePath(c), status: c.res.status });
  };
  return {
    count,
    /** Counts a response that was ready, as cheaply as it is sent. */
    countReady() {
      ready += 1;
    },
    /** Counts a request of a proxy that the settings do not know. @returns whether it is the first */
    countUnknownProxy(): boolean {
      const isFirst = !isProxyKnown;
      isProxyKnown = true;
      unknownProxies.inc();
      return isFirst;
    },
    /** Counts a message that a push service was sent. */
    countPush: (outcome: string) => pushes.inc({ outcome }),
    /** Everything in the text format of Prometheus. */
    async render() {
      const { collectDefaultMetrics } = await import('prom-client');
      if (!hasDefaults) collectDefaultMetrics({ register: registry });
      hasDefaults = true;
      readyResponses.inc(ready);
      ready = 0;
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
