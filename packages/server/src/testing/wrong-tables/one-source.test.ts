import { DAY_MS, isoDate } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { createIngest } from '../../ingest/ingest.ts';
import { mergeLatest } from '../../rates/merge.ts';
import { ObservationIndex } from '../../rates/observation-index.ts';
import type { SourceKey } from '../../sources/source.ts';
import { MemoryStore } from '../memory-store.ts';
import { honestTable, SIMULATED, START } from './honest-world.ts';
import { simulate } from './simulation.ts';
import { invert, rateOf, swap } from './wrong-changes.ts';

/** What a code is multiplied by on the n-th day, from 0; 1 is the truth. */
type Course = (n: number) => number;

const KNOWN_DAYS = 60;

interface Day {
  /** What the source published, as a share of the truth. */
  readonly published: number;
  /** What was served, as a share of the truth of its own day. */
  readonly served: number;
  /** Days between what was served and now. */
  readonly age: number;
}

/**
 * Lives through days on which one source alone has a code.
 * @param course what it publishes of the code instead of the truth
 * @param known the same of the days before the first, counted from -1 down, which were stored as they came
 */
async function live(source: SourceKey, code: string, days: number, course: Course, known: Course = () => 1) {
  const tableOn = (day: number, factor: number) =>
    honestTable(source, day).map((entry) =>
      entry.code === code ? { ...entry, rate: entry.rate * factor } : entry,
    );
  const store = new MemoryStore();
  for (let n = -KNOWN_DAYS; n < 0; n++) await store.putObservations(tableOn(START + n, known(n)));
  let n = 0;
  const latest = async () => [{ observations: tableOn(START + n, course(n)), partial: true as const }];
  const now = () => new Date((START + n) * DAY_MS + DAY_MS / 2);
  const ingest = createIngest(store, [{ key: source, latest }], { mirrors: {}, timeoutMs: 60_000 }, now);
  const seen: Day[] = [];
  for (; n < days; n++) {
    await ingest.refresh();
    const index = new ObservationIndex();
    for (const observation of store.since(isoDate(START - KNOWN_DAYS))) index.put(observation);
    const rate = mergeLatest(index, START + n).get(code);
    const true_ = honestTable(source, rate?.day ?? 0);
    const of = (wanted: string) => true_.find((entry) => entry.code === wanted)?.rate ?? Number.NaN;
    const truth = of(code) / of('USD');
    seen.push({
      published: course(n),
      served: (rate?.rate ?? Number.NaN) / truth,
      age: START + n - (rate?.day ?? 0),
    });
  }
  return seen;
}

const farthest = (days: readonly Day[]) => Math.max(...days.map(({ served }) => served));
/** Publications of a level, from the n-th day on, until it is served on its own day. */
function servedAfter(days: readonly Day[], from: number, level: number): number {
  const isServed = ({ served, age }: Day) => age === 0 && Math.abs(served / level - 1) < 1e-9;
  const found = days.slice(from).findIndex(isServed);
  return found < 0 ? Number.POSITIVE_INFINITY : found + 1;
}

/** A fortnight's limits: 8 % and 20 % a day, growing with the root of fifteen days, and the honest moves of those days. */
const FIAT = (1 + 0.08 * Math.sqrt(15)) * 1.05;
const METAL = (1 + 0.2 * Math.sqrt(15)) * 1.1;

describe('a code that one source alone has', () => {
  it.each([
    ['gold', 'XAU', 1.07, METAL],
    ['gold', 'XAU', 1.12, METAL],
    ['a dong', 'VND', 1.07, FIAT],
    ['a dong', 'VND', 1.04, FIAT],
    ['a dong', 'VND', 1.025, FIAT],
  ])(
    '[D.drift] %s (%s) that creeps by %d a day goes no farther than a fortnight could',
    async (_, code, step, limit) => {
      const days = await live('exchange-api', code, 40, (n) => (n < 33 ? step ** (n + 1) : 1));
      expect(farthest(days)).toBeLessThan(limit);
      expect(servedAfter(days, 33, 1)).toBeLessThanOrEqual(2);
    },
  );

  it.each([
    ['for a day', 1, 1.5],
    ['for ten days', 10, 1.5],
    ['for a month', 30, 2.5],
    ['by more than it ever could, for a month', 30, 4],
  ])(
    '[D.way-back] that was wrong %s is served again after two publications at the latest',
    async (_, count, factor) => {
      for (const code of ['XAU', 'VND']) {
        const days = await live('exchange-api', code, count + 4, (n) => (n < count ? factor : 1));
        expect(servedAfter(days, count, 1), code).toBeLessThanOrEqual(2);
      }
    },
  );

  it('[D.way-back] that crept to four times its price before there was a rule against it comes back after two', async () => {
    const known = (n: number) => (n < -25 ? 1 : 4 ** ((n + 26) / 25));
    const days = await live('exchange-api', 'XAU', 4, () => 1, known);
    expect(servedAfter(days, 0, 1)).toBe(2);
  });

  it('[D.way-back] that was stored inverted before there was a rule against it comes back after two', async () => {
    // 1.368 is the inverse of the pound of those days, 0.855 per euro, as a share of it
    const days = await live(
      'ecb',
      'GBP',
      3,
      () => 1,
      (n) => (n < -10 ? 1 : 1.368),
    );
    expect(servedAfter(days, 0, 1)).toBe(2);
  });

  it.each([
    ['a devaluation by half', 'VND', (n: number) => (n < 3 ? 1 : 1.5), 3, 1.5],
    ['a slide of 5 % a day for twelve days', 'VND', (n: number) => 1.05 ** Math.min(n, 12), 12, 1.05 ** 12],
    ['gold up by a half in a week', 'XAU', (n: number) => 1.06 ** Math.min(n, 7), 7, 1.06 ** 7],
  ])(
    '[D.drift] that truly went far, %s, is served when three publications rest on the level',
    async (_, code, course, from, level) => {
      const days = await live('exchange-api', code, from + 6, course);
      expect(servedAfter(days, from, level)).toBeLessThanOrEqual(3);
      // and it stays served, each day on its own day
      expect(days.slice(from + 2).map(({ age }) => age)).toEqual([0, 0, 0, 0]);
    },
  );
});

