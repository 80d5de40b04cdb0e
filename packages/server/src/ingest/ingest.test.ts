import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/database.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { readSeed, seedObservations } from '../seed/read-seed.ts';
import { banxico } from '../sources/banks/banxico.ts';
import { ecb } from '../sources/ecb.ts';
import type { Observation } from '../sources/source.ts';
import { openStore, type Store } from '../store/open-store.ts';
import {
  type RecordedUpstream,
  type Responder,
  recording,
  respondStatus,
  respondWith,
  startRecordedUpstream,
} from '../testing/recorded-upstream.ts';
import type { FetchAllSettings } from './fetch-all.ts';
import { createIngest } from './ingest.ts';
import { FETCHED_AT_KEY, sourceStateKey } from './source-state.ts';

const DAILY = '/stats/eurofxref/eurofxref-daily.xml';
const NINETY_DAYS = '/stats/eurofxref/eurofxref-hist-90d.xml';
const EMPTY_HISTORY = respondStatus(304);
const friday = recording('ecb-daily-2026-08-22.xml').toString();
const now = new Date('2026-08-22T10:40:00Z');

const bundle = [...seedObservations(readSeed().filter(({ source }) => source === 'ecb'))];

let dir: string;
let store: Store;
let upstream: RecordedUpstream;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'equivale-ingest-'));
  store = await openStore(openSqliteDatabase(join(dir, 'rates.db')));
  upstream = await startRecordedUpstream();
  upstream.on(NINETY_DAYS, EMPTY_HISTORY);
  upstream.on(DAILY, respondWith(friday, '"friday"'));
});
afterEach(async () => {
  await upstream.close();
  await store.close();
  rmSync(dir, { recursive: true });
});

const make = (settings: Partial<FetchAllSettings> = {}, at = now, into = store) =>
  createIngest(
    into,
    [ecb],
    { mirrors: { ecb: upstream.origin }, timeoutMs: 5000, sleep: async () => {}, ...settings },
    () => at,
  );

/** What the store knows of the ECB before the Friday arrives: the bundle up to Thursday. */
async function fillUpTo(last: string): Promise<void> {
  const known = bundle.filter(({ date }) => date > '2025-09' && date <= last);
  await store.putObservations(known, '2026-08-01T00:00:00.000Z');
}
const newest = async (code: string): Promise<Observation | undefined> =>
  (await store.latestBySource()).find((entry) => entry.code === code);

