import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HistorySpan, HistoryWithOrigins } from '@equivale/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { databaseFileIn } from '../../database/data-folder.ts';
import { openSqliteDatabase } from '../../database/sqlite-database.ts';
import { createRateLimit } from '../../http/guards/rate-limit.ts';
import { type BodyCache, createBodyCache } from '../../http/responses/body-cache.ts';
import type { PairSeries } from '../../rates/pair-series.ts';
import { quotedCurrencyOf } from '../../rates/quoted-currency.ts';
import { createClock } from '../../service/clock.ts';
import { historyOrigins } from '../../service/history-origins.ts';
import { createServedRates, type ServedRates } from '../../service/served-rates.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { fillFolder } from '../../testing/fill-folder.ts';
import { type Deps, mountCalls } from '../call.ts';
import { CALLS as HISTORY_CALLS } from './currency-history.ts';

const TODAY = new Date('2026-11-22T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'equivale-history-'));

let store: Store;
let bodies: BodyCache;
let app: Hono;
/** Series that were read from the store, each as often as it was. */
let read: string[];
/** Addresses of histories that were computed. */
let computed: string[];

beforeAll(async () => {
  store = await openStore(openSqliteDatabase(databaseFileIn(await fillFolder(folder))));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  read = [];
  computed = [];
  const counted: Store = {
    ...store,
    series(source, code, from, to) {
      read.push(`${source} ${code}`);
      return store.series(source, code, from, to);
    },
  };
  const served = createServedRates(
    counted,
    createClock(() => TODAY),
  );
  const rates: Pick<ServedRates, 'history' | 'historyBetween'> = {
    history(...pair) {
      computed.push(pair.join('/'));
      return served.history(...pair);
    },
    historyBetween(...pair) {
      computed.push(pair.join('/'));
      return served.historyBetween(...pair);
    },
  };
  bodies = createBodyCache();
  app = new Hono();
  const limitRate = createRateLimit({ perMinute: 50, trustedProxies: 0 });
  mountCalls(app, HISTORY_CALLS, { bodies, rates, now: () => TODAY, limitRate } as unknown as Deps);
});

const BASE = '/api/currency-history';
const get = async (path: string, client = '127.0.0.1') =>
  app.request(`${BASE}/${path}`, {}, { incoming: { socket: { remoteAddress: client } } });

it('what many clients ask for at once is read and computed once', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('USD/EUR/1m')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(computed).toEqual(['USD/EUR/1m']);
  expect(new Set(read).size).toBe(read.length);
});

it('pairs that share a series read it once, also at the same time', async () => {
  await Promise.all([get('USD/EUR/1m'), get('GBP/EUR/1m'), get('USD/GBP?from=2026-08-01&to=2026-08-21')]);
  expect(read).toContain('ecb USD');
  expect(new Set(read).size).toBe(read.length);
});

it('a series that could not be read is read again for the next request', async () => {
  const broken = { ...store, series: () => Promise.reject(new Error('no file descriptor left')) };
  const healthy = store.series;
  const served = createServedRates(
    broken as Store,
    createClock(() => TODAY),
  );
  await expect(served.history('USD', 'EUR', '7d')).rejects.toThrow('no file descriptor');
  broken.series = healthy as never;
  await expect(served.history('USD', 'EUR', '7d')).resolves.toMatchObject({ source: 'ecb' });
});

it('a span is that part of it in which there are values: days far away make no responses of their own', async () => {
  const spans = ['from=1500-01-01&to=9999-12-31', 'from=0900-03-01', 'from=1970-01-01&to=2031-05-05'];
  const responses = await Promise.all(spans.map((span) => get(`EUR/USD?${span}`)));
  const [first, ...others] = await Promise.all(
    responses.map(async (response) => (await response.json()) as HistorySpan),
  );
  expect(first).toMatchObject({ from: '1999-01-04', base: 'EUR', target: 'USD' });
  expect(first?.data[0]).toEqual({ date: '1999-01-04', rate: '1.1789' });
  for (const other of others) expect(other).toEqual(first);
  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1);
});

it.each([
  ['EUR/USD', { source: 'ecb', rateType: 'reference' }],
  ['EUR/AED', { source: 'ecb', rateType: 'reference', fixed: ['AED'] }],
])('the points of %s say whose they are', async (pair, origin) => {
  const response = await get(`${pair}?period=1m`);
  const { data, origins, source } = (await response.json()) as HistoryWithOrigins;
  const [from, to] = [data[0]?.date, data.at(-1)?.date];
  expect(origins).toEqual([{ from, to, ...origin }]);
  expect(source).toBe(origin.source);
});

