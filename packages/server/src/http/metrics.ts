import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** A figure to report besides the counts of requests. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** Its values now, each with its labels. */
  readonly read: () => Promise<readonly { labels: Record<string, string>; value: number }[]>;
}

export interface Metrics {
  /** Counts what passes the handler. */
  readonly count: MiddlewareHandler;
  /** Counts what was answered beside the handler. */
  countResponse(method: string, route: string, status: number, seconds: number): void;
  /** Counts an answer that was ready. */
  countReady(): void;
  /** Everything in the text format of Prometheus. */
  render(): Promise<{ contentType: string; text: string }>;
}

interface Tally {
  readonly labels: { method: string; route: string; status: string };
  requests: number;
  seconds: number;
}

/** @param gauges what else there is to report; read at each report */
export function createMetrics(gauges: readonly Gauge[]): Metrics {
  const tallies = new Map<string, Tally>();
  let ready = 0;

  /** The library is loaded at the first report: it would cost the start a tenth of a second. */
  async function buildRegistry() {
    const { Counter, collectDefaultMetrics, Gauge: PromGauge, Registry } = await import('prom-client');
    const registry = new Registry();
    const registers = [registry];
    const labelNames = ['method', 'route', 'status'];
    collectDefaultMetrics({ register: registry });
    const counter = (name: string, help: string, pick: (tally: Tally) => number) =>
      new Counter({
        name,
        help,
        labelNames,
        registers,
        collect() {
          this.reset();
          for (const tally of tallies.values()) this.inc(tally.labels, pick(tally));
        },
      });
    counter('http_requests_total', 'Requests that were handled', (tally) => tally.requests);
    counter('http_request_seconds_total', 'Time spent on them', (tally) => tally.seconds);
    new Counter({
      name: 'http_ready_responses_total',
      help: 'Requests answered from what was ready',
      registers,
      collect() {
        this.reset();
        this.inc(ready);
      },
    });
    for (const { name, help, read } of gauges)
      new PromGauge({
        name,
        help,
        labelNames: ['source'],
        registers,
        async collect() {
          this.reset();
          for (const { labels, value } of await read()) this.set(labels, value);
        },
      });
    return registry;
  }
  let registry: ReturnType<typeof buildRegistry> | undefined;

  function countResponse(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${route} ${status}`;
    let tally = tallies.get(key);
    if (tally === undefined) {
      tally = { labels: { method, route, status: String(status) }, requests: 0, seconds: 0 };
      tallies.set(key, tally);
    }
    tally.requests += 1;
    tally.seconds += seconds;
  }

  return {
    async count(c, next) {
      const begin = performance.now();
      await next();
      countResponse(c.req.method, routePath(c), c.res.status, (performance.now() - begin) / 1000);
    },
    countResponse,
    countReady() {
      ready += 1;
    },
    async render() {
      registry ??= buildRegistry().catch((error: unknown) => {
        registry = undefined;
        throw error;
      });
      const built = await registry;
      return { contentType: built.contentType, text: await built.metrics() };
    },
  };
}
