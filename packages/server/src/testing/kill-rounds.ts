import { setTimeout as sleep } from 'node:timers/promises';
import { mirrorSetting } from '../source-settings.ts';
import { ALL_SOURCES } from '../sources/all-sources.ts';
import { type Acknowledged, countLost, countWrites, writeOnAndOn } from './acknowledged-writes.ts';
import { type Replica, startReplica } from './replica.ts';
import type { Random } from './seeded-random.ts';

interface Options {
  readonly rounds: number;
  /** Settings of the server; the database is the same in every round. */
  readonly env: Record<string, string>;
  readonly random: Random;
  readonly clients?: number;
  /** Called after each round with the number of writes acknowledged in it. */
  readonly report?: (round: number, acknowledged: number) => void;
}

/** Each life ends after a number of writes drawn from 1 to this. */
const MOST_PER_ROUND = 600;
const PATIENCE_MS = 5000;

/** Waits for so many acknowledged writes, but not for ever. */
async function untilLoaded(acknowledged: Acknowledged, wanted: number): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS && countWrites(acknowledged) < wanted; waited += 2)
    await sleep(2);
}

/** One life of the server: it must open the database and know what was acknowledged before; then it is killed under load. */
async function live(
  server: Replica,
  before: Acknowledged,
  options: Options,
): Promise<[number, Acknowledged]> {
  const lost = await countLost(server.url, before);
  const acknowledged: Acknowledged = new Map();
  const clients = Array.from({ length: options.clients ?? 16 }, () => writeOnAndOn(server.url, acknowledged));
  await untilLoaded(acknowledged, 1 + options.random.whole(MOST_PER_ROUND));
  await server.end('SIGKILL');
  await Promise.all(clients);
  return [lost, acknowledged];
}

/**
 * Kills a server under a load of writes, again and again on the same database.
 * @returns how many writes were acknowledged, and how many of them a later start did not know; throws when a start fails
 */
export async function runKillRounds(options: Options): Promise<{ acknowledged: number; lost: number }> {
  const all: Acknowledged = new Map();
  let before: Acknowledged = new Map();
  let lost = 0;
  for (let round = 1; round <= options.rounds; round++) {
    const [lostNow, acknowledged] = await live(await startReplica(options.env), before, options);
    lost += lostNow;
    before = acknowledged;
    for (const [cookie, ids] of acknowledged) all.set(cookie, ids);
    options.report?.(round, countWrites(acknowledged));
  }
  const last = await startReplica(options.env);
  lost += await countLost(last.url, all);
  await last.end('SIGTERM');
  return { acknowledged: countWrites(all), lost };
}

/** Settings that keep a server off the network. */
export const OFFLINE: Readonly<Record<string, string>> = Object.fromEntries(
  ALL_SOURCES.map(({ key }) => [mirrorSetting(key), 'off']),
);