describe('a refresh', () => {
  it('brings the ECB’s newest day into the store', async () => {
    await fillUpTo('2026-08-20');
    const states = await make().refresh();
    expect(states.get('ecb')).toEqual({
      triedAt: '2026-08-22T10:40:00.000Z',
      succeededAt: '2026-08-22T10:40:00.000Z',
      asked: ['2026-08-22'],
      error: null,
      refused: 0,
    });
    expect(await newest('USD')).toEqual({
      source: 'ecb',
      code: 'USD',
      date: '2026-08-21',
      rate: 1.1699,
      text: null,
    });
    expect(await store.getMeta(FETCHED_AT_KEY)).toBe('2026-08-22T10:40:00.000Z');
  });

  it('works on an empty store', async () => {
    await make().refresh();
    expect((await store.latestBySource()).length).toBe(29);
  });

  it('closes a gap from the 90-day file', async () => {
    upstream.on(NINETY_DAYS, respondWith(recording('ecb-90d-2024-02-27.xml')));
    upstream.on(DAILY, EMPTY_HISTORY);
    await make({}, new Date('2024-02-28T08:00:00Z')).refresh();
    const points = await store.series('ecb', 'USD', '2023-01-01', '2025-01-01');
    expect(points).toHaveLength(61);
    expect(points[0]).toEqual({ date: '2023-11-30', rate: 1.0931, text: null });
  });

  it('takes "nothing new" for a success that changes nothing', async () => {
    await fillUpTo('2026-08-20');
    const ingest = make();
    await ingest.refresh();
    const before = await store.latestBySource();
    const states = await ingest.refresh();
    expect(upstream.requests.at(-1)?.headers['if-none-match']).toBe('"friday"');
    expect(states.get('ecb')?.error).toBeNull();
    expect(await store.latestBySource()).toEqual(before);
  });

  it('overwrites a figure the ECB corrected and keeps the first one: NOK on 2025-10-23', async () => {
    await fillUpTo('2025-10-22');
    const asPublished = recording('ecb-daily-of-2025-10-23.xml').toString();
    expect(asPublished).toContain("currency='NOK' rate='11.8529'");
    upstream.on(DAILY, respondWith(asPublished, '"first"'));
    await make({}, new Date('2025-10-24T10:40:00Z')).refresh();
    expect(await newest('NOK')).toMatchObject({ date: '2025-10-23', rate: 11.8529 });
    upstream.on(DAILY, respondWith(asPublished.replace('11.8529', '11.5829'), '"second"'));
    await make({}, new Date('2025-10-24T15:40:00Z')).refresh();
    expect(await newest('NOK')).toMatchObject({ date: '2025-10-23', rate: 11.5829 });
    const asOf = (at: string) => store.series('ecb', 'NOK', '2025-10-23', '2025-10-23', at);
    expect(await asOf('2025-10-24T15:39:59.999Z')).toMatchObject([{ rate: 11.8529 }]);
    expect(await asOf('2025-10-24T15:40:00.000Z')).toMatchObject([{ rate: 11.5829 }]);
  });

  it('keeps what waits over a restart: TRY on 2021-12-21 is accepted with the next day', async () => {
    const until = bundle.filter(({ date }) => date > '2021-11' && date <= '2021-12-20');
    await store.putObservations(until, '2021-12-20T16:00:00.000Z');
    for (const date of ['2021-12-21', '2021-12-22']) {
      const cubes = bundle
        .filter((entry) => entry.date === date)
        .map(({ code, rate }) => `<Cube currency="${code}" rate="${rate}"/>`);
      const xml = `<Envelope><Cube><Cube time="${date}">${cubes.join('')}</Cube></Cube></Envelope>`;
      upstream.on(DAILY, respondWith(xml));
      await make({}, new Date(`${date}T16:00:00Z`)).refresh();
      if (date === '2021-12-21') {
        expect(await newest('TRY')).toMatchObject({ date: '2021-12-20' });
        expect(await store.refusals(10)).toMatchObject([
          { source: 'ecb', code: 'TRY', date, rule: 'jump', rate: 14.7132 },
        ]);
      }
    }
    expect(await store.series('ecb', 'TRY', '2021-12-20', '2021-12-22')).toEqual(
      bundle
        .filter((entry) => entry.code === 'TRY' && entry.date >= '2021-12-20' && entry.date <= '2021-12-22')
        .map(({ date, rate, text }) => ({ date, rate, text })),
    );
  });
});

