import { dayNumber } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { readSeed, seedObservations } from '../seed/read-seed.ts';
import type { Observation, SourceKey, SourceTable } from '../sources/source.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { clockFault } from './clock-fault.ts';
import type { Fetchable } from './fetch-all.ts';
import { createIngest } from './ingest.ts';
import { FETCHED_AT_KEY, isWithin, liveSources, sourceStateKey } from './source-state.ts';

const DAY_MS = 86_400_000;
const record = [...seedObservations(readSeed())].filter(({ date }) => date > '2026-01' && date < '2026-03');
const day = (source: SourceKey, date: string): Observation[] =>
  record.filter((entry) => entry.source === source && entry.date === date);

type Latest = (today: string) => SourceTable[] | 'nothing to request' | Error;
/** A source without a network; it counts as requested when it has tables or fails. */
const source = (key: SourceKey, latest: Latest): Fetchable => ({
  key,
  async latest(_fetch, today) {
    const found = latest(today);
    if (found instanceof Error) throw found;
    return found === 'nothing to request' ? [] : found;
  },
});
const publishes = (key: SourceKey): Fetchable =>
  source(key, (today) => [{ observations: day(key, today < '2026-02-10' ? today : '2026-02-10') }]);

async function world(sources: readonly Fetchable[], start = '2026-02-10T18:00:00Z') {
  const store = new MemoryStore();
  await store.putObservations(record.filter(({ date }) => date < '2026-02-10'));
  const clock = { now: new Date(start) };
  const ingest = createIngest(store, sources, { mirrors: {}, timeoutMs: 1000 }, () => clock.now);
  return { store, clock, refresh: () => ingest.refresh() };
}

describe('what counts as fetched', () => {
  it('nothing, where every upstream that was requested is down', async () => {
    const down = source('ecb', () => new Error('no network'));
    const idle = source('binance', () => 'nothing to request');
    const { store, refresh } = await world([down, idle]);
    await store.setMeta(FETCHED_AT_KEY, '2026-02-09T18:00:00.000Z');
    const states = await refresh();
    expect([...states.keys()]).toEqual(['ecb']);
    expect(await store.getMeta(FETCHED_AT_KEY)).toBe('2026-02-09T18:00:00.000Z');
    expect(await store.getMeta(sourceStateKey('binance'))).toBeUndefined();
  });

  it('a source that prints once a day is live until well after its next response is due', async () => {
    const { store } = await world([]);
    const succeededAt = '2026-02-10T00:10:00.000Z';
    await store.setMeta(sourceStateKey('binance'), JSON.stringify({ succeededAt }));
    const live = (at: string) => liveSources(store, { now: () => new Date(at), isBehind: () => false });
    expect(await live('2026-02-11T06:00:00Z')).toContain('binance');
    expect(await live('2026-02-11T13:00:00Z')).not.toContain('binance');
    expect(await live('2026-02-09T00:00:00Z')).not.toContain('binance');
  });

  it('an instant that is still to come is not a moment ago', () => {
    expect(isWithin('2027-02-10T00:00:00Z', new Date('2026-02-10T00:00:00Z'), DAY_MS)).toBe(false);
    expect(isWithin('2026-02-09T12:00:00Z', new Date('2026-02-10T00:00:00Z'), DAY_MS)).toBe(true);
  });
});

it('a price bears the instant at which it was heard', async () => {
  const venue = source('coinbase', (date) => [
    { observations: [{ source: 'coinbase', code: 'BTC', date, rate: 0.00001425 }] },
  ]);
  const { store, refresh } = await world([venue]);
  await refresh();
  expect(await store.series('coinbase', 'BTC', '2026-02-10', '2026-02-10')).toMatchObject([
    { rate: 0.00001425, publishedAt: '2026-02-10T18:00:00.000Z' },
  ]);
});

describe('a fault of one source', () => {
  it('is its own: 200,000 codes of the least trusted one stop nobody', async () => {
    const flood = Array.from({ length: 200_000 }, (_, n) => ({
      source: 'exchange-api' as const,
      code: `X${n}`,
      date: '2026-02-10',
      rate: 1,
    }));
    const { store, refresh } = await world([
      publishes('ecb'),
      source('exchange-api', () => [{ observations: flood }]),
    ]);
    const states = await refresh();
    expect(states.get('exchange-api')?.error).toBe('table refused: too-many-codes');
    expect(states.get('ecb')?.error).toBeNull();
    expect(await store.series('ecb', 'USD', '2026-02-10', '2026-02-10')).toHaveLength(1);
  });

  it('also where it breaks the rules’ own code', async () => {
    const broken = [{ source: 'exchange-api', code: 'USD', date: null, rate: 1 }] as unknown as Observation[];
    const { refresh } = await world([
      source('exchange-api', () => [{ observations: broken }]),
      publishes('ecb'),
    ]);
    const states = await refresh();
    expect(states.get('ecb')?.error).toBeNull();
    expect(states.get('exchange-api')?.error ?? states.get('exchange-api')?.refused).toBeTruthy();
  });
});

