import { DAY_MS, dayNumber, isoDate, PEGS } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { createIngest } from '../../ingest/ingest.ts';
import type { Observation, SourceKey } from '../../sources/source.ts';
import { MemoryStore } from '../../testing/memory-store.ts';
import { mergeLatest } from '../merge.ts';
import { ObservationIndex } from '../observation-index.ts';
import { applyResult, emptyState, validate } from './validate.ts';

const START = dayNumber('2026-08-03');
const table = (source: SourceKey, day: number, rates: Record<string, number>): Observation[] =>
  Object.entries(rates).map(([code, rate]) => ({ source, code, date: isoDate(day), rate }));

/** Lives through days on which each source publishes what it says of that day; and what is served at the end of each. */
async function live(
  days: number,
  said: Partial<Record<SourceKey, (n: number) => Record<string, number>>>,
  code: string,
) {
  const store = new MemoryStore();
  let n = 0;
  const sources = Object.entries(said).map(([key, rates]) => ({
    key,
    latest: async () => [{ observations: table(key, START + n, rates?.(n) ?? {}), partial: true as const }],
  }));
  const now = () => new Date((START + n) * DAY_MS + DAY_MS / 2);
  const ingest = createIngest(store, sources, { mirrors: {}, timeoutMs: 60_000 }, now);
  const served = [];
  for (; n < days; n++) {
    await ingest.refresh();
    const index = new ObservationIndex();
    for (const observation of store.since(isoDate(START))) index.put(observation);
    served.push(mergeLatest(index, START + n).get(code));
  }
  return { served, refusals: await store.refusals(1000), stored: store.since(isoDate(START)) };
}

const unit = { EUR: 0.86, GBP: 0.74 };

describe('a peg by law that two independent institutions contradict', () => {
  const devalued = (rate: number) => (n: number) => ({ ...unit, SAR: n < 2 ? 3.75 : rate });

  it('is served as they observe it from their fifth publication on, and marked as doubted', async () => {
    const { served } = await live(
      12,
      { 'frankfurter-nbu': devalued(4.5), 'frankfurter-cbr': devalued(4.51) },
      'SAR',
    );
    expect(served.slice(0, 6).map((rate) => [rate?.source, rate?.rate])).toEqual(
      Array(6).fill(['legal', 3.75]),
    );
    for (const rate of served.slice(7)) {
      expect(rate).toMatchObject({ mark: 'observed', doubted: true });
      expect([4.5, 4.51]).toContain(rate?.rate);
    }
  });

  it.each([
    ['one institution alone', { 'frankfurter-nbu': devalued(4.5) }],
    [
      'two that differ by more than 1 %',
      { 'frankfurter-nbu': devalued(4.5), 'frankfurter-cbr': devalued(4.6) },
    ],
    ['one heard twice', { 'frankfurter-nbp': devalued(4.5), 'frankfurter-nbu': () => unit }],
    ['a bank’s margin of 1.6 %', { 'frankfurter-nbu': devalued(3.81), 'frankfurter-cbr': devalued(3.81) }],
    [
      'a compiled table and one institution',
      { 'frankfurter-nbu': devalued(4.5), 'exchange-api': (n: number) => ({ USD: 1, ...devalued(4.5)(n) }) },
    ],
  ])('stands against %s', async (_, said) => {
    const { served } = await live(12, said, 'SAR');
    expect(served.at(-1)).toMatchObject({ source: 'legal', rate: 3.75 });
    expect(served.some((rate) => rate?.doubted)).toBe(false);
  });

  it('holds again when they return to it', async () => {
    const back = (n: number) => ({ ...unit, SAR: n < 2 || n > 8 ? 3.75 : 4.5 });
    const { served } = await live(16, { 'frankfurter-nbu': back, 'frankfurter-cbr': back }, 'SAR');
    expect(served[8]).toMatchObject({ doubted: true });
    expect(served.at(-1)).toMatchObject({ source: 'legal', rate: 3.75 });
  });
});

