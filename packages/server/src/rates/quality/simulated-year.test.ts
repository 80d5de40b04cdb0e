import { rmSync } from 'node:fs';
import { DAY_MS, dayNumber, isoDate, isTargetDay } from '@equivale/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sourceGauges } from '../../gauges.ts';
import type { Fetchable } from '../../ingest/fetch-all.ts';
import { createIngest } from '../../ingest/ingest.ts';
import type { Observation, SourceKey } from '../../sources/source.ts';
import { MemoryStore } from '../../testing/memory-store.ts';
import { mergeLatest, type ServedRate } from '../merge.ts';
import { ObservationIndex } from '../observation-index.ts';

/** What an operator does who has read in the news that Colombia drops three zeros: a row more in a copy of our file. */
const folder = await vi.hoisted(async () => {
  const { mkdtempSync, readFileSync, writeFileSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const made = mkdtempSync(join(tmpdir(), 'equivale-year-'));
  const file = join(import.meta.dirname, '../../facts/redenominations.json');
  const ours = JSON.parse(readFileSync(file, 'utf8'));
  const row = {
    ...{ code: 'COP', from: '2026-04-13', oldPerNew: '1000' },
    ...{ authority: 'Banco de la República', url: 'https://www.banrep.gov.co' },
  };
  writeFileSync(join(made, 'redenominations.json'), JSON.stringify({ ...ours, rows: [...ours.rows, row] }));
  process.env.FACTS_DIR = made;
  // Facts are read once, and test files share their modules.
  vi.resetModules();
  return made;
});
afterAll(() => {
  delete process.env.FACTS_DIR;
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

const [FIRST, LAST] = [dayNumber('2025-07-01'), dayNumber('2026-06-30')];
const codes = (text: string): string[] => text.split(' ');
const within = (day: number, from: string, to: string): boolean =>
  day >= dayNumber(from) && day <= dayNumber(to);

/** Units per dollar in the middle of the year. */
const LEVEL: Record<string, number> = {
  ...{ USD: 1, EUR: 0.86, GBP: 0.74, JPY: 147, CHF: 0.8, CNY: 7.2, INR: 86, SEK: 9.6, NOK: 10.1, PLN: 3.7 },
  ...{
    CZK: 21,
    HUF: 345,
    TRY: 41,
    AUD: 1.53,
    VND: 26_200,
    KES: 129,
    EGP: 49,
    COP: 4100,
    KZT: 520,
    MNT: 3550,
  },
  ...{ AMD: 385, GEL: 2.7, UZS: 12_600, TJS: 9.6, KGS: 87, MDL: 17, ALL: 84, MKD: 53, RSD: 101, MGA: 4450 },
  // Pegs of the facts.
  ...{ AED: 3.6725, BHD: 0.376, BBD: 2, BSD: 1, BZD: 2, JOD: 0.709, OMR: 0.3845, QAR: 3.64, XCD: 2.7 },
  ...{ AWG: 1.79, DJF: 177.721, TMT: 3.5, SVC: 8.75, PAB: 1, BMD: 1 },
};
const PEGGED = codes('USD AED BHD BBD BSD BZD JOD OMR QAR XCD AWG DJF TMT SVC PAB BMD');
const DEVALUED = dayNumber('2025-11-03');
const RECOUNTED = dayNumber('2026-01-08');
const PESO_DAY = dayNumber('2026-04-13');
const EURO_DAY = dayNumber('2026-01-01');
const DROPPED_DAY = dayNumber('2026-02-10');
const NEW_CODE_DAY = dayNumber('2026-03-02');
const DROPPED = codes('AMD GEL UZS TJS KGS MDL ALL MKD RSD MGA');

/** The planted truth: units per dollar on a day. */
function truth(code: string, day: number): number {
  if (code === 'DKK') return 7.46038 * truth('EUR', day);
  if (code === 'BGN') return 1.95583 * truth('EUR', day);
  if (code === 'SAR') return day < DEVALUED ? 3.75 : 4.5;
  if (code === 'SYP') return (day < RECOUNTED ? 11_300 : 113) * (1 + 0.01 * Math.sin(day / 40));
  if (code === 'XZQ') return 12;
  const level = (LEVEL[code] ?? Number.NaN) / (code === 'COP' && day >= PESO_DAY ? 1000 : 1);
  if (PEGGED.includes(code)) return level;
  const own = code.charCodeAt(0) * 31 + code.charCodeAt(1) * 7 + code.charCodeAt(2);
  return level * (1 + 0.03 * Math.sin(day / 60 + own) + 0.002 * Math.sin(day * 2.3 + own));
}

const REFERENCE = codes('USD GBP JPY CHF CNY INR SEK NOK PLN CZK HUF TRY AUD DKK');
const BANKS = codes(
  'EUR GBP JPY CHF CNY INR SEK NOK PLN CZK HUF TRY AUD DKK BGN VND KES EGP COP KZT SAR SYP',
);

/** A table of a source for a day; institutions differ from each other by up to a thousandth. */
function table(source: SourceKey, base: string, day: number, quoted: readonly string[]): Observation[] {
  return quoted.map((code) => {
    const note = PEGGED.includes(code) || source === 'ecb' ? 0 : 0.001 * Math.sin(day + source.length * 3);
    // Moscow goes on in the old unit for twelve days.
    const isOf = (money: string, from: string, to: string) => code === money && within(day, from, to);
    const isOld = isOf('SYP', '2026-01-08', '2026-01-19') || isOf('COP', '2026-04-13', '2026-04-24');
    const old = source === 'frankfurter-cbr' && isOld ? { SYP: 100, COP: 1000 }[code] : 1;
    const rate = ((old ?? 1) * truth(code, day) * (1 + note)) / truth(base, day);
    return { source, code, date: isoDate(day), rate: Number(rate.toPrecision(7)) };
  });
}

const isWeekday = (day: number): boolean => ![0, 6].includes(new Date(day * DAY_MS).getUTCDay());

const PUBLISHED: Record<string, (day: number) => readonly Observation[]> = {
  ecb: (day) =>
    isTargetDay(day) ? table('ecb', 'EUR', day, [...REFERENCE, ...(day < EURO_DAY ? ['BGN'] : [])]) : [],
  frankfurter: (day) =>
    codes('frankfurter-nbu frankfurter-cbr frankfurter-boi').flatMap((key) =>
      isWeekday(day) ? table(key, 'USD', day, [...BANKS, ...(day < NEW_CODE_DAY ? [] : ['XZQ'])]) : [],
    ),
  'exchange-api': (day) => {
    const all = [...REFERENCE, ...PEGGED, ...BANKS, 'MNT', ...DROPPED];
    const quoted = [...new Set(all)].filter((code) => code !== 'EUR');
    const kept = quoted.filter((code) => day < DROPPED_DAY || !DROPPED.includes(code));
    // Long after its end it still makes up a market price of the lev.
    return table('exchange-api', 'EUR', day, kept).map((entry) =>
      entry.code === 'BGN' && day >= EURO_DAY ? { ...entry, rate: 2.05 } : entry,
    );
  },
};
const SILENT: Record<string, readonly [string, string]> = {
  ecb: ['2025-09-01', '2025-09-30'],
  frankfurter: ['2025-10-01', '2025-10-31'],
  'exchange-api': ['2026-05-01', '2026-05-31'],
};

interface Evening {
  readonly served: ReadonlyMap<string, ServedRate>;
  readonly unknown: readonly string[];
  readonly errors: Readonly<Record<string, string | null>>;
  readonly overdue: number;
  readonly doubted: readonly string[];
}
const evenings = new Map<string, Evening>();
const on = (date: string): Evening => evenings.get(date) ?? expect.fail(`no evening of ${date}`);
const rate = (date: string, code: string): ServedRate =>
  on(date).served.get(code) ?? expect.fail(`${code} is missing on ${date}`);
const off = ({ code, rate: figure, day }: ServedRate): number => Math.abs(figure / truth(code, day) - 1);

beforeAll(async () => {
  const store = new MemoryStore();
  const index = new ObservationIndex();
  let day = FIRST;
  const now = () => new Date((day + 0.75) * DAY_MS);
  const sources = Object.entries(PUBLISHED).map(
    ([key, published]): Fetchable => ({
      key,
      async latest() {
        const [from = '', to = ''] = SILENT[key] ?? [];
        if (within(day, from, to)) throw new Error('no network');
        const observations = published(day);
        return observations.length === 0
          ? []
          : [{ observations, ...(key === 'frankfurter' && { partial: true }) }];
      },
    }),
  );
  const ingest = createIngest(store, sources, { mirrors: {}, timeoutMs: 60_000 }, now);
  for (; day <= LAST; day++) {
    const states = await ingest.refresh();
    for (const observation of store.since(isoDate(day - 7))) index.put(observation);
    const served = mergeLatest(index, day, now().getTime());
    const doubted = [...served.values()].filter((one) => one.doubted).map(({ code }) => code);
    const gauges = sourceGauges(store, now, () => doubted);
    const read = (name: string) => gauges.find((gauge) => gauge.name === name)?.read() ?? [];
    evenings.set(isoDate(day), {
      served,
      unknown: states.get('frankfurter')?.unknown ?? [],
      errors: Object.fromEntries([...states].map(([key, { error }]) => [key, error])),
      overdue: (await read('equivale_source_overdue_seconds'))[0]?.value ?? 0,
      doubted: (await read('equivale_peg_doubted')).map(({ labels }) => labels?.code ?? ''),
    });
  }
});

describe('a year of planted institutions, one evening after the other', () => {
  it('serves nothing that is not true, but for the peg that ended until it is doubted', () => {
    const wrong = [...evenings].flatMap(([date, { served }]) =>
      [...served.values()]
        .filter((one) => LEVEL[one.code] || ['DKK', 'SYP', 'BGN', 'SAR'].includes(one.code))
        .filter((one) => off(one) > 0.004)
        .map(({ code }) => `${code} ${date}`),
    );
    expect(wrong).toEqual(codes('2025-11-03 2025-11-04 2025-11-05 2025-11-06').map((date) => `SAR ${date}`));
  });

  it('loses no code once it is served', () => {
    const sizes = [...evenings.values()].map(({ served }) => served.size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  it('turns no table away and fails only where nobody answers', () => {
    for (const [date, { errors }] of evenings)
      for (const [key, error] of Object.entries(errors)) {
        const [from = '', to = ''] = SILENT[key] ?? [];
        expect(error === null, `${key} ${date} ${error}`).toBe(!within(dayNumber(date), from, to));
      }
  });

  it('keeps the ECB’s figure over its holidays and counts none of them as missed', () => {
    for (const date of codes('2026-04-03 2026-04-04 2026-04-05 2026-04-06')) {
      expect(rate(date, 'GBP')).toMatchObject({
        source: 'ecb',
        mark: 'observed',
        day: dayNumber('2026-04-02'),
      });
      expect(on(date).overdue).toBe(0);
    }
    expect(rate('2025-12-26', 'GBP')).toMatchObject({ source: 'ecb', day: dayNumber('2025-12-24') });
    expect(rate('2026-04-07', 'GBP')).toMatchObject({ source: 'ecb', day: dayNumber('2026-04-07') });
  });

  it('a month without the ECB: institutions stand in, it is overdue, and is back with its first table', () => {
    for (const date of codes('2025-09-03 2025-09-16 2025-09-30')) {
      const { source, mark, day } = rate(date, 'GBP');
      expect(source).toMatch(/^frankfurter-/);
      expect([mark, day]).toEqual(['observed', dayNumber(date)]);
      expect(on(date).overdue).toBeGreaterThan(86_400);
    }
    expect(rate('2025-10-01', 'GBP')).toMatchObject({ source: 'ecb', mark: 'observed' });
    expect(on('2025-10-01').overdue).toBe(0);
  });

  it('a month without Frankfurter: the compiled table stands in once no institution is current', () => {
    expect(rate('2025-10-02', 'VND').source).toMatch(/^frankfurter-/);
    for (const date of codes('2025-10-06 2025-10-31'))
      expect(rate(date, 'VND')).toMatchObject({ source: 'exchange-api', mark: 'observed' });
    expect(rate('2025-11-03', 'VND').source).toMatch(/^frankfurter-/);
  });

  it('a month without exchange-api: what it alone has is old, everything else is not', () => {
    expect(rate('2026-04-30', 'MNT')).toMatchObject({ source: 'exchange-api', mark: 'observed' });
    expect(rate('2026-05-31', 'MNT')).toMatchObject({ mark: 'stale', day: dayNumber('2026-04-30') });
    for (const code of codes('EUR GBP VND KES')) expect(rate('2026-05-31', code).mark).toBe('observed');
    expect(rate('2026-06-01', 'MNT')).toMatchObject({ mark: 'observed', day: dayNumber('2026-06-01') });
  });

  it('a euro accession: quoted until the last day of the lev, then its irrevocable rate whatever is quoted', () => {
    expect(rate('2025-12-31', 'BGN')).toMatchObject({ source: 'ecb', mark: 'observed' });
    for (const date of codes('2026-01-01 2026-06-30')) {
      const { rate: euro } = rate(date, 'EUR');
      expect(rate(date, 'BGN')).toMatchObject({ source: 'legal', mark: 'retired', rate: 1.95583 * euro });
    }
  });

  it('a redenomination that the facts announce is served on its day, and nobody’s old unit after it', () => {
    expect(rate('2026-01-07', 'SYP').rate).toBeGreaterThan(11_000);
    for (const [date] of evenings)
      if (date >= '2026-01-08') expect(rate(date, 'SYP').rate, date).toBeLessThan(116);
  });

  it('one that the operator announces is, too', () => {
    expect(rate('2026-04-12', 'COP').rate).toBeGreaterThan(3900);
    for (const [date] of evenings)
      if (date >= '2026-04-13') expect(rate(date, 'COP').rate, date).toBeLessThan(4.3);
  });

  it('a devalued hard peg is served as two institutions observe it from their fifth publication on', () => {
    expect(rate('2025-11-06', 'SAR')).toMatchObject({ source: 'legal', rate: 3.75, mark: 'peg' });
    expect(on('2025-11-06').doubted).toEqual([]);
    for (const date of codes('2025-11-07 2025-12-25 2026-03-31 2026-06-30')) {
      expect(rate(date, 'SAR')).toMatchObject({ mark: 'observed', doubted: true });
      expect(on(date).doubted).toEqual(['SAR']);
    }
  });

  it('a new code is reported and not served', () => {
    expect(on('2026-02-27').unknown).toEqual([]);
    expect(on('2026-03-02').unknown).toEqual(['XZQ']);
    expect(on('2026-06-30').served.has('XZQ')).toBe(false);
  });

  it('ten codes that a source drops keep their last figure, old after a fortnight, and take nothing else along', () => {
    for (const code of DROPPED) {
      expect(rate('2026-02-23', code)).toMatchObject({ mark: 'observed', day: dayNumber('2026-02-09') });
      expect(rate('2026-02-25', code)).toMatchObject({ mark: 'stale', day: dayNumber('2026-02-09') });
    }
    expect(rate('2026-02-10', 'MNT')).toMatchObject({ mark: 'observed', day: dayNumber('2026-02-10') });
  });
});
