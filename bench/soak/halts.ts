import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Acknowledged,
  countLost,
  countWrites,
  writeOnAndOn,
} from '../../packages/server/src/testing/acknowledged-writes.ts';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { type Replica, startReplica } from '../../packages/server/src/testing/replica.ts';
import { startTestPostgres, type TestPostgres } from '../../scripts/test-postgres.ts';
import { watchMemory } from './memory-watch.ts';
import type { TestResult } from './soak-test.ts';

const ROUNDS = 4;
const WRITERS = 16;
/** Time between two halts, and for which each lasts: longer than the server waits for a statement. */
const BETWEEN_MS = 1000;
const HALTED_MS = 8000;
/** Longest time until a write is acknowledged again. */
const BACK_MS = 5000;
const BACK_OFF_MS = 50;
/** Longest time for a response while the database does not: a connection, a statement and the moment after it. */
const ANSWER_MS = 12_000;
const STOP_MS = 20_000;
const MEMORY_MB = 64;

interface Load {
  readonly server: Replica;
  readonly written: Acknowledged;
  readonly faults: string[];
  readonly refusals: { count: number };
  longestMs: number;
  /** Longest time until the first write after a halt. */
  backMs: number;
}

/** Waits for the next write, in bounded time. */
async function nextWrite(load: Load, round: number): Promise<void> {
  const before = countWrites(load.written);
  const begin = performance.now();
  while (countWrites(load.written) === before && performance.now() - begin < BACK_MS)
    await sleep(BACK_OFF_MS);
  load.backMs = Math.max(load.backMs, performance.now() - begin);
  if (countWrites(load.written) === before)
    load.faults.push(`no write within ${BACK_MS} ms before halt ${round}`);
}

/** Writers and a reader, until told to end; answers with how long the longest response took. */
function startLoad(load: Load): () => Promise<void> {
  let isDone = false;
  const refused = async (status: number) => {
    load.refusals.count += 1;
    if (status !== 503) load.faults.push(`a write was answered ${status}`);
    await sleep(BACK_OFF_MS);
    return true;
  };
  const read = async () => {
    while (!isDone) {
      const begin = performance.now();
      const [ready, rates] = await Promise.all(
        ['/readyz', '/api/exchange-rates'].map((path) => fetch(load.server.url + path)),
      );
      if (![200, 503].includes(ready?.status ?? 0)) load.faults.push(`/readyz answered ${ready?.status}`);
      if (rates?.status !== 200) load.faults.push(`the rates answered ${rates?.status}`);
      await Promise.all([ready?.text(), rates?.text()]);
      load.longestMs = Math.max(load.longestMs, performance.now() - begin);
      await sleep(BACK_OFF_MS);
    }
  };
  const options = { refused, isDone: () => isDone };
  const all = [
    read(),
    ...Array.from({ length: WRITERS }, () => writeOnAndOn(load.server.url, load.written, options)),
  ];
  return async () => {
    isDone = true;
    await Promise.all(all);
  };
}

/** Halts PostgreSQL again and again under the load. @returns how long the last response took to come */
async function haltRounds(postgres: TestPostgres, load: Load): Promise<number> {
  const endLoad = startLoad(load);
  for (let round = 0; round < ROUNDS; round += 1) {
    await nextWrite(load, round + 1);
    await sleep(BETWEEN_MS);
    await postgres.halt();
    await sleep(HALTED_MS);
    await postgres.resume();
  }
  await sleep(BETWEEN_MS);
  await postgres.halt();
  const begin = performance.now();
  await endLoad();
  return performance.now() - begin;
}

/** PostgreSQL halted (SIGSTOP) and let go on under writers, then SIGTERM while it is halted. */
export async function halts(): Promise<TestResult> {
  const postgres = await startTestPostgres();
  const env = { ...OFFLINE, DATABASE_URL: postgres.url };
  try {
    const server = await startReplica(env);
    await fetch(`${server.url}/api/exchange-rates`);
    const memory = watchMemory(server.pid);
    const written = new Map();
    const load: Load = { server, written, faults: [], refusals: { count: 0 }, longestMs: 0, backMs: 0 };
    const lastMs = await haltRounds(postgres, load);
    const { line, faults } = memory.end(MEMORY_MB);
    const begin = performance.now();
    const code = await server.end('SIGTERM');
    const stopMs = performance.now() - begin;
    await postgres.resume();
    const next = await startReplica(env);
    const lost = await countLost(next.url, load.written);
    await next.end('SIGTERM');
    const longestMs = Math.max(load.longestMs, lastMs);
    if (lost > 0) faults.push(`${lost} acknowledged writes are lost`);
    if (longestMs > ANSWER_MS) faults.push(`a response took ${Math.round(longestMs)} ms`);
    if (code !== 0 || stopMs > STOP_MS) faults.push(`SIGTERM: code ${code} after ${Math.round(stopMs)} ms`);
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    const tried =
      `PostgreSQL halted ${ROUNDS} times for ${seconds(HALTED_MS)} under ${WRITERS} writers: ${countWrites(load.written)} writes acknowledged, ` +
      `${load.refusals.count} refused with 503, longest response ${seconds(longestMs)}, first write after a halt within ${seconds(load.backMs)}, SIGTERM while halted took ${seconds(stopMs)}; ${line}`;
    return { tried, faults: [...load.faults, ...faults] };
  } finally {
    await postgres.stop();
  }
}
