import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { startReplica } from '../../packages/server/src/testing/replica.ts';
import { type Crowd, startCrowd } from './crowd.ts';
import { watchMemory } from './memory-watch.ts';
import type { TestResult } from './soak-test.ts';
import { Visitor } from './visitor.ts';

const SPANS = 120;
/** As a trusted proxy would name them. */
const ATTACKERS = ['203.0.113.7', '203.0.113.8', '203.0.113.9', '203.0.113.10'];
const VISITOR = '198.51.100.1';
/** Exact quotients leave some 20 MB behind for each record until they are collected. */
const MOST_MEGABYTES = 250;

const dayOf = (n: number) => new Date(Date.UTC(1999, 0, 4 + n)).toISOString().slice(0, 10);

/** The record of a pair from one of its first days to its last. */
const request = (n: number, client: string) =>
  [
    `GET /api/currency-history/EUR/USD?from=${dayOf(n)}&to=2026-08-21 HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: br',
    ...(client === '' ? [] : [`X-Forwarded-For: ${client}`]),
    'Connection: close\r\n\r\n',
  ].join('\r\n');

const spansOf = (clients: readonly string[]) =>
  clients.flatMap((client) => Array.from({ length: SPANS }, (_, n) => request(n, client)));

/** Clients that ask for almost a whole record again and again, each time from another day on: first one that nothing limits, then some that are. */
export async function longSpans(): Promise<TestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
  const faults: string[] = [];
  const lines: string[] = [];
  for (const [clients, env, address] of [
    [[''], {}, undefined],
    [ATTACKERS, { TRUSTED_PROXIES: '1' }, VISITOR],
  ] as const) {
    const server = await startReplica({ ...OFFLINE, ...env, RATE_LIMIT_PER_MINUTE: '600', DATA_DIR: folder });
    const visitor = new Visitor(server.url, address);
    const crowd: Crowd = { url: server.url, bytes: spansOf(clients), reads: true, until: 'closed' };
    let seconds = 0;
    let statuses = {};
    const attack = async () => {
      const begin = performance.now();
      const running = await startCrowd(crowd);
      seconds = (performance.now() - begin) / 1000;
      ({ statuses } = await running.end());
    };
    try {
      await visitor.quiet();
      const memory = watchMemory(server.pid);
      const pages = await visitor.during(attack());
      const { line, faults: large } = memory.end(MOST_MEGABYTES);
      lines.push(
        `${crowd.bytes.length} spans of ${clients.length} clients in ${seconds.toFixed(1)} s ${JSON.stringify(statuses)}: ${pages.line}, ${line}`,
      );
      faults.push(...pages.faults, ...large);
    } finally {
      visitor.close();
      await server.end('SIGTERM');
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { tried: lines.join('; '), faults };
}