describe('a step by a power of ten', () => {
  it.each(['COP', 'ARS', 'VES'])(
    'of %s is not served though two sources agree on it: nothing announced it',
    async (code) => {
      const jumped = (n: number) => ({ ...unit, [code]: n < 3 ? 4000 : 400_000 });
      const { served, refusals } = await live(
        8,
        { 'frankfurter-nbu': jumped, 'frankfurter-cbr': jumped },
        code,
      );
      expect(served.map((rate) => rate?.rate)).toEqual(Array(8).fill(4000));
      expect(new Set(refusals.map(({ rule }) => rule))).toEqual(new Set(['power-of-ten']));
    },
  );
});

describe('a currency with several rates', () => {
  it('is taken as it stands apart from two institutions, and not when it walks away from them', async () => {
    // A premium of 8 % grows in small steps; the last one is of 10 % and lasts, so time alone would confirm it.
    const premium = [1500, 1560, 1620, 1620, 1620];
    const bank = (naira: number) => () => ({ ...unit, NGN: naira });
    const compiled = (n: number) => ({ USD: 1 / unit.EUR, NGN: (premium[n] ?? 1780) / unit.EUR });
    const { stored } = await live(
      16,
      { 'frankfurter-nbu': bank(1500), 'frankfurter-cbr': bank(1502), 'exchange-api': compiled },
      'NGN',
    );
    const rates = stored.filter((one) => one.source === 'exchange-api' && one.code === 'NGN');
    expect(rates.map(({ rate }) => Math.round(rate * unit.EUR))).toEqual(premium);
  });
});

describe('an institution that is heard directly and by a relay', () => {
  it.each([
    ['is one voice, and outvotes nobody', 'frankfurter-nbp', [129, 129, 129]],
    ['and another are two, and do', 'frankfurter-cbr', []],
  ] as const)('%s', async (_, key, expected) => {
    const zlotys = 3.6;
    const said = {
      'frankfurter-nbu': () => ({ ...unit, KES: 129 }),
      nbp: () => ({ USD: 1 / zlotys, EUR: unit.EUR / zlotys, KES: 136 / zlotys }),
      [key]: () => ({ ...unit, KES: 136 }),
    };
    const { stored } = await live(3, said, 'KES');
    const own = stored.filter(({ source, code }) => source === 'frankfurter-nbu' && code === 'KES');
    expect(own.map(({ rate }) => rate)).toEqual(expected);
  });
});

describe('figures of different hours', () => {
  it('of a new level that two institutions see today are taken, though three others still have yesterday’s', async () => {
    const early = (n: number) => ({ ...unit, KES: n < 3 ? 129 : 138 });
    const late = (n: number) => (n < 3 ? { ...unit, KES: 129 } : {});
    const { stored } = await live(
      4,
      {
        ...{ 'frankfurter-nbu': early, 'frankfurter-cbr': early },
        ...{ 'frankfurter-boi': late, 'frankfurter-nbp': late, 'frankfurter-bam': late },
      },
      'KES',
    );
    const last = stored.filter(({ code, date }) => code === 'KES' && date === isoDate(START + 3));
    expect(last.map(({ source, rate }) => [source, rate]).sort()).toEqual([
      ['frankfurter-cbr', 138],
      ['frankfurter-nbu', 138],
    ]);
  });

  it('of a month are measured by the days on which HMRC fixes them, ten before they hold', () => {
    const first = dayNumber('2026-09-01');
    const state = emptyState(first);
    for (const source of ['frankfurter-nbu', 'frankfurter-cbr'] as const)
      for (let day = first - 40; day <= first; day++) {
        const rates = table(source, day, { ...unit, KES: day < first - 8 ? 129 : 140 });
        for (const one of rates) state.index.put(one);
      }
    const fixed = (day: number) => table('hmrc', day, { USD: 1 / unit.GBP, KES: 129 / unit.GBP });
    for (const one of fixed(dayNumber('2026-08-01'))) state.index.put(one);
    expect(validate('hmrc', fixed(first), state)).toMatchObject({ refused: [] });
  });
});

