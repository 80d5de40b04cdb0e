import { type ExchangeRates, parseExchangeRates } from '@equivale/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { OFFLINE } from '../testing/kill-rounds.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import {
  type RecordedUpstream,
  recording,
  respondStatus,
  respondWith,
  startRecordedUpstream,
} from '../testing/recorded-upstream.ts';
import { type Replica, startReplica } from '../testing/replica.ts';

const DAILY = '/stats/eurofxref/eurofxref-daily.xml';

let upstream: RecordedUpstream;
let replicas: Replica[] = [];

beforeAll(async () => {
  upstream = await startRecordedUpstream();
  upstream.on('/stats/eurofxref/eurofxref-hist-90d.xml', respondStatus(304));
  upstream.on(DAILY, respondWith(recording('ecb-daily-2026-08-22.xml')));
  const databaseUrl = await newPostgresDatabase(inject('postgresUrl'), 'replicas');
  const env = { ...OFFLINE, DATABASE_URL: databaseUrl, SOURCE_ECB_URL: upstream.origin };
  replicas = await Promise.all([1, 2, 3].map(() => startReplica(env)));
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
  await upstream.close();
});

/** On a busy machine PostgreSQL may not answer in time: the process says so, and that it can be asked again. */
async function ask({ url }: Replica, path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url + path, init);
  return response.status === 503 ? ask({ url } as Replica, path, init) : response;
}

async function table(replica: Replica): Promise<ExchangeRates> {
  const response = await ask(replica, '/api/exchange-rates');
  const parsed = parseExchangeRates(await response.json());
  if (!parsed.ok) throw new Error(`${parsed.field}: ${parsed.reason}`);
  return parsed.value;
}

// Under an id of the device: one that is sent again is stored once.
const FAVORITE = {
  id: '019a9f3e-5b7c-7d21-9c38-2f6f6d0c6a11',
  category: 'length',
  fromUnit: 'mi',
  toUnit: 'km',
};
async function addFavorite(replica: Replica) {
  const headers = { 'content-type': 'application/json' };
  const response = await ask(replica, '/api/favorites', {
    method: 'POST',
    headers,
    body: JSON.stringify(FAVORITE),
  });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return { cookie, favorite: (await response.json()) as { id: string } };
}

it('three processes that start together on an empty database all have the bundled rates', async () => {
  for (const replica of replicas) {
    const { rates } = await table(replica);
    expect(Object.keys(rates)).toHaveLength(172);
    expect(rates.EUR).toBeCloseTo(1 / 1.1699, 12);
  }
});

it('[D.one-refresher] one of them asks the upstream, once, and the others hear of it', async () => {
  for (const replica of replicas)
    await expect.poll(async () => (await table(replica)).fetchedAt).not.toBeNull();
  // The rates are announced before their round ends, and its end is logged.
  await Promise.any(replicas.map((replica) => replica.logged('rates refreshed')));
  expect(replicas.filter((replica) => replica.log().includes('rates refreshed'))).toHaveLength(1);
  expect(upstream.requests.filter(({ path }) => path === DAILY)).toHaveLength(1);
});

it('what one has acknowledged, the others know, and its death takes nothing away', async () => {
  const [first, second, third] = replicas as [Replica, Replica, Replica];
  const { cookie, favorite } = await addFavorite(first);
  await first.end('SIGKILL');
  for (const replica of [second, third]) {
    const kept = await (await ask(replica, '/api/favorites', { headers: { cookie } })).json();
    expect(kept).toEqual([favorite]);
  }
});