describe('whatever the upstream does, the last good table stays', () => {
  const cube = (body: string, change: (rate: number) => number | string): string =>
    body.replace(/rate='([\d.]+)'/g, (_, rate) => `rate='${change(Number(rate))}'`);
  const faults: [string, Responder][] = [
    ['is down', (_, response) => response.destroy()],
    ['fails', respondStatus(500)],
    ['is gone', respondStatus(404)],
    ['is silent', () => {}],
    [
      'sends HTML',
      respondWith('<!doctype html><html><head><title>captcha</title></head><body>…</body></html>'),
    ],
    ['cuts its response', respondWith(friday.slice(0, 1000))],
    ['sends nothing', respondWith('')],
    ['sends 50 MB', respondWith(Buffer.alloc(50_000_000, 'x'))],
    ['uses another base', respondWith(cube(friday, (rate) => rate / 1.1699))],
    ['inverts its table', respondWith(cube(friday, (rate) => 1 / rate))],
    ['sends zeros', respondWith(cube(friday, () => 0))],
    ['sends negatives', respondWith(cube(friday, (rate) => -rate))],
    ['sends NaN', respondWith(cube(friday, () => 'NaN'))],
    ['is a hundred times off', respondWith(cube(friday, (rate) => 100 * rate))],
    [
      'sends half of its codes',
      respondWith(friday.replace(/<Cube currency='(?:[I-Z]..)' rate='[^']*'\/>/g, '')),
    ],
    ['sends a day of next year', respondWith(friday.replace('2026-08-21', '2027-08-21'))],
  ];

  it.each(faults)('%s', async (_, response) => {
    await fillUpTo('2026-08-20');
    upstream.on(DAILY, response);
    const before = await store.latestBySource();
    const state = (await make({ timeoutMs: 1000 }).refresh()).get('ecb');
    expect(await store.latestBySource()).toEqual(before);
    expect(state?.error ?? state?.refused).toBeTruthy();
    expect(JSON.parse((await store.getMeta(sourceStateKey('ecb'))) ?? '')).toEqual(state);
    expect(state?.error === null || state?.succeededAt === null).toBe(true);
  });

  it('sends an old day: nothing newer is replaced', async () => {
    await fillUpTo('2026-08-20');
    upstream.on(DAILY, respondWith(friday.replace('2026-08-21', '2026-08-03')));
    const before = await store.latestBySource();
    await make().refresh();
    expect(await store.latestBySource()).toEqual(before);
  });

  it('asks in full again after a table it turned away', async () => {
    await fillUpTo('2026-08-20');
    upstream.on(
      DAILY,
      respondWith(
        cube(friday, (rate) => rate / 1.1699),
        '"wrong"',
      ),
    );
    const ingest = make();
    await ingest.refresh();
    expect(await store.refusals(1)).toMatchObject([{ code: '', rule: 'majors-disagree', rate: null }]);
    await ingest.refresh();
    expect(upstream.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
  });

  it('asks in full again where what waits of it could not be stored', async () => {
    await fillUpTo('2026-08-20');
    upstream.on(
      DAILY,
      respondWith(friday.replace("currency='USD' rate='1.1699'", "currency='USD' rate='1.5'"), '"one off"'),
    );
    let isFull = true;
    const { setMeta } = store;
    const failing: Store = {
      ...store,
      setMeta: (key, value) =>
        key === 'quality-memory' && isFull
          ? Promise.reject(new DatabaseUnavailable('disk full'))
          : setMeta(key, value),
    };
    const ingest = make({}, now, failing);
    await expect(ingest.refresh()).rejects.toThrow('disk full');
    isFull = false;
    await ingest.refresh();
    expect(upstream.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
    await ingest.refresh();
    expect(upstream.requests.at(-1)?.headers['if-none-match']).toBe('"one off"');
  });

  it('reports codes that it does not know instead of dropping them without a trace', async () => {
    const on = { source: 'ecb', date: '2026-08-21', rate: 2 } as const;
    const latest = async () => [
      { observations: ['XZZ', 'USD', 'QQQ'].map((code) => ({ ...on, code })), partial: true as const },
    ];
    const settings = { mirrors: {}, timeoutMs: 5000 };
    const states = await createIngest(store, [{ key: 'ecb', latest }], settings, () => now).refresh();
    expect(states.get('ecb')?.unknown).toEqual(['QQQ', 'XZZ']);
  });

  it('asks a source that needs a token only with one, and sends it in the header of its own', async () => {
    upstream.onAny(respondWith('{"bmx":{"series":[]}}'));
    const settings = { mirrors: { banxico: upstream.origin }, timeoutMs: 5000, sleep: async () => {} };
    expect((await createIngest(store, [banxico], settings, () => now).refresh()).size).toBe(0);
    await createIngest(store, [banxico], { ...settings, tokens: { banxico: 'secret' } }, () => now).refresh();
    expect(upstream.requests.map(({ headers }) => headers['bmx-token'])).toEqual(['secret']);
  });

  it('asks nobody who is switched off', async () => {
    const states = await make({ mirrors: { ecb: 'off' } }).refresh();
    expect(states.size).toBe(0);
    expect(upstream.requests).toEqual([]);
    expect(await store.getMeta(FETCHED_AT_KEY)).toBeUndefined();
  });
});
