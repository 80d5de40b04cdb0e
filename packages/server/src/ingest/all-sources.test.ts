import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayNumber } from '@equivale/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { CODES } from '../rates/facts/currency-facts.ts';
import { mergeLatest, type ServedRate } from '../rates/merge.ts';
import { ObservationIndex } from '../rates/observation-index.ts';
import { ALL_SOURCES } from '../sources/all-sources.ts';
import { ALL_BANKS } from '../sources/banks/all-banks.ts';
import { INDEXED_UNITS } from '../sources/indexed.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { blend, bundle, compiled, ecbDaily, now, prices, TODAY } from '../testing/recorded-day.ts';
import {
  type RecordedUpstream,
  recording,
  respondStatus,
  respondWith,
  startRecordedUpstream,
} from '../testing/recorded-upstream.ts';
import { createIngest } from './ingest.ts';

const PATHS = {
  ecb: '/stats/eurofxref/eurofxref-daily.xml',
  ecbHistory: '/stats/eurofxref/eurofxref-hist-90d.xml',
  bank: '/terzevalute-wf-web/rest/v1.0/dailyRates?referenceDate=2026-02-09&currencyIsoCode=EUR&lang=en',
  blend: '/v2/rates?base=USD&expand=providers',
  coinbase: '/v2/exchange-rates?currency=USD',
  compiled: `/npm/@fawazahmed0/currency-api@${TODAY}/v1/currencies/eur.min.json`,
};

let dir: string;
let store: Store;
let upstream: RecordedUpstream;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'equivale-sources-'));
  store = await openStore(openSqliteDatabase(join(dir, 'rates.db')));
  await store.putObservations(bundle, '2026-02-09T20:00:00.000Z');
  upstream = await startRecordedUpstream();
  upstream.on(PATHS.ecb, respondWith(ecbDaily()));
  upstream.on(PATHS.ecbHistory, respondStatus(304));
  upstream.on(PATHS.bank, respondWith(recording('banca-d-italia-2026-02-09.csv')));
  upstream.on(PATHS.blend, respondWith(blend()));
  upstream.on(PATHS.coinbase, respondWith(prices()));
  upstream.on(PATHS.compiled, respondWith(compiled(TODAY)));
});
afterEach(async () => {
  await upstream.close();
  await store.close();
  rmSync(dir, { recursive: true });
});

async function refresh() {
  const mirrors = Object.fromEntries(ALL_SOURCES.map(({ key }) => [key, upstream.origin]));
  const banks = Object.fromEntries([...ALL_BANKS, ...INDEXED_UNITS].map(({ key }) => [key, 'off']));
  const settings = {
    mirrors: { ...mirrors, ...banks, binance: 'off' },
    timeoutMs: 10_000,
    sleep: async () => {},
  };
  return createIngest(store, ALL_SOURCES, settings, () => now).refresh();
}
async function served(): Promise<Map<string, ServedRate>> {
  const index = new ObservationIndex();
  for (const newest of await store.latestBySource()) {
    for (const { date, rate } of await store.series(newest.source, newest.code, '2026-01-20', TODAY))
      index.put({ ...newest, date, rate });
  }
  return mergeLatest(index, dayNumber(TODAY));
}

describe('all sources together', () => {
  it('[D.blend] serve every code, each from the best source that has it', async () => {
    const states = await refresh();
    expect([...states].filter(([, { error }]) => error !== null)).toEqual([]);
    const table = await served();
    // the bank of CUP, which alone names its segments, is not asked here
    expect([...table.keys()].sort()).toEqual(CODES.filter((code) => code !== 'CUP'));
    const by = (source: string) => [...table.values()].filter((rate) => rate.source === source).length;
    expect(by('ecb')).toBe(30);
    expect(by('coinbase')).toBe(6);
    // 37 pegs, three retired codes and the rest; the Cuban peso floats since 2025-12-19.
    expect(by('legal')).toBe(43);
    expect(table.get('VND')).toMatchObject({ source: 'frankfurter-nbu', mark: 'observed' });
    // of which no institution is heard; ARS is no longer pinned to it
    for (const code of ['KPW', 'BYN', 'RUB', 'XAU']) expect(table.get(code)?.source).toBe('exchange-api');
    expect([...table.values()].some((rate) => rate.source === 'banca-d-italia')).toBe(false);
  });

  it('agree within 5 % on all but three small currencies and one official rate, where two outvote the compiled', async () => {
    await refresh();
    const refusals = await store.refusals(1000);
    const outvoted = refusals.filter(({ rule }) => rule === 'outvoted');
    expect(outvoted.map(({ source, code }) => `${source} ${code}`).sort()).toEqual([
      'exchange-api LAK',
      // Its figure fell by 5 % from the official one, which stands; the rate by law is served.
      'exchange-api LBP',
      'exchange-api SCR',
      'exchange-api SLE',
    ]);
  });

  it('lose nothing when one of them is down', async () => {
    upstream.on(PATHS.blend, respondStatus(503));
    upstream.on(PATHS.coinbase, respondWith('<html>'));
    const states = await refresh();
    expect(states.get('frankfurter')?.error).toBe('http-status 503');
    expect(states.get('coinbase')?.error).toBe('unexpected-payload');
    const table = await served();
    expect(table.size).toBe(172);
    expect(table.get('VND')?.source).toBe('exchange-api');
    expect(table.get('BTC')?.source).toBe('exchange-api');
  });

  it('accept a jump at once when two of them see it', async () => {
    upstream.on(PATHS.blend, respondWith(blend({ EGP: 1.3 })));
    upstream.on(PATHS.compiled, respondWith(compiled(TODAY, { EGP: 1.3 })));
    const before = (await served()).get('EGP')?.rate ?? 0;
    await refresh();
    const egp = (await served()).get('EGP');
    expect(egp?.source).toBe('frankfurter-nbu');
    expect((egp?.rate ?? 0) / before).toBeGreaterThan(1.28);
  });

  it('hold a jump that only one of them sees', async () => {
    upstream.on(PATHS.compiled, respondWith(compiled(TODAY, { EGP: 1.3, KPW: 1.3 })));
    await refresh();
    const refused = (await store.refusals(1000)).filter(({ code }) => ['EGP', 'KPW'].includes(code));
    expect(refused.map(({ code, source, rule }) => [code, source, rule]).sort()).toEqual([
      ['EGP', 'exchange-api', 'jump'],
      ['KPW', 'exchange-api', 'jump'],
    ]);
    expect((await served()).get('KPW')?.rate).toBeCloseTo(900, -1);
  });

  it('drop what lies 5 % from the median of three', async () => {
    // The bank and the compiled table stand together, the blend 6 % away: inside every limit of a day's move.
    upstream.on(PATHS.blend, respondWith(blend({ VND: 1.06 })));
    await refresh();
    const refused = (await store.refusals(1000)).filter(({ code }) => code === 'VND');
    expect(refused).toMatchObject([{ source: 'frankfurter-nbu', rule: 'outvoted', date: TODAY }]);
    expect((await served()).get('VND')?.source).toBe('exchange-api');
  });
});
