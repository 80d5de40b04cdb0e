import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEGMENTED_SINCE } from '@equivale/contract';
import { CURRENCIES, dayNumber, PEGS, SUCCESSIONS } from '@equivale/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'equivale-facts-'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

type Row = Record<string, unknown>;
const bundled = (name: string): { checked: string | null; rows: Row[] } =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'));

/** Has the modules that are imported next read the operator's files. */
function override(files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  vi.stubEnv('FACTS_DIR', folder);
  vi.resetModules();
}
const withRows = (name: string, change: (rows: Row[]) => Row[]) => {
  const file = bundled(name);
  return { [name]: { ...file, rows: change(file.rows) } };
};

/** What is served of a code on a day, where two institutions have quoted it with the euro up to the day before. */
async function servedOn(date: string, code: string, rate: number) {
  const { mergeLatest } = await import('../rates/merge.ts');
  const { ObservationIndex } = await import('../rates/observation-index.ts');
  const index = new ObservationIndex();
  const day = dayNumber(date);
  for (const [name, value] of [
    ['USD', 1.16],
    [code, rate],
  ] as const)
    index.put({ source: 'ecb', code: name, date: '2026-12-31', rate: value });
  return mergeLatest(index, day).get(code);
}

const law = { authority: 'an act of the Council', url: 'https://eur-lex.europa.eu/' };

describe('facts of an operator take the place of ours, without a release', () => {
  it('a country joins the euro: from its day on its old money is fixed, and not before', async () => {
    const row = {
      code: 'RON',
      successor: 'EUR',
      anchor: 'EUR',
      figure: '5.0915',
      from: '2027-01-01',
      ...law,
    };
    override(withRows('retired', (rows) => [...rows, row]));
    expect(await servedOn('2026-12-31', 'RON', 5.09)).toMatchObject({ source: 'ecb', mark: 'observed' });
    const joined = await servedOn('2027-01-01', 'RON', 5.09);
    // 5.0915 per euro at 1.16 dollars
    expect(joined).toMatchObject({ source: 'legal', mark: 'retired' });
    expect(joined?.rate).toBeCloseTo(4.38922414, 8);
    const { factsFaults } = await import('./read-facts.ts');
    expect(factsFaults()).toEqual([]);
  });

  it('a peg ends: from that day on the currency is what is quoted', async () => {
    const end = (rows: Row[]) => rows.map((row) => (row.code === 'DJF' ? { ...row, to: '2027-01-01' } : row));
    override(withRows('pegs', end));
    expect(await servedOn('2026-12-31', 'DJF', 240)).toMatchObject({ source: 'legal', rate: 177.721 });
    const free = await servedOn('2027-01-01', 'DJF', 240);
    expect(free).toMatchObject({ source: 'ecb', mark: 'observed' });
    expect(free?.rate).toBeCloseTo(240 / 1.16, 8);
  });

  it('a redenomination lets the step of its day pass, and no other', async () => {
    const row = { code: 'KZT', from: '2027-01-01', oldPerNew: '100', ...law };
    override(withRows('redenominations', (rows) => [...rows, row]));
    const { REGIME_CHANGES } = await import('../rates/facts/currency-facts.ts');
    expect(REGIME_CHANGES).toContainEqual({
      code: 'KZT',
      date: '2027-01-01',
      factor: 0.01,
      oldPerNew: '100',
    });
    expect(REGIME_CHANGES.some(({ code }) => code === 'VES')).toBe(true);
  });

  it('a redenomination announced for a day to come leaves histories in the unit that people have until then', async () => {
    const row = { code: 'KZT', from: '2027-01-01', oldPerNew: '100', ...law };
    override(withRows('redenominations', (rows) => [...rows, row]));
    const { todaysUnit } = await import('../rates/quoted-currency.ts');
    const days = Int32Array.of(dayNumber('2026-11-27'), dayNumber('2026-11-30'));
    const series = { days, rates: Float64Array.of(520, 521) };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T12:00:00Z') });
    expect(todaysUnit(series, 'KZT').start).toBe(0);
    vi.setSystemTime(Date.parse('2027-01-01T12:00:00Z'));
    expect(todaysUnit(series, 'KZT')).toMatchObject({ start: 2, oldPerNew: { n: 100n, d: 1n } });
  });

  it.each([
    ['retired', { checked: '2026-11-28', rows: [{ code: 'RON' }] }, 'retired.json: rows.0.'],
    ['pegs', { checked: 'yesterday', rows: [] }, 'pegs.json: checked: '],
    ['peggs', { checked: '2026-11-28', rows: [] }, 'peggs.json: there are no facts of this name'],
  ])(
    'the service says what is wrong with %s.json, and does not start with it',
    async (name, content, fault) => {
      override({ [name]: content });
      const { loadConfig } = await import('../config.ts');
      const loaded = loadConfig({ FACTS_DIR: folder, DATA_DIR: folder });
      expect(loaded).toMatchObject({ ok: false, faults: [{ variable: 'FACTS_DIR' }] });
      expect(loaded.ok || loaded.faults[0]?.message).toContain(fault);
    },
  );

  it('a folder that is not there is a fault', async () => {
    vi.stubEnv('FACTS_DIR', join(folder, 'none'));
    vi.resetModules();
    const { loadConfig } = await import('../config.ts');
    expect(loadConfig({ DATA_DIR: folder })).toMatchObject({
      ok: false,
      faults: [{ variable: 'FACTS_DIR' }],
    });
  });
});

describe('the facts that come with the program', () => {
  it('name an authority and its address for each peg and each withdrawn code', () => {
    for (const name of ['pegs', 'retired', 'redenominations', 'announced'])
      for (const row of bundled(name).rows)
        expect([row.authority, row.url], name).toEqual([
          expect.any(String),
          expect.stringMatching(/^https:/),
        ]);
  });

  it('are those that the app has for the time without a network', () => {
    const pegs = bundled('pegs').rows.map(({ code, anchor, figure, from }) => [code, anchor, figure, from]);
    expect(pegs).toEqual(PEGS.map(({ code, anchor, rate, since }) => [code, anchor, rate, since]));
    const retired = bundled('retired').rows.map(({ code, figure, from }) => [code, figure, from]);
    const known = CURRENCIES.flatMap((row) =>
      row.retired ? [[row.code, row.retired.rate, row.retired.since]] : [],
    );
    expect(retired).toEqual(known);
    const recounted = SUCCESSIONS.filter(({ code, successor }) => code === successor);
    expect(bundled('redenominations').rows.map(({ code, from }) => [code, from])).toEqual(
      recounted.map(({ code, date }) => [code, date]),
    );
  });

  it('name the currencies with several official rates that every reader of a table knows', () => {
    const rows = bundled('segments').rows.map(({ code, from }) => [code, from]);
    expect(Object.fromEntries(rows)).toEqual(SEGMENTED_SINCE);
  });

  it('have an authority for the quetzal', async () => {
    const { AUTHORITIES } = await import('./facts.ts');
    expect(AUTHORITIES.get('GTQ')).toBe('banguat');
  });
});
