import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceKey } from '@equivale/contract';
import { dayNumber } from '@equivale/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { mergeLatest, type ServedRate } from '../rates/merge.ts';
import { ObservationIndex } from '../rates/observation-index.ts';
import { ALL_SOURCES } from '../sources/all-sources.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { blend, bundle, candles, compiled, ecbDaily, now, prices, TODAY } from '../testing/recorded-day.ts';
import {
  type RecordedUpstream,
  type Responder,
  recording,
  respondStatus,
  respondWith,
  startRecordedUpstream,
} from '../testing/recorded-upstream.ts';
import { createIngest } from './ingest.ts';

interface Subject {
  readonly key: SourceKey;
  /** What the source answers to a path on a good day. */
  readonly good: (path: string) => string | undefined;
  /** Finds each of its figures. */
  readonly figure: RegExp;
  /** Gives its response another base, as the source would. */
  readonly rebase: (body: string) => string;
  /** Gives its response a day in the past; absent where the response has no day of its own. */
  readonly age?: (body: string) => string;
}

const USD_PER_EUR = 1.19;
const times = (body: string, figure: RegExp, factor: number) =>
  body.replace(figure, (text) => String(Number(text) * factor));
const older = (body: string) => body.replaceAll(TODAY, '2026-01-05').replaceAll('2026-02-09', '2026-01-05');

const FIGURES = {
  xml: /(?<=rate=')[\d.]+/g,
  csv: /[\d.]+(?=,Foreign currency amount)/g,
  json: /(?<=":)\d[\d.e+-]*/g,
  text: /(?<=")\d[\d.e+-]*(?=")/g,
};
const rebaseBy = (figure: RegExp) => (body: string) => times(body, figure, 1 / USD_PER_EUR);

const SUBJECTS: readonly Subject[] = [
  {
    key: 'ecb',
    good: (path) => (path.endsWith('daily.xml') ? ecbDaily() : undefined),
    figure: FIGURES.xml,
    rebase: rebaseBy(FIGURES.xml),
    age: older,
  },
  {
    key: 'frankfurter',
    good: () => blend(),
    figure: FIGURES.json,
    rebase: rebaseBy(FIGURES.json),
    age: older,
  },
  {
    key: 'exchange-api',
    good: (path) => (path.includes(TODAY) ? compiled(TODAY) : undefined),
    figure: FIGURES.json,
    rebase: rebaseBy(FIGURES.json),
    age: older,
  },
  {
    key: 'banca-d-italia',
    good: () => recording('banca-d-italia-2026-02-09.csv').toString(),
    figure: FIGURES.csv,
    rebase: rebaseBy(FIGURES.csv),
    age: older,
  },
  {
    key: 'coinbase',
    good: () => prices(),
    figure: FIGURES.text,
    rebase: (body) => body.replace('"currency":"USD"', '"currency":"EUR"'),
  },
  {
    key: 'binance',
    good: (path) => candles(/symbol=(\w+)/.exec(path)?.[1] ?? ''),
    figure: FIGURES.text,
    rebase: rebaseBy(FIGURES.text),
    age: (body) => body.replace(/\d{13}/g, (ms) => String(Number(ms) - 60 * 86_400_000)),
  },
];

const responding =
  (good: Subject['good'], change: (body: string) => string): Responder =>
  (request, response) => {
    const body = good(request.url ?? '');
    (body === undefined ? respondStatus(404) : respondWith(change(body)))(request, response);
  };

const FIFTY_MB = Buffer.alloc(50_000_000, 'x');

/** Every fault that an upstream may have, for one source. */
const faultsOf = ({ good, figure, rebase }: Subject): [string, Responder][] => {
  const changed = (change: (body: string) => string) => responding(good, change);
  const figures = (to: (rate: number) => string) =>
    changed((body) => body.replace(figure, (text) => to(Number(text))));
  return [
    ['is down', (_, response) => response.destroy()],
    ['fails', respondStatus(503)],
    ['is silent', () => {}],
    ['sends HTML', respondWith('<!doctype html><html><head><title>captcha</title></head></html>')],
    ['cuts its response', changed((body) => body.slice(0, body.length * 0.6))],
    ['uses another base', changed(rebase)],
    ['sends zeros', figures(() => '0')],
    ['sends negatives', figures((rate) => String(-rate))],
    ['sends NaN', figures(() => 'NaN')],
    ['is a hundred times off', figures((rate) => String(rate * 100))],
    ['sends 50 MB', respondWith(FIFTY_MB)],
  ];
};

async function served(): Promise<Map<string, ServedRate>> {
  const index = new ObservationIndex();
  for (const { source, code } of await store.latestBySource())
    for (const { date, rate } of await store.series(source, code, '2025-12-01', TODAY))
      index.put({ source, code, date, rate });
  return mergeLatest(index, dayNumber(TODAY));
}

let dir: string;
let store: Store;
let upstream: RecordedUpstream;
let copies = 0;
const filled = () => join(dir, 'filled.sqlite');

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'equivale-faults-'));
  const first = await openStore(openSqliteDatabase(filled()));
  await first.putObservations(bundle, '2026-02-09T20:00:00.000Z');
  await first.close();
});
afterAll(() => rmSync(dir, { recursive: true }));
beforeEach(async () => {
  const copy = join(dir, `${++copies}.sqlite`);
  copyFileSync(filled(), copy);
  store = await openStore(openSqliteDatabase(copy));
  upstream = await startRecordedUpstream();
});
afterEach(async () => {
  await upstream.close();
  await store.close();
});

describe.each(SUBJECTS)('whatever $key does, the last good values stay', (subject) => {
  const { key, good, age } = subject;
  const refresh = async (timeoutMs: number) => {
    const mirrors = Object.fromEntries(ALL_SOURCES.map((source) => [source.key, 'off']));
    const settings = { mirrors: { ...mirrors, [key]: upstream.origin }, timeoutMs, sleep: async () => {} };
    return (await createIngest(store, ALL_SOURCES, settings, () => now).refresh()).get(key);
  };

  it('a good day of it is taken in', async () => {
    upstream.onAny(responding(good, (body) => body));
    const before = await store.latestBySource();
    expect(await refresh(10_000)).toMatchObject({ error: null });
    expect(await store.latestBySource()).not.toEqual(before);
  });

  it.each(faultsOf(subject))('%s', async (fault, responder) => {
    upstream.onAny(responder);
    const before = await store.latestBySource();
    const state = await refresh(fault === 'is silent' ? 300 : 10_000);
    expect(await store.latestBySource()).toEqual(before);
    expect(state?.error ?? state?.refused).toBeTruthy();
  });

  if (age === undefined) return;
  it('sends an old day: nothing newer gives way', async () => {
    upstream.onAny(responding(good, age));
    const before = await served();
    await refresh(10_000);
    const after = await served();
    for (const [code, { day, rate }] of before) {
      expect(after.get(code)?.day, code).toBeGreaterThanOrEqual(day);
      expect(after.get(code)?.rate, code).toBeCloseTo(rate, 12);
    }
  });
});
