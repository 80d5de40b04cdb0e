import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExchangeRates, HistorySpan, SourcesReport } from '@equivale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { type Context, createContext } from '../context.ts';
import { FETCHED_AT_KEY } from '../ingest/source-state.ts';
import { ALL_SOURCES } from '../sources/all-sources.ts';
import type { Store } from '../store/open-store.ts';
import { fillFolder } from '../testing/fill-folder.ts';
import {
  type RecordedUpstream,
  recording,
  respondStatus,
  respondWith,
  startRecordedUpstream,
} from '../testing/recorded-upstream.ts';
import { createRefresh } from './refresh.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-refresh-'));
const friday = recording('ecb-daily-2026-08-22.xml').toString();
/** The recorded table, dated after all that is bundled, with another dollar. */
const next = friday.replace('2026-08-21', '2026-09-30').replace('1.1699', '1.1755');

/** The day after, each figure with one digit more. */
const thursday = next.replace('2026-09-30', '2026-10-01').replace(/(\.\d+)'/g, "$11'");

let upstream: RecordedUpstream;
let context: Context;
let clock = new Date('2026-10-01T08:00:00Z');

beforeAll(async () => {
  upstream = await startRecordedUpstream();
  upstream.on('/stats/eurofxref/eurofxref-hist-90d.xml', respondStatus(304));
  const mirrors = { ...Object.fromEntries(ALL_SOURCES.map(({ key }) => [key, 'off'])), ecb: upstream.origin };
  const config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: await fillFolder(join(folder, 'data')),
    logLevel: 'silent' as const,
    refresh: { everyMs: 86_400_000, timeoutMs: 5000, mirrors },
    limits: { perMinute: 600, trustedProxies: 0 },
    plainRecords: true,
    shutdownDelayMs: 0,
    syncDays: 365,
    alerts: { contact: 'mailto:operator@equivale.example', ownServices: [] },
    nativeApp: { appId: 'app.equivale', androidCertificates: [] },
    site: {
      siteUrl: 'https://rates.test',
      supportAddress: 'help@rates.test',
      donationUrl: '',
      playStoreId: '',
    },
    appDir: join(folder, 'none'),
  };
  context = await createContext(config, () => clock);
});
afterAll(async () => {
  await context.close();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

const ask = async <T>(path: string): Promise<T> =>
  (await createApp(context).request(path)).json() as Promise<T>;

it('a refresh changes the rates and the histories that are served, and says when it was', async () => {
  const before = await ask<ExchangeRates>('/api/exchange-rates');
  expect(before).toMatchObject({ fallback: true, fetchedAt: null });
  // of the bundle's newest table, since the ECB's there is old by now
  expect(before.rates.EUR).toBe(1 / 1.13607202);

  upstream.on('/stats/eurofxref/eurofxref-daily.xml', respondWith(next));
  await expect(context.refresh.run()).resolves.toBe(true);

  const after = await ask<ExchangeRates>('/api/exchange-rates');
  // the double nearest to 10000/11755, of which the division of doubles misses the last digit (Python's Fraction)
  expect(after.rates.EUR).toBe(0.8507018290089323);
  expect(after).toMatchObject({
    timestamp: '2026-09-30T14:00:00.000Z',
    fetchedAt: '2026-10-01T08:00:00.000Z',
  });
  // The currencies that only other sources have are still those of the bundle.
  expect(after.fallback).toBe(true);
  expect(after.origins.find(({ codes }) => codes.includes('EUR'))).toMatchObject({
    source: 'ecb',
    mark: 'observed',
  });
  const { data } = await ask<HistorySpan>('/api/currency-history/EUR/USD?from=2026-09-20&to=2026-10-01');
  expect(data).toEqual([{ date: '2026-09-30', rate: '1.1755' }]);
});

it('a refresh that brings nothing leaves what is served as it was', async () => {
  const before = await ask<ExchangeRates>('/api/exchange-rates');
  upstream.on('/stats/eurofxref/eurofxref-daily.xml', respondWith('<html>maintenance</html>'));
  await expect(context.refresh.run()).resolves.toBe(false);
  expect(await ask<ExchangeRates>('/api/exchange-rates')).toEqual(before);
});

it('asks a source when it publishes, until the day has come, and announces nothing that has not changed', async () => {
  let [announced, changed] = [0, 0];
  const store: Store = {
    ...context.store,
    async announce() {
      announced += 1;
      await context.store.announce();
    },
  };
  const mirrors = { ...Object.fromEntries(ALL_SOURCES.map(({ key }) => [key, 'off'])), ecb: upstream.origin };
  const { log, rates } = context;
  const refresh = createRefresh({
    ...{ store, log, rates, syncDays: 365, now: () => clock, random: () => 0 },
    settings: { everyMs: 6 * 3_600_000, timeoutMs: 5000, mirrors },
    async onChange() {
      changed += 1;
    },
  });
  const asked = () => upstream.requests.filter(({ path }) => path.endsWith('daily.xml')).length;
  const at = async (time: string) => {
    clock = new Date(`2026-10-01T${time}Z`);
    const before = asked();
    await refresh.runDue();
    return [asked() - before, announced, changed];
  };
  upstream.on('/stats/eurofxref/eurofxref-daily.xml', respondWith(next));
  // Thursday; the table of Wednesday is stored, and summer time has 16:00 in Frankfurt at 14:00.
  await at('12:00:00');
  [announced, changed] = [0, 0];
  expect(await at('13:59:00')).toEqual([0, 0, 0]);
  expect(await at('14:00:00')).toEqual([1, 0, 0]);
  expect(await at('14:04:45')).toEqual([0, 0, 0]);
  upstream.on('/stats/eurofxref/eurofxref-daily.xml', respondWith(thursday));
  expect(await at('14:05:00')).toEqual([1, 1, 1]);
  expect(await at('14:30:00')).toEqual([0, 1, 1]);
  expect(await at('19:00:00')).toEqual([0, 1, 1]);
  expect(await at('20:06:00')).toEqual([1, 1, 1]);
  clock = new Date('2026-10-01T08:00:00Z');
});

it('a clock that leaps ahead and back erases nothing that a device left; its own day does', async () => {
  const { devices } = context.store;
  const leave = (id: string, day: string) => {
    const at = Date.parse(day);
    return devices.addConversion('one', { id, madeAt: at, createdAt: at, record: '{}' });
  };
  // the ECB's newest table is of 30 September 2026: 400 days before it is 26 August 2025
  await leave('long ago', '2025-08-25');
  await leave('kept', '2025-08-27');
  clock = new Date('2028-01-07T08:00:00Z');
  await leave('received meanwhile', '2028-01-07');
  await context.refresh.run();
  clock = new Date('2026-10-01T08:00:00Z');
  await context.refresh.run();
  const left = await devices.recentConversions('one', 9);
  expect(left.map(({ id }) => id)).toEqual(['received meanwhile', 'kept']);
});

it('a refresh that a wrong clock has dated ahead keeps nobody from the next', async () => {
  const { store } = context;
  await store.setMeta(FETCHED_AT_KEY, '2027-08-25T08:00:00.000Z');
  const mirrors = { ...Object.fromEntries(ALL_SOURCES.map(({ key }) => [key, 'off'])), ecb: upstream.origin };
  const settings = { everyMs: 86_400_000, timeoutMs: 5000, mirrors };
  const log = context.log;
  const refresh = createRefresh({
    store,
    log,
    now: () => clock,
    settings,
    syncDays: 365,
    rates: context.rates,
  });
  upstream.on('/stats/eurofxref/eurofxref-daily.xml', respondWith(next));
  const before = upstream.requests.length;
  await expect(refresh.run()).resolves.toBe(true);
  expect(upstream.requests.length).toBeGreaterThan(before);
});

it('a service that stops waits for no upstream, and records nothing of the round that it ends', async () => {
  const before = await ask<SourcesReport>('/api/sources');
  const requested = new Promise<void>((resolve) => {
    upstream.on('/stats/eurofxref/eurofxref-daily.xml', () => resolve());
  });
  const round = context.refresh.run();
  await requested;
  await context.refresh.stop();
  expect(await round).toBe(false);
  expect(await ask<SourcesReport>('/api/sources')).toEqual(before);
  expect(await context.refresh.run()).toBe(false);
});

it('a value of a day still to come, left by a clock that was ahead, hides no other', async () => {
  const before = await ask<ExchangeRates>('/api/exchange-rates');
  const ahead = { source: 'exchange-api', code: 'KES', date: '2027-08-25', rate: 1 } as const;
  const known = { ...ahead, date: '2026-09-30', rate: 150.5 };
  const dollar = { ...known, code: 'USD', rate: 1.1755 };
  await context.store.putObservations([known, dollar, ahead], null);
  await context.store.announce();
  const after = await ask<ExchangeRates>('/api/exchange-rates');
  expect(Object.keys(after.rates)).toEqual(Object.keys(before.rates));
  expect(after.origins.find(({ codes }) => codes.includes('KES'))?.date).toBe('2026-09-30');
});

it('by a clock that falls back to 1970 all rates are served as they were, none as live, and the service says why', async () => {
  const right = clock;
  const before = await ask<ExchangeRates>('/api/exchange-rates');
  const ecb = async () => (await ask<SourcesReport>('/api/sources')).sources.find(({ key }) => key === 'ecb');
  expect(await ecb()).toMatchObject({ error: null, live: true });
  clock = new Date(0);
  await context.store.announce();
  expect(await ask<ExchangeRates>('/api/exchange-rates')).toEqual({ ...before, fallback: true });
  expect(await ecb()).toMatchObject({ error: 'clock-behind', live: false });
  clock = right;
});