describe('a clock that is wrong for a round', () => {
  const venue = source('coinbase', (today) => [
    { observations: [{ source: 'coinbase', code: 'BTC', date: today, rate: 0.00001425 }] },
  ]);

  it.each([
    ['a year ahead', 365, 'clock-ahead'],
    ['in 1970', -dayNumber('2026-02-10'), 'clock-behind'],
  ])('%s: the round leaves nothing, and the next ones go on', async (_, days, fault) => {
    const { store, clock, refresh } = await world([publishes('ecb'), publishes('exchange-api'), venue]);
    const right = clock.now;
    clock.now = new Date(right.getTime() + Number(days) * DAY_MS);
    const states = await refresh();
    expect([...states.values()].map(({ error }) => error)).toEqual([fault, fault, fault]);
    expect(await store.getMeta(FETCHED_AT_KEY)).toBeUndefined();
    expect(store.since('2026-02-10')).toEqual([]);
    clock.now = right;
    await refresh();
    expect(await store.getMeta(FETCHED_AT_KEY)).toBe('2026-02-10T18:00:00.000Z');
    expect((await store.series('coinbase', 'BTC', '2026-02-10', '2026-02-10'))[0]?.rate).toBe(0.00001425);
  });

  it('what it left before it was noticed is not measured against, and hinders no source', async () => {
    const requested: string[][] = [];
    const asking: Fetchable = {
      key: 'coinbase',
      async latest(_fetch, today, known) {
        requested.push([...known].filter((date) => date > today));
        return [{ observations: [{ source: 'coinbase', code: 'BTC', date: today, rate: 0.00001431 }] }];
      },
    };
    const { store, refresh } = await world([publishes('ecb'), asking]);
    await store.putObservations([{ source: 'coinbase', code: 'BTC', date: '2027-02-10', rate: 0.00009 }]);
    const states = await refresh();
    expect(states.get('coinbase')).toMatchObject({ error: null, refused: 0 });
    expect(requested).toEqual([[]]);
  });

  it('is told by two sources, not by one, and not by the months that HMRC prints ahead', () => {
    const today = dayNumber('2026-02-10');
    const at = (key: SourceKey, date: string) => ({ source: key, day: dayNumber(date) });
    const known = [at('ecb', '2026-02-09'), at('hmrc', '2026-03-01')];
    expect(clockFault(today, known, [at('ecb', '2027-02-10'), at('frankfurter', '2026-02-10')], [])).toBe(
      undefined,
    );
    expect(clockFault(today, known, [at('ecb', '2026-02-20'), at('frankfurter', '2026-02-20')], [])).toBe(
      'clock-behind',
    );
    expect(clockFault(today + 30, known, [], ['ecb'])).toBe(undefined);
    expect(clockFault(today + 30, known, [], ['ecb', 'coinbase'])).toBe(undefined);
    expect(clockFault(today + 30, known, [], ['ecb', 'frankfurter'])).toBe('clock-ahead');
    expect(clockFault(today + 8, known, [], ['ecb', 'frankfurter'])).toBe(undefined);
  });
});

it('a value that waits is looked at again when another source has spoken, without being sent again', async () => {
  const lira = (date: string) => day('ecb', date).find(({ code }) => code === 'TRY')?.rate ?? 0;
  const rate = lira('2026-02-10') * 1.2;
  let isFirst = true;
  const ecb = source('ecb', () => {
    const observations = day('ecb', '2026-02-10').map((entry) =>
      entry.code === 'TRY' ? { ...entry, rate } : entry,
    );
    const tables: SourceTable[] = isFirst ? [{ observations }] : [];
    isFirst = false;
    return tables;
  });
  const compiled = source('exchange-api', (today) => [
    {
      observations: day('exchange-api', today).map((entry) =>
        entry.code === 'TRY' ? { ...entry, rate: today > '2026-02-10' ? rate * 1.001 : entry.rate } : entry,
      ),
    },
  ]);
  const { store, clock, refresh } = await world([ecb, compiled]);
  await refresh();
  expect(await store.series('ecb', 'TRY', '2026-02-10', '2026-02-10')).toMatchObject([]);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  await refresh();
  expect(await store.series('ecb', 'TRY', '2026-02-10', '2026-02-10')).toMatchObject([
    { date: '2026-02-10', rate },
  ]);
});