it('a price at a venue in money that it does not trade is crossed by another source', () => {
  const pair = [quotedCurrencyOf('BTC'), quotedCurrencyOf('EUR')] as const;
  const series = { days: [20_000, 20_001] } as unknown as PairSeries;
  expect(historyOrigins({ source: 'binance', pair, series })).toEqual([
    { from: '2024-10-04', to: '2024-10-05', source: 'binance', rateType: 'spot', crossed: 'ecb' },
  ]);
});

it('a history without a point has no origin', async () => {
  const response = await get('EUR/USD?from=1990-01-01&to=1990-02-01');
  expect(await response.json()).toMatchObject({ data: [], source: null, origins: [] });
});

it('a long history is made in pieces, and others are served in between', async () => {
  const served = createServedRates(
    store,
    createClock(() => TODAY),
  );
  const whole = () => served.historyBetween('EUR', 'USD', '1999-01-04', '2026-08-21');
  // Series are in memory from here on: what is left is the work.
  await whole();
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns++) await nextTurn();
  })();
  const { data } = await whole();
  isDone = true;
  await others;
  expect(data.length).toBeGreaterThan(7000);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(data.length / 1000));
});

it('a weekend after the last value has what is in force; a year before the first has nothing', async () => {
  const weekend = (await (await get('EUR/USD?from=2026-08-22&to=2026-08-23')).json()) as HistorySpan;
  expect(weekend.data).toEqual([{ date: '2026-08-21', rate: '1.1699' }]);
  const early = (await (await get('EUR/USD?from=1960-01-01&to=1960-12-31')).json()) as HistorySpan;
  expect(early).toMatchObject({ data: [], source: null, from: '1960-01-01', to: '1960-12-31' });
});

it('a refresh that changed nothing leaves what is ready as it is, coded once', async () => {
  await get('EUR/USD?period=7d');
  const target = `${BASE}/EUR/USD?period=7d`;
  const before = bodies.get(target);
  bodies.dataChanged();
  expect(bodies.get(target)).toBeUndefined();
  await get('EUR/USD?period=7d');
  expect(bodies.get(target)).toBe(before);
});

it('spans take no room among the ready responses', async () => {
  await get('EUR/USD?from=2026-08-01&to=2026-08-21');
  expect(bodies.get(`${BASE}/EUR/USD?from=2026-08-01&to=2026-08-21`)).toBeUndefined();
  await get('EUR/USD?period=7d');
  expect(bodies.get(`${BASE}/EUR/USD?period=7d`)).toBeDefined();
});

it('long spans are worked out one after another, however many are asked for at once', async () => {
  let atOnce = 0;
  let most = 0;
  const served = createServedRates(
    store,
    createClock(() => TODAY),
  );
  const historyBetween: ServedRates['historyBetween'] = async (...span) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await nextTurn();
    atOnce -= 1;
    return served.historyBetween(...span);
  };
  const many = new Hono();
  const rates = { history: served.history, historyBetween };
  const deps = { bodies, rates, now: () => TODAY, limitRate: async () => undefined };
  mountCalls(many, HISTORY_CALLS, deps as unknown as Deps);
  const days = Array.from({ length: 20 }, (_, at) => `1999-01-${String(at + 5).padStart(2, '0')}`);
  const asked = days.map((day) => many.request(`${BASE}/EUR/USD?from=${day}&to=1999-03-01`));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(most).toBe(1);
});

it('a client pays for what it asks by the length of it, and for what is ready nothing', async () => {
  const statuses = async (path: string, count: number, client: string) => {
    const all: number[] = [];
    for (let at = 0; at < count; at++) all.push((await get(path, client)).status);
    return all;
  };
  // Some 20,000 days count as 21 of the 50 requests a minute.
  expect(await statuses('EUR/USD?from=1970-01-01', 3, '203.0.113.7')).toEqual([200, 200, 429]);
  expect(await statuses('EUR/USD?from=2026-08-01', 3, '203.0.113.8')).toEqual([200, 200, 200]);
  expect(new Set(await statuses('EUR/USD/max', 60, '203.0.113.9'))).toEqual(new Set([200]));
});