describe('a whole table', () => {
  const pegs = PEGS.filter(({ anchor }) => anchor === 'USD');
  const compiled = (off: (peg: (typeof PEGS)[number]) => boolean) =>
    table('exchange-api', START, {
      USD: 1,
      ...Object.fromEntries(pegs.map((peg) => [peg.code, Number(peg.rate) * (off(peg) ? 1.1 : 1)])),
    });

  it('is not refused because policy rates move, nor taken when laws seem to', () => {
    const policies = validate(
      'exchange-api',
      compiled(({ policy }) => policy === true),
      emptyState(START),
    );
    expect(policies.table).toBeUndefined();
    const laws = validate(
      'exchange-api',
      compiled(({ code }) => ['AED', 'SAR', 'QAR', 'OMR', 'JOD'].includes(code)),
      emptyState(START),
    );
    expect(laws.table).toBe('pegs-disagree');
  });

  it('of the ECB is taken with 27 codes where the last had 29, and not with half of them', () => {
    const codes =
      'USD JPY CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD BRL CAD CNY HKD IDR ILS INR KRW MXN MYR NZD PHP SGD THB ZAR'.split(
        ' ',
      );
    const ecb = (day: number, count: number) =>
      table(
        'ecb',
        day,
        Object.fromEntries(
          codes.slice(0, count).map((code, at) => [code, code === 'DKK' ? 7.46 : 2 + at + day / 1e5]),
        ),
      );
    const state = emptyState(START + 5);
    applyResult(validate('ecb', ecb(START, 29), state), state);
    expect(validate('ecb', ecb(START + 1, 27), state)).toMatchObject({ refused: [], isDegraded: true });
    expect(validate('ecb', ecb(START + 1, 14), state).table).toBe('too-few-codes');
    // After a long weekend of short tables they are all that there is.
    expect(validate('ecb', ecb(START + 5, 14), state).table).toBeUndefined();
    const zero = ecb(START + 1, 29).map((one) => (one.code === 'DKK' ? { ...one, rate: 0 } : one));
    const { table: fault, refused } = validate('ecb', zero, state);
    expect([fault, refused.map(({ observation, reason }) => [observation.code, reason])]).toEqual([
      undefined,
      [['DKK', 'not-a-rate']],
    ]);
  });
});

describe('a bank whose own money is devalued', () => {
  const others = { EUR: 0.86, GBP: 0.74, JPY: 147, CHF: 0.8, CNY: 7.2, BRL: 5.4, UYU: 40, CAD: 1.38 };
  const perPeso = (pesos: number) =>
    Object.fromEntries(Object.entries({ USD: 1, ...others }).map(([code, rate]) => [code, rate / pesos]));

  it('is served from its second publication, though its whole table moved', async () => {
    const { served, refusals } = await live(7, { bcra: (n) => perPeso((n < 3 ? 800 : 1600) + n) }, 'ARS');
    const pesos = served.map((rate) => Math.round(rate?.rate ?? 0));
    expect(pesos).toEqual([800, 801, 802, 802, 1604, 1605, 1606]);
    expect(new Set(refusals.map(({ rule }) => rule))).toEqual(new Set(['jump']));
  });
});

describe('a figure that waits', () => {
  it('is not borne out by a later one that is nearer to the level before it', () => {
    // HMRC, riel per pound: 3,041.70 in March 2022 stands between two sound months
    const published = { '2022-02': 5550.4068, '2022-03': 3041.7012, '2022-04': 5346.88 };
    const state = emptyState(dayNumber('2022-05-01'));
    for (const [month, KHR] of Object.entries(published))
      applyResult(validate('hmrc', table('hmrc', dayNumber(`${month}-01`), { KHR }), state), state);
    const stored = Object.keys(published).map((month) =>
      state.index.on('hmrc', 'KHR', dayNumber(`${month}-01`)),
    );
    expect(stored).toEqual([5550.4068, undefined, 5346.88]);
  });
});

it('a memory that cannot be read is rebuilt', async () => {
  const store = new MemoryStore();
  await store.setMeta('quality-memory', '{"held":7');
  const latest = async () => [{ observations: table('ecb', START, { GBP: 0.86 }), partial: true as const }];
  const now = () => new Date(START * DAY_MS + DAY_MS / 2);
  const settings = { mirrors: {}, timeoutMs: 60_000 };
  const states = await createIngest(store, [{ key: 'ecb', latest }], settings, now).refresh();
  expect(states.get('ecb')?.error).toBeNull();
  expect(await store.getMeta('quality-memory')).toBe('{"held":[],"tableSizes":[]}');
});
