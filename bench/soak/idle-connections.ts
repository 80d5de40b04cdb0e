import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { startReplica } from '../../packages/server/src/testing/replica.ts';
import { startCrowd } from './crowd.ts';
import { watchMemory } from './memory-watch.ts';
import type { TestResult } from './soak-test.ts';
import { Visitor } from './visitor.ts';

const CONNECTIONS = 2000;
const HELD_MS = 5000;
const MOST_MEGABYTES = 100;

/** Half of them say nothing at all, half have sent a part of a request. */
const OPENINGS = ['', 'GET /api/exchange-rates HTTP/1.1\r\nHost: localhost\r\n'];

/** Connections that are open and ask for nothing: everybody else is served, and the server ends at once. */
export async function idleConnections(): Promise<TestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
  const server = await startReplica({ ...OFFLINE, DATA_DIR: folder });
  const visitor = new Visitor(server.url);
  try {
    await visitor.quiet();
    const memory = watchMemory(server.pid);
    const bytes = Array.from({ length: CONNECTIONS }, (_, n) => OPENINGS[n % OPENINGS.length] ?? '');
    const crowd = await startCrowd({ url: server.url, bytes, reads: true, until: 'sent' });
    const { line, faults } = await visitor.during(sleep(HELD_MS));
    const { line: megabytes, faults: large } = memory.end(MOST_MEGABYTES);
    const begin = performance.now();
    await server.end('SIGTERM');
    const stopMs = performance.now() - begin;
    const { closed } = await crowd.end();
    if (closed < CONNECTIONS) faults.push(`${CONNECTIONS - closed} connections outlived the server`);
    if (stopMs > 2000) faults.push(`the server took ${stopMs.toFixed(0)} ms to end`);
    const tried = `${CONNECTIONS} idle connections: ${line}, ${megabytes}, ended in ${stopMs.toFixed(0)} ms`;
    return { tried, faults: [...faults, ...large] };
  } finally {
    visitor.close();
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
