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

const CONNECTIONS = 256;
/** As many as may wait on one connection, and far more. */
const PIPELINES = [32, 5000];
const HELD_MS = 5000;
/** What clients that read nothing may take of memory, all together. */
const MOST_MEGABYTES = 100;

const REQUEST = 'GET /api/exchange-rates HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Clients that send one request after the other and read no response. */
export async function unreadResponses(): Promise<TestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
  const server = await startReplica({ ...OFFLINE, DATA_DIR: folder });
  const visitor = new Visitor(server.url);
  const faults: string[] = [];
  const lines: string[] = [];
  const attack = async (times: number) => {
    const bytes = Array.from({ length: CONNECTIONS }, () => REQUEST);
    const crowd = await startCrowd({ url: server.url, bytes, times, reads: false, until: 'sent' });
    await sleep(HELD_MS);
    await crowd.end();
  };
  try {
    await visitor.quiet();
    const memory = watchMemory(server.pid);
    for (const times of PIPELINES) {
      const { line, faults: slow } = await visitor.during(attack(times));
      lines.push(`${times} requests each: ${line}`);
      faults.push(...slow);
    }
    const { line, faults: large } = memory.end(MOST_MEGABYTES);
    lines.push(line);
    faults.push(...large);
  } finally {
    visitor.close();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
  return { tried: `${CONNECTIONS} connections that read nothing; ${lines.join('; ')}`, faults };
}
