/**
 * Compares the service with bare node:http and with nginx, where installed: rounds by turns, 64 connections, medians of ratios.
 * Exits with 1 when a limit is broken.
 *
 *     npm run bench:server [-- rounds, default 5] [seconds, default 3] [--json FILE] [--only CASE]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFLINE } from '../packages/server/src/testing/kill-rounds.ts';
import { argument, median, only, Report } from './report.ts';
import { putState, storeStates } from './server/chains.ts';
import { coldAndWarm, PAIRS, PERIODS } from './server/cold-histories.ts';
import { fillStates } from './server/fill-states.ts';
import {
  CONNECTIONS,
  type Load,
  measure,
  residentMegabytes,
  type Server,
  startNginx,
  startServer,
  stop,
} from './server/processes.ts';

const rounds = argument(0, 5);
const seconds = argument(1, 3);
const [OURS, BARE, NGINX, FULL] = [3181, 3182, 3183, 3184];
/** States of a service that has many. */
const MANY = 100_000;
const folder = mkdtempSync(join(tmpdir(), 'equivale-bench-'));

const RATES = '/api/exchange-rates';
const HISTORY = '/api/currency-history/USD/EUR?period=5y';

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`;

const node = process.execPath;
const env = { ...OFFLINE, PORT: String(OURS), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info' };
// As `npm start` and the image do.
const AS_STARTED = ['--max-semi-space-size=4', 'packages/server/src/main.ts'];
const startOurs = () => startServer(OURS, node, AS_STARTED, 'listening', env);
const startFull = async () => {
  const data = join(folder, 'full');
  await fillStates(data, MANY);
  return startServer(FULL, node, AS_STARTED, 'listening', { ...env, PORT: String(FULL), DATA_DIR: data });
};
const idleMemory = async (server: Server) => {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return residentMegabytes(server.process.pid ?? 0);
};
const first = await startOurs();
const idleAtFirst = await idleMemory(first);
await stop(first);
const ours = await startOurs();
const url = `http://127.0.0.1:${OURS}`;
const idle = await idleMemory(ours);

/** Records one of our responses for the others to send. @returns the file */
async function record(path: string, as: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  const body = Buffer.from(await answer.arrayBuffer());
  const kept = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)),
  );
  const file = join(folder, `${as}.ready`);
  writeFileSync(
    file,
    JSON.stringify({ path: `/${as}`, status: answer.status, headers: kept, body: body.toString('base64') }),
  );
  writeFileSync(join(folder, `${as}.json`), body);
  return file;
}
await storeStates(url, CONNECTIONS);
const etag =
  (await fetch(url + RATES, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag') ?? '';
const files = [
  await record(RATES, 'rates', {}),
  await record(RATES, 'rates-304', { 'if-none-match': etag }),
  await record(HISTORY, 'history', {}),
];
const bare = await startServer(
  BARE,
  node,
  ['bench/server/bare-server.ts', String(BARE), join(folder, 'flushed'), ...files],
  'ready',
);
const nginx = await startNginx(NGINX, folder);

interface Case {
  readonly name: string;
  readonly ours: string | string[];
  readonly bare: string | string[];
  readonly nginx?: string;
  readonly floor?: number;
  readonly nginxFloor?: number;
}
const ALL_CASES: readonly Case[] = [
  {
    name: 'rates',
    ours: get(RATES),
    bare: get('/rates'),
    nginx: get('/rates.json'),
    floor: 1,
    nginxFloor: 0.55,
  },
  {
    name: 'rates, 304',
    ours: get(RATES, `If-None-Match: ${etag}\r\n`),
    bare: get('/rates-304'),
    floor: 0.75,
  },
  { name: 'history 5y', ours: get(HISTORY), bare: get('/history'), nginx: get('/history.json'), floor: 0.85 },
  // A bare echo stores nothing: docs/decisions/0023-sync.md says what it costs to store.
  { name: 'durable PUT', ours: putState('/api/sync/{chain}'), bare: putState('/echo') },
  {
    name: 'durable PUT, floor that flushes',
    ours: putState('/api/sync/{chain}'),
    bare: putState('/flushed'),
  },
];
const full = 'durable PUT'.includes(only) ? await startFull() : undefined;
const CASES = ALL_CASES.filter(({ name }) => name.includes(only));

const load = (server: Server, request: string | string[], time = seconds, groups = CONNECTIONS) =>
  measure(server, [server.process.pid ?? 0], request, time, groups);
const kept = new Map<string, { ours: Load; bare: Load; nginx: Load | undefined }[]>();

for (let round = 0; round <= rounds; round++) {
  for (const { name, ...requests } of CASES) {
    const time = round === 0 ? 1 : seconds;
    const result = {
      ours: await load(ours, requests.ours, time),
      bare: await load(bare, requests.bare, time),
      nginx: nginx && requests.nginx ? await load(nginx, requests.nginx, time) : undefined,
    };
    // The first round warms up.
    if (round > 0) kept.set(name, [...(kept.get(name) ?? []), result]);
  }
}
const timesOfFew: number[] = [];
for (let round = 0; full && round <= rounds; round++) {
  const few = await load(ours, putState('/api/sync/{chain}'));
  const many = await load(full, putState('/api/sync/{chain}'), seconds, MANY);
  if (round > 0) timesOfFew.push(few.perSecond / many.perSecond);
}
for (const server of [ours, bare, nginx, full]) if (server) await stop(server);
const histories = 'histories'.includes(only) ? await startOurs() : undefined;
const made = [];
for (const period of histories ? PERIODS : []) made.push({ period, ...(await coldAndWarm(url, period)) });
if (histories) await stop(histories);
rmSync(folder, { recursive: true, force: true });

const report = new Report('server');
report.add('idle memory, 3 s after the first start', idleAtFirst, 'MB', { atMost: 150 });
report.add('idle memory, 3 s after a later start', idle, 'MB', { atMost: 150 });
for (const { name, floor, nginxFloor } of CASES) {
  const results = kept.get(name) ?? [];
  const of = (pick: (result: { ours: Load; bare: Load; nginx: Load | undefined }) => number) =>
    median(results.map(pick));
  report.add(
    `${name}: beside bare node:http`,
    of(({ ours, bare }) => ours.perSecond / bare.perSecond),
    '×',
    floor === undefined ? {} : { atLeast: floor },
  );
  if (nginx && nginxFloor !== undefined)
    report.add(
      `${name}: beside nginx`,
      of((result) => result.ours.perSecond / (result.nginx?.perSecond ?? Number.NaN)),
      '×',
      { atLeast: nginxFloor },
    );
  report.add(
    `${name}: CPU per request beside bare node:http`,
    of((result) => result.ours.cpuMicroseconds / result.bare.cpuMicroseconds),
    '×',
  );
  report.add(`${name}: requests`, Math.round(of((result) => result.ours.perSecond)), '/s');
  report.add(
    `${name}: p99`,
    of((result) => result.ours.p99Ms),
    'ms',
  );
}
if (full)
  report.add(`durable PUT: time with ${MANY} states to that with ${CONNECTIONS}`, median(timesOfFew), '×', {
    atMost: 1.3,
  });
for (const { period, cold, warm } of made) {
  report.add(`${PAIRS.length} histories of ${period}, none made before`, cold, '/s');
  report.add(`${PAIRS.length} histories of ${period}: cold beside warm`, cold / warm, '×');
}
if (!nginx) console.log('nginx is not installed: not compared');
report.finish();
