import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Acknowledged,
  countLost,
  countWrites,
  writeOnAndOn,
} from '../../packages/server/src/testing/acknowledged-writes.ts';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { startReplica } from '../../packages/server/src/testing/replica.ts';
import { startCrowd } from './crowd.ts';
import type { TestResult } from './soak-test.ts';

const ROUNDS = 10;
const WRITERS = 16;
const LOAD_MS = 300;
const LONGEST_MS = 2000;

/** A write whose body never comes whole. */
const HALF =
  'POST /api/conversions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{"category":';

/** SIGTERM under a load of writes, with others in flight that will never be whole: the server ends soon and loses nothing. */
export async function stopInFlight(): Promise<TestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
  const env = { ...OFFLINE, DATA_DIR: folder };
  const written: Acknowledged = new Map();
  const took: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startReplica(env);
      const bytes = Array.from({ length: WRITERS }, () => HALF);
      const crowd = await startCrowd({ url: server.url, bytes, reads: true, until: 'sent' });
      const writers = bytes.map(() => writeOnAndOn(server.url, written));
      await sleep(LOAD_MS);
      const begin = performance.now();
      await server.end('SIGTERM');
      took.push(performance.now() - begin);
      await Promise.all(writers);
      await crowd.end();
    }
    const last = await startReplica(env);
    const lost = await countLost(last.url, written);
    await last.end('SIGTERM');
    const longest = Math.max(...took);
    return {
      tried: `SIGTERM ${ROUNDS} times under ${WRITERS} writers and ${WRITERS} half-sent writes: ended in ${longest.toFixed(0)} ms at most, ${countWrites(written)} writes acknowledged`,
      faults: [
        ...(lost > 0 ? [`${lost} acknowledged writes are lost`] : []),
        ...(longest > LONGEST_MS ? [`the server took ${longest.toFixed(0)} ms to end`] : []),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
