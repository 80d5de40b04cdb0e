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

export interface Metrics {
  /** Times what passes the handler. */
  readonly count: MiddlewareHandler;
  /** Counts a response that was ready. */
  countReady(): void;
  /** Counts a request of a proxy that the settings do not know. @returns whether it is the first */
  countUnknownProxy(): boolean;
  /** Counts a message that a push service was sent. */
  countPush(outcome: string): void;
  /** Everything in the text format of Prometheus. */
  render(): Promise<{ contentType: string; text: string }>;
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

/** @param gauges what else there is to report; read at each report */
export function createMetrics(gauges: readonly Gauge[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time that requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  let ready = 0;
  let proxied = 0;
  counter('http_ready_responses_total', 'Requests served from what was ready', () => ready);
  counter(
    'http_unknown_proxy_requests_total',
    'Requests that came through a proxy while TRUSTED_PROXIES is 0',
    () => proxied,
  );
  const pushes = new Counter({
    name: 'equivale_push_messages_total',
    help: 'Messages sent to push services, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
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

  return {
    async count(c, next) {
      const end = durations.startTimer();
      await next();
      end({ method: c.req.method, route: routePath(c), status: c.res.status });
    },
    countReady() {
      ready += 1;
    },
    countUnknownProxy() {
      proxied += 1;
      return proxied === 1;
    },
    countPush(outcome) {
      pushes.inc({ outcome });
    },
    async render() {
      const { collectDefaultMetrics } = await import('prom-client');
      if (!hasDefaults) collectDefaultMetrics({ register: registry });
      hasDefaults = true;
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