describe('a step is measured by how its currency moves', () => {
  it('6 % of the koruna, which hardly moves, for one publication: never served', async () => {
    const days = await live('ecb', 'CZK', 7, (n) => (n === 3 ? 1.06 : 1));
    expect(farthest(days)).toBe(1);
  });

  it('10 % of the real, which moves a lot: served at once', async () => {
    const days = await live('ecb', 'BRL', 7, (n) => (n < 3 ? 1 : 1.1));
    expect(servedAfter(days, 3, 1.1)).toBe(1);
  });
});

describe('the ECB with nobody else in reach', () => {
  const silent = SIMULATED.filter((key) => key !== 'ecb');
  it.each([
    ['pound and franc swapped', swap('GBP', 'CHF')],
    ['peso and rand swapped', swap('MXN', 'ZAR')],
    ['pound inverted', invert('GBP')],
    ['franc inverted', invert('CHF')],
    ['dollar inverted', invert('USD')],
  ])(
    '[D.misplaced] %s, insisted on for eight days: never accepted, and over with the first true table',
    async (name, wrong) => {
      const { recoveredAfter, ...found } = await simulate({ name, source: 'ecb', wrong, silent, days: 8 });
      expect(found).toEqual({ wrongServed: [], wrongStored: [], honestRefused: [] });
      expect(recoveredAfter).toBe(1);
    },
  );
});

/** Days on which the ECB alone is heard: its own table, or from the n-th day to another that of so many days ago under today's date. */
async function standStill(ago: (n: number) => number, days: number, from: number, to: number) {
  const store = new MemoryStore();
  for (let day = START - 100; day < START; day++) await store.putObservations(honestTable('ecb', day));
  let n = 0;
  const published = () => {
    const honest = honestTable('ecb', START + n);
    const old = honestTable('ecb', START + n - ago(n));
    const isStill = n >= from && n < to;
    return isStill ? honest.map((entry) => ({ ...entry, rate: rateOf(old, entry.code) })) : honest;
  };
  const latest = async () => [{ observations: published() }];
  const now = () => new Date((START + n) * DAY_MS + DAY_MS / 2);
  const ingest = createIngest(store, [{ key: 'ecb', latest }], { mirrors: {}, timeoutMs: 60_000 }, now);
  const seen = [];
  for (; n < days; n++) {
    await ingest.refresh();
    const index = new ObservationIndex();
    for (const observation of store.since(isoDate(START - 30))) index.put(observation);
    seen.push(mergeLatest(index, START + n).get('GBP'));
  }
  return seen;
}

describe('a feed that stands still behind fresh dates', () => {
  it.each([
    ['yesterday’s', (n: number) => n - 3],
    ['the table of 80 days ago', () => 80],
  ])(
    '%s is served as of its own day, is old after a fortnight, and over with the first true table',
    async (_, ago) => {
      const seen = await standStill(ago, 30, 4, 27);
      const last = START + 3;
      expect(seen.slice(4, 27).map((rate) => rate?.day)).toEqual(Array(23).fill(last));
      expect([seen[4], seen[26], seen[29]].map((rate) => rate?.mark)).toEqual([
        'observed',
        'stale',
        'observed',
      ]);
      const true_ = honestTable('ecb', START + 29);
      expect(seen[29]).toMatchObject({ source: 'ecb', rate: rateOf(true_, 'GBP') / rateOf(true_, 'USD') });
    },
  );
});
