import { hash } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { DAY_MS } from '@equivale/core';
import { evaluateAlerts } from '../../packages/server/src/alerts/evaluate-alerts.ts';
import { openSqliteDatabase } from '../../packages/server/src/database/sqlite-database.ts';
import { createClock } from '../../packages/server/src/service/clock.ts';
import { createServedRates } from '../../packages/server/src/service/served-rates.ts';
import { loadSeed } from '../../packages/server/src/store/load-seed.ts';
import { openStore, type Store } from '../../packages/server/src/store/open-store.ts';

const AT_ONCE = 500;
const MONDAY = Date.parse('2026-11-30T09:00:00Z');
const LOOK_MS = 10;
/** What the floor writes in a turn: twice what a page of alerts does. */
const FLOOR_BYTES = 300_000;

export interface Watched {
  readonly seconds: number;
  /** Longest time for which nobody else had a turn. */
  readonly blockMs: number;
  /** Memory of the process at its most, beyond that before. */
  readonly moreMb: number;
}

async function watch(work: () => Promise<unknown>): Promise<Watched> {
  const [before, begin, delays] = [
    process.memoryUsage.rss(),
    performance.now(),
    monitorEventLoopDelay({ resolution: 1 }),
  ];
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, LOOK_MS);
  delays.enable();
  await work();
  delays.disable();
  clearInterval(look);
  return {
    seconds: (performance.now() - begin) / 1000,
    blockMs: delays.max / 1e6,
    moreMb: (most - before) / 1e6,
  };
}

async function fill({ alerts }: Store, count: number): Promise<void> {
  const weekly = { kind: 'weekly', from: 'EUR', to: 'USD', armedAt: 1, base: '1.1' } as const;
  const bounds = { state: 'armed', up: null, down: null, due: Math.floor(MONDAY / DAY_MS) } as const;
  const subscribe = async (place: number) => {
    const id = hash('sha256', String(place), 'base64url');
    const keys = { p256dh: 'x'.repeat(87), auth: 'y'.repeat(22) };
    const subscription = { id, keys, endpoint: `https://push.example/${id}`, site: 'https://rates.test' };
    await alerts.subscribe({ ...subscription, language: 'es' }, [{ id: 'monday', ...weekly, ...bounds }], 1);
  };
  for (let at = 0; at < count; at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => subscribe(at + place)));
}

/** As long as something else took: turns of a little work, each with bytes that are written and flushed. */
async function floorOf(file: string, seconds: number): Promise<void> {
  const [descriptor, bytes, end] = [
    openSync(file, 'w'),
    Buffer.alloc(FLOOR_BYTES),
    performance.now() + seconds * 1000,
  ];
  while (performance.now() < end) {
    for (const begin = performance.now(); performance.now() - begin < 2; );
    writeSync(descriptor, bytes, 0, bytes.length, 0);
    fdatasyncSync(descriptor);
    await turn();
  }
  closeSync(descriptor);
}

/** What it takes of a service that so many weekly alerts fire at once, beside a floor in the same run. */
export async function watchManyAlerts(
  folder: string,
  count: number,
): Promise<{ ours: Watched; floor: Watched }> {
  const store = await openStore(openSqliteDatabase(join(folder, 'many.sqlite')));
  await loadSeed(store, new Date(MONDAY).toISOString());
  const table = await createServedRates(
    store,
    createClock(() => new Date(MONDAY)),
  ).currentRates();
  await fill(store, count);
  const market = { table, nowMs: MONDAY, bestOf: async () => undefined };
  const ours = await watch(async () => {
    const fired = await evaluateAlerts(store.alerts, market);
    if (fired !== count) throw new Error(`${fired} of ${count} alerts fired`);
  });
  const floor = await watch(() => floorOf(join(folder, 'floor'), ours.seconds));
  await store.close();
  return { ours, floor };
}
