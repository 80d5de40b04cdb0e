import { setTimeout as sleep } from 'node:timers/promises';
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

/** Writes that were acknowledged, by the cookie of their device. */
type Acknowledged = Map<string, string[]>;

/** Records of one device stay below what one call can list. */
const PER_DEVICE = 50;

/** Each life ends after a number of writes drawn from 1 to this. */
const MOST_PER_ROUND = 600;
const PATIENCE_MS = 5000;

const CONVERSION = { category: 'length', fromUnit: 'mi', toUnit: 'km', fromValue: 1, toValue: 1.609344 };

async function post(url: string, cookie: string) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const answer = await fetch(`${url}/api/conversions`, {
    method: 'POST',
    headers,
    body: JSON.stringify(CONVERSION),
  });
  const { id } = (await answer.json()) as { id: string };
  if (answer.status !== 201) throw new Error(`refused with ${answer.status}`);
  return { id, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** Posts one after the other until the server is gone. */
async function client(url: string, acknowledged: Acknowledged): Promise<void> {
  for (let cookie = '', made = 0; ; made++) {
    if (made % PER_DEVICE === 0) cookie = '';
    try {
      const answer = await post(url, cookie);
      cookie = answer.cookie;
      acknowledged.set(cookie, [...(acknowledged.get(cookie) ?? []), answer.id]);
    } catch {
      return;
    }
  }
}

/** How many of the acknowledged writes the server does not know. */
async function countLost(url: string, acknowledged: Acknowledged): Promise<number> {
  let lost = 0;
  for (const [cookie, ids] of acknowledged) {
    const answer = await fetch(`${url}/api/conversions/recent?limit=100`, { headers: { cookie } });
    const known = new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id));
    lost += ids.filter((id) => !known.has(id)).length;
  }
  return lost;
}

const count = (acknowledged: Acknowledged) =>
  [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0);

/** Waits for so many acknowledged writes, but not for ever. */
async function untilLoaded(acknowledged: Acknowledged, wanted: number): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS && count(acknowledged) < wanted; waited += 2) await sleep(2);
}

/** One life of the server: it must open the database and know what was acknowledged before; then it is killed under load. */
async function live(
  server: Replica,
  before: Acknowledged,
  options: Options,
): Promise<[number, Acknowledged]> {
  const lost = await countLost(server.url, before);
  const acknowledged: Acknowledged = new Map();
  const clients = Array.from({ length: options.clients ?? 16 }, () => client(server.url, acknowledged));
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
    options.report?.(round, count(acknowledged));
  }
  const last = await startReplica(options.env);
  lost += await countLost(last.url, all);
  await last.end('SIGTERM');
  return { acknowledged: count(all), lost };
}

/** Settings that keep a server off the network. */
export const OFFLINE: Readonly<Record<string, string>> = Object.fromEntries(
  ['ECB', 'FRANKFURTER', 'EXCHANGE_API', 'BANCA_D_ITALIA', 'COINBASE', 'BINANCE'].map((source) => [
    `SOURCE_${source}_URL`,
    'off',
  ]),
);
