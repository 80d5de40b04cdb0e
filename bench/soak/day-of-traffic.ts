import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OPAQUE_BYTES } from '@equivale/contract';
import { CURRENCIES, isoDate } from '@equivale/core';
import { CONVERSION } from '../../packages/server/src/testing/acknowledged-writes.ts';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { startReplica } from '../../packages/server/src/testing/replica.ts';
import { seededRandom } from '../../packages/server/src/testing/seeded-random.ts';
import { chainAt } from '../server/chains.ts';
import { residentMegabytes } from '../server/processes.ts';
import type { TestResult } from './soak-test.ts';

const HOURS = 24;
const CALLS_PER_HOUR = 2500;
const CLIENTS = 16;
/** So long it rests after each hour, as long as a night is for what is collected when nothing happens. */
const REST_MS = 500;
/** Memory of a 512 MB container: with more, V8 collects late and garbage hides a leak. */
const IN_CONTAINER = { NODE_OPTIONS: '--max-old-space-size=192', MALLOC_ARENA_MAX: '2' };
const MOST_MEGABYTES = 450;
/** What is cached (64 MB of responses, 48 MB of series) has most of its room filled by noon: what grows after that, grows for ever. */
const MOST_AFTER_NOON = 60;

const PUSH = 'https://push.equivale.example';
const random = seededRandom(20261126);
const codes = CURRENCIES.map(({ code }) => code);
let files: readonly string[] = [];
const day = () => isoDate(11_000 + random.whole(9_500));
const pair = () => `${random.pick(codes)}/${random.pick(codes)}`;
const json = { 'content-type': 'application/json' };

interface Call {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

let devices = 0;
function putState(): Call {
  const { token, id } = chainAt(devices++);
  const headers = { 'content-type': OPAQUE_BYTES, authorization: `Bearer ${token}`, 'if-none-match': '*' };
  return { path: `/api/sync/${id}`, method: 'PUT', headers, body: Buffer.alloc(4096, devices) };
}
function getState(): Call {
  const { token, id } = chainAt(random.whole(devices + 1));
  return { path: `/api/sync/${id}`, headers: { authorization: `Bearer ${token}` } };
}
function subscribe(): Call {
  const [from, to] = ['EUR', 'USD'];
  const alert = { id: crypto.randomUUID(), kind: 'above', from, to, figure: '1000', armedAt: 0 };
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const endpoint = `${PUSH}/${crypto.randomUUID()}`;
  const body = JSON.stringify({ endpoint, keys, site: PUSH, language: 'es', alerts: [alert] });
  return { path: '/api/alerts', method: 'POST', headers: json, body };
}

/** What a day is made of, by how many of a hundred calls each is. */
const MIX: readonly (readonly [share: number, make: () => Call])[] = [
  [33, () => ({ path: '/api/exchange-rates' })],
  [
    14,
    () => ({ path: `/api/currency-history/${pair()}?period=${random.pick(['7d', '7d', '1m', '1y', '5y'])}` }),
  ],
  [1, () => ({ path: `/api/currency-history/${pair()}?from=${day()}&to=2026-08-21` })],
  [2, () => ({ path: `/api/exchange-rates?on=${day()}` })],
  [1, () => ({ path: `/api/averages/${pair()}?from=${day()}&to=2026-08-21` })],
  [10, () => ({ path: '/', headers: { accept: 'text/html' } })],
  [8, () => ({ path: `/currency/${pair()}`, headers: { accept: 'text/html' } })],
  [16, () => ({ path: `/assets/${random.pick(files)}` })],
  [4, putState],
  [5, getState],
  [3, () => ({ path: '/api/conversions', method: 'POST', headers: json, body: CONVERSION })],
  [1, subscribe],
  [2, () => ({ path: '/api/signed/latest.json' })],
];
const DECK = MIX.flatMap(([share, make]) => Array.from({ length: share }, () => make));

/** @returns the status of the response, which is read to its end */
function send(url: string, agent: Agent, { path, method, headers, body }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers: { 'accept-encoding': 'gzip, br', ...headers } };
    const sent = request(url + path, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end(body);
  });
}

/** A day's calls of every kind in minutes, hour by hour: the memory of the service at its beginning, at noon and at its end. */
export async function dayOfTraffic(): Promise<TestResult> {
  files = readdirSync('packages/app/dist/assets').filter((name) => /\.(?:js|css)$/.test(name));
  const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
  const pushing = { PUSH_SERVICES: PUSH, PUSH_CONTACT: 'mailto:operator@equivale.app' };
  const server = await startReplica({ ...OFFLINE, DATA_DIR: folder, ...pushing, ...IN_CONTAINER });
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const megabytes: number[] = [];
  const refused = new Map<string, number>();
  try {
    megabytes.push(residentMegabytes(server.pid));
    for (let hour = 0; hour < HOURS; hour++) {
      let left = CALLS_PER_HOUR;
      const client = async () => {
        while (left-- > 0) {
          const call = random.pick(DECK)();
          const status = await send(server.url, agent, call);
          // A state that was never stored is not found, and a span without both currencies has no average.
          if (status >= 400 && status !== 404) {
            const kind = `${status} for ${call.method ?? 'GET'} ${call.path.replace(/\?.*|[A-Z]{3,5}\/[A-Z]{3,5}/, '…')}`;
            refused.set(kind, (refused.get(kind) ?? 0) + 1);
          }
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
      await sleep(REST_MS);
      megabytes.push(residentMegabytes(server.pid));
    }
  } finally {
    agent.destroy();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
  const [begin = 0, noon = 0, end = 0] = [megabytes[0], megabytes[HOURS / 2], megabytes[HOURS]];
  const faults = [...refused].map(([kind, count]) => `${count} × ${kind}`);
  if (end > MOST_MEGABYTES) faults.push(`${end.toFixed(0)} MB at the end`);
  if (end - noon > MOST_AFTER_NOON) faults.push(`${(end - noon).toFixed(0)} MB more at the end than at noon`);
  const shown = [begin, noon, end].map((value) => value.toFixed(0));
  const tried = `a day of ${HOURS * CALLS_PER_HOUR} calls of ${MIX.length} kinds: memory ${shown[0]} MB at its beginning, ${shown[1]} at noon, ${shown[2]} at its end`;
  return { tried, faults };
}
