import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConversionRecord, ExchangeRates } from '@equivale/contract';
import { CURRENCIES } from '@equivale/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { type Context, createContext } from '../context.ts';
import { ALL_SOURCES } from '../sources/all-sources.ts';
import { fillFolder } from '../testing/fill-folder.ts';
import { createClock } from './clock.ts';
import { readAtHand } from './rates-at-hand.ts';

/** The newest values of so many codes of a source, of one day. */
const newest = (source: string, date: string, count: number) =>
  Array.from({ length: count }, () => ({ source, date }));

describe('a clock', () => {
  it.each([
    ['before a table', newest('ecb', '2026-08-21', 29), '1970-01-01', '2026-08-21'],
    ['three days before a table', newest('ecb', '2026-08-21', 29), '2026-08-18', '2026-08-21'],
    [
      'two days before one: somewhere it is that day',
      newest('ecb', '2026-08-21', 29),
      '2026-08-19',
      '2026-08-19',
    ],
    ['after all', newest('ecb', '2026-08-21', 29), '2026-11-20', '2026-11-20'],
    [
      'before a few values that were left by mistake',
      newest('exchange-api', '2027-08-25', 7),
      '2026-08-25',
      '2026-08-25',
    ],
    [
      'before a table that bears our own days',
      newest('coinbase', '2027-08-25', 9),
      '2026-08-25',
      '2026-08-25',
    ],
    [
      'before a month that has been printed ahead',
      newest('hmrc', '2026-09-01', 120),
      '2026-08-25',
      '2026-08-25',
    ],
    ['where nothing is known', [], '1970-01-01', '1970-01-01'],
  ])('%s', (_, published, machine, expected) => {
    const clock = createClock(() => new Date(`${machine}T00:00:00Z`));
    clock.learn(published);
    expect(clock.now().toISOString().slice(0, 10)).toBe(expected);
    expect(clock.isBehind()).toBe(machine !== expected);
  });

  it('is right again as soon as the machine is, and says once that it was not', () => {
    let machine = new Date(0);
    const told: string[] = [];
    const clock = createClock(
      () => machine,
      (published) => told.push(published),
    );
    for (let times = 0; times < 2; times++) clock.learn(newest('ecb', '2026-08-21', 29));
    expect(told).toEqual(['2026-08-21']);
    machine = new Date('2026-08-23T10:00:00Z');
    expect(clock.now()).toEqual(machine);
    expect(clock.isBehind()).toBe(false);
  });
});

describe('a service that starts in 1970, with nothing but its bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-clock-'));
  let machine = new Date(300_000);
  let context: Context;
  beforeAll(async () => {
    const config = {
      port: 0,
      host: '127.0.0.1',
      dataDir: await fillFolder(join(folder, 'data')),
      logLevel: 'silent' as const,
      refresh: {
        everyMs: 86_400_000,
        timeoutMs: 5000,
        mirrors: Object.fromEntries(ALL_SOURCES.map(({ key }) => [key, 'off'])),
      },
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
    context = await createContext(config, () => machine);
  });
  afterAll(async () => {
    await context.close();
    rmSync(folder, { recursive: true });
  });

  it('serves every rate, with the day that its source printed, and so does the terminal', async () => {
    const table = (await (await createApp(context).request('/api/exchange-rates')).json()) as ExchangeRates;
    // all but CUP, of which no segment is bundled, and the five national units of account
    expect(Object.keys(table.rates)).toHaveLength(CURRENCIES.length - 6);
    const days = table.origins.flatMap(({ source, date, mark }) =>
      mark === 'peg' ? [] : `${source} ${date}`,
    );
    // The ECB's newest table in the bundle is a month older.
    expect(days).toContain('exchange-api 2026-09-29');
    expect(days.filter((day) => day.includes('1970'))).toEqual([]);
    expect(table.fallback).toBe(true);
    const offline = await readAtHand(join(folder, 'none'), machine, (rates) => rates.currentRates());
    expect(offline.rates).toEqual(table.rates);
    expect(offline.origins).toEqual(table.origins);
  });

  it('stores what a device sends as of the newest day that has come, so that it is not erased as old later', async () => {
    const body = '{"category":"length","fromUnit":"mi","toUnit":"km","fromValue":1,"toValue":1.609344}';
    const headers = { 'content-type': 'application/json' };
    const app = createApp(context);
    const made = await app.request('/api/conversions', { method: 'POST', headers, body });
    const record = (await made.json()) as ConversionRecord;
    expect(record).toMatchObject({ createdAt: '2026-09-29T00:00:00.000Z' });
    machine = new Date('2026-11-20T12:00:00Z');
    await context.refresh.run();
    const cookie = (made.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const recent = await app.request('/api/conversions/recent', { headers: { cookie } });
    expect(await recent.json()).toMatchObject([{ id: record.id }]);
  });
});
