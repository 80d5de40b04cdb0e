/**
 * Measures three processes on one PostgreSQL behind nginx with its cache: requests answered, and how many reach a process.
 * Exits with 1 when a limit is broken.
 *
 *     npm run bench:fleet [-- seconds, default 5] [--json FILE]
 */
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFLINE } from '../packages/server/src/testing/kill-rounds.ts';
import { type Replica, startReplica } from '../packages/server/src/testing/replica.ts';
import { startTestPostgres } from '../packages/server/src/testing/test-postgres.ts';
import { argument, Report } from './report.ts';
import { putState, storeStates } from './server/chains.ts';
import { hasNginx, startSite } from './server/nginx-site.ts';
import { CONNECTIONS, measure, type Server, stop } from './server/processes.ts';

const seconds = argument(0, 5);
const PORT = 3191;
const URL = `http://127.0.0.1:${PORT}`;
const report = new Report('fleet');

/** What reached a process since the log was last emptied, by address. */
function takeReached(folder: string): ReadonlyMap<string, number> {
  const log = join(folder, 'reached.log');
  const counted = new Map<string, number>();
  for (const line of readFileSync(log, 'utf8').split('\n').filter(Boolean)) {
    const address = line.slice(line.indexOf(' ') + 1);
    counted.set(address, (counted.get(address) ?? 0) + 1);
  }
  truncateSync(log);
  return counted;
}

const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: */*\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;

const ADDRESSES = {
  rates: '/api/exchange-rates',
  history: '/api/currency-history/USD/EUR?period=5y',
  'rates of a past day': '/api/exchange-rates?on=2020-03-02',
  home: '/',
  'currency page': '/currency/USD/EUR',
};

/** All histories of eight currencies, requested in turn on 16 connections, none of them cached at first. */
async function askMany(): Promise<number> {
  const table = (await (await fetch(URL + ADDRESSES.rates)).json()) as { rates: Record<string, number> };
  const codes = ['USD', 'EUR', 'GBP', 'JPY', 'MXN', 'CHF', 'CAD', 'AUD'].filter(
    (code) => code in table.rates,
  );
  const periods = ['7d', '1m', '1y', '5y'];
  const all = codes.flatMap((from) =>
    codes
      .filter((to) => to !== from)
      .flatMap((to) => periods.map((period) => `/api/currency-history/${from}/${to}?period=${period}`)),
  );
  let at = 0;
  let answered = 0;
  const until = performance.now() + seconds * 1000;
  const ask = async () => {
    while (performance.now() < until) {
      const answer = await fetch(URL + all[at++ % all.length]);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, ask));
  return answered / seconds;
}

/** What no cache can answer: states of paired devices, written and flushed to disk by PostgreSQL. */
async function measureWrites(site: Server, pids: readonly number[]): Promise<void> {
  await storeStates(URL, CONNECTIONS);
  const load = await measure(site, pids, putState('/api/sync/{chain}'), seconds);
  report.add('durable PUT of a state of 16 kB: answered by the site', Math.round(load.perSecond), '/s');
  report.add('durable PUT: p99', load.p99Ms, 'ms');
  report.add('durable PUT: processor time of the processes for a request', load.cpuMicroseconds, 'µs');
}

async function measureSite(folder: string, site: Server, pids: readonly number[]): Promise<void> {
  let most = 0;
  const reachedPerSecond = () => {
    const reached = Math.max(0, ...takeReached(folder).values()) / seconds;
    most = Math.max(most, reached);
    return reached;
  };
  for (const [name, path] of Object.entries(ADDRESSES)) {
    takeReached(folder);
    const load = await measure(site, pids, get(path), seconds);
    report.add(`${name}: answered by the site, ${CONNECTIONS} connections`, Math.round(load.perSecond), '/s');
    report.add(`${name}: p99`, load.p99Ms, 'ms');
    report.add(`${name}: reached a process`, reachedPerSecond(), '/s', { atMost: 1 });
    report.add(`${name}: processor time of the processes for a request`, load.cpuMicroseconds, 'µs');
  }
  report.add(
    'histories of eight currencies by turns: answered by the site',
    Math.round(await askMany()),
    '/s',
  );
  report.add('the busiest of them: reached a process', reachedPerSecond(), '/s', { atMost: 1 });
  report.add('requests that reach a process, by second and address, at most', most, '/s', { atMost: 1 });
}

if (!hasNginx()) {
  console.error('bench:fleet measures a site behind nginx, which is not installed (apt-get install nginx)');
  process.exit(1);
}
await using ends = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'equivale-fleet-'));
ends.defer(() => rmSync(folder, { recursive: true, force: true }));
const postgres = await startTestPostgres();
ends.defer(() => postgres.stop());
const replicas: Replica[] = [];
for (let count = 0; count < 3; count++) {
  const replica = await startReplica({
    ...OFFLINE,
    DATABASE_URL: postgres.url,
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  ends.defer(async () => void (await replica.end('SIGTERM')));
  replicas.push(replica);
}
const site = await startSite(
  folder,
  PORT,
  replicas.map(({ url }) => url),
);
ends.defer(() => stop(site));
const pids = replicas.map(({ pid }) => pid);
await measureSite(folder, site, pids);
await measureWrites(site, pids);
report.finish();
