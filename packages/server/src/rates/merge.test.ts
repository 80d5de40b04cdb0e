import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseExchangeRates } from '@equivale/contract';
import { dayNumber, isoDate } from '@equivale/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSeed, seedObservations } from '../seed/read-seed.ts';
import type { Observation, SourceKey } from '../sources/source.ts';
import { exchangeRates } from './exchange-rates.ts';
import { CODES } from './facts/currency-facts.ts';
import { mergeLatest, type ServedRate } from './merge.ts';
import { ObservationIndex } from './observation-index.ts';

const indexOf = (observations: Iterable<Observation>): ObservationIndex => {
  const index = new ObservationIndex();
  for (const observation of observations) index.put(observation);
  return index;
};
const table = (source: SourceKey, date: string, rates: Record<string, number>): Observation[] =>
  Object.entries(rates).map(([code, rate]) => ({ source, code, date, rate }));

it('a dollar that was refused leaves the other rates of its source where they were, on the last whole day', () => {
  const index = indexOf([
    ...table('hmrc', '2026-08-01', { GBP: 0.7481, USD: 1 }),
    ...table('ecb', '2026-08-21', { USD: 1.1699, GBP: 0.8567 }),
    ...table('ecb', '2026-08-24', { GBP: 0.8571 }),
  ]);
  const merged = mergeLatest(index, dayNumber('2026-08-24'));
  expect(merged.get('GBP')).toMatchObject({
    source: 'ecb',
    day: dayNumber('2026-08-21'),
    rate: 0.8567 / 1.1699,
  });
  expect(merged.get('EUR')?.rate).toBe(1 / 1.1699);
});

it('a unit of account is worth what its own money is, on the day that has begun there', () => {
  const index = indexOf([
    ...table('ecb', '2021-01-08', { USD: 1.25 }),
    ...table('frankfurter-bcch', '2021-01-08', { CLP: 700 }),
    ...table('uf', '2021-01-08', { CLF: 1 / 29_000 }),
    ...table('uf', '2021-01-09', { CLF: 1 / 29_010 }),
    ...table('udi', '2021-01-08', { MXV: 1 / 6.6 }),
  ]);
  const merged = mergeLatest(index, dayNumber('2021-01-08'));
  expect(merged.get('CLF')).toMatchObject({ source: 'uf', day: dayNumber('2021-01-08'), mark: 'observed' });
  expect(merged.get('CLF')?.rate).toBeCloseTo(700 / 29_000, 15);
  // There is no rate of the Mexican peso to value it by.
  expect(merged.has('MXV')).toBe(false);
  expect(mergeLatest(index, dayNumber('2021-01-12')).get('CLF')?.mark).toBe('stale');
});

describe('the bundled table', () => {
  let merged: Map<string, ServedRate>;
  let index: ObservationIndex;
  const of = (code: string) => merged.get(code) ?? expect.fail(`${code} is missing`);

  beforeAll(() => {
    const recent = [...seedObservations(readSeed())].filter(({ date }) => date > '2025');
    index = indexOf(recent);
    merged = mergeLatest(index, dayNumber('2026-11-20'));
  });

  it('has all 173 codes but the Cuban peso, of which no segment is bundled', () => {
    expect([...merged.keys()].sort()).toEqual(CODES.filter((code) => code !== 'CUP'));
    expect(merged.size).toBe(172);
  });

  it('takes the 29 euro reference currencies and the euro from the ECB’s last recorded day', () => {
    const file = join(import.meta.dirname, '../sources/recorded/ecb-daily-2026-08-22.xml');
    const xml = readFileSync(file, 'utf8');
    const published = [...xml.matchAll(/currency='([A-Z]{3})' rate='([\d.]+)'/g)];
    expect(published).toHaveLength(29);
    for (const [, code = '', rate] of published) {
      expect(of(code).rate).toBeCloseTo(Number(rate) / 1.1699, 12);
      expect(isoDate(of(code).day)).toBe('2026-08-21');
      expect(of(code).source).toBe('ecb');
    }
    expect(of('EUR').rate).toBe(1 / 1.1699);
  });

  it('keeps SYP at its last good value of February instead of 13,003', () => {
    const syp = of('SYP');
    expect(syp).toMatchObject({ source: 'exchange-api', mark: 'stale' });
    expect(isoDate(syp.day)).toBe('2026-02-26');
    expect(syp.rate).toBeGreaterThan(110);
    expect(syp.rate).toBeLessThan(111);
  });

  it.each([
    ['AED', 3.6725],
    ['SAR', 3.75],
    ['LBP', 89500],
    ['XOF', 655.957 / 1.1699],
    ['GIP', 0.8567 / 1.1699],
  ])('serves the peg of %s', (code, rate) => {
    expect(of(code)).toMatchObject({ source: 'legal', mark: 'peg' });
    expect(of(code).rate).toBeCloseTo(rate, 9);
  });

  it.each([
    ['HRK', 7.5345 / 1.1699],
    ['BGN', 1.95583 / 1.1699],
    ['ANG', 1.79],
  ])('serves %s at its irrevocable rate', (code, rate) => {
    expect(of(code)).toMatchObject({ source: 'legal', mark: 'retired' });
    expect(of(code).rate).toBeCloseTo(rate, 12);
  });

  it('serves VED as VES', () => {
    expect({ ...of('VED'), code: 'VES' }).toEqual(of('VES'));
  });

  it('does not go back to the ECB for RUB, which it dropped in 2022', () => {
    expect(of('RUB').source).toBe('exchange-api');
  });

  it('answers in the contract’s shape, every code in exactly one origin', () => {
    const answer = exchangeRates(merged, index, { live: new Set(), fetchedAt: null });
    expect(parseExchangeRates(answer)).toMatchObject({ ok: true });
    expect(answer.timestamp).toBe('2026-08-21T14:00:00.000Z');
    expect(answer.origins.flatMap((origin) => origin.codes).sort()).toEqual(Object.keys(answer.rates).sort());
  });

  it('carries what each source wrote, read from its payload: base, direction and text', () => {
    const { origins } = exchangeRates(merged, index, { live: new Set(), fetchedAt: null });
    const of = (code: string) => origins.find(({ codes }) => codes.includes(code))?.published;
    const recorded = (name: string) =>
      readFileSync(join(import.meta.dirname, '../sources/recorded', name), 'utf8');
    // the bundle keeps the decimal and not the zeros at its end
    const xml = recorded('ecb-daily-2026-08-22.xml');
    const ecb = [...xml.matchAll(/currency='([A-Z]{3})' rate='([\d.]+?)0*'/g)];
    expect(of('GBP')).toEqual({ base: 'EUR', rates: Object.fromEntries(ecb.map((row) => row.slice(1, 3))) });
    const compiled = recorded('exchange-api-2026-09-29-eur.min.json');
    const figures = Object.entries(of('COP')?.rates ?? {});
    expect(figures.length).toBeGreaterThan(90);
    for (const [code, text] of figures)
      expect(compiled).toMatch(new RegExp(`"${code.toLowerCase()}":${text.replace('.', '\\.')}0*[,}]`));
    expect(of('XAF')?.rates.XAF).toBe('655.957');
    expect(of('KYD')).toEqual({ base: 'USD', inverse: true, rates: { KYD: '1.20' } });
    expect(of('BGN')).toEqual({ base: 'EUR', rates: { HRK: '7.53450', BGN: '1.95583' } });
  });

  it('serves no text where the source’s own dollar of that day has none: the two belong together', () => {
    const dollar = { source: 'exchange-api', code: 'USD', date: '2026-08-23', rate: 1.16 } as const;
    const peso = { ...dollar, code: 'ARS', rate: 1600, text: '1600' };
    const originOf = (...observations: Observation[]) => {
      const some = indexOf(observations);
      const table = mergeLatest(some, dayNumber('2026-08-23'));
      return exchangeRates(table, some, { live: new Set(), fetchedAt: null });
    };
    const known = originOf({ ...dollar, text: '1.16' }, peso);
    expect(known.origins.find(({ source }) => source === 'exchange-api')).toMatchObject({
      kind: 'market',
      published: { base: 'EUR', rates: { ARS: '1600', USD: '1.16' } },
    });
    for (const some of [originOf(dollar, peso), originOf({ ...dollar, text: `1.${'1'.repeat(60)}` }, peso)]) {
      expect(some.origins.find(({ source }) => source === 'exchange-api')).not.toHaveProperty('published');
      expect(some.rates.ARS).toBe(1600 / 1.16);
    }
  });

  it('reads a price as a price: units of dollars per coin', () => {
    const price = { source: 'binance', code: 'ETH', date: '2026-08-23', rate: 1 / 2666.21 } as const;
    const some = indexOf([{ ...price, text: '2666.21000000' }]);
    const { origins, rates } = exchangeRates(mergeLatest(some, dayNumber('2026-08-23')), some, {
      live: new Set(),
      fetchedAt: null,
    });
    expect(origins.find(({ source }) => source === 'binance')?.published).toEqual({
      base: 'USD',
      inverse: true,
      rates: { ETH: '2666.21000000' },
    });
    expect(rates.ETH).toBe(1 / 2666.21);
  });

  it('is what the app carries as its snapshot', () => {
    const file = join(import.meta.dirname, '../../../app/src/api/rates-snapshot.json');
    const {
      rates: _,
      sources,
      ...published
    } = exchangeRates(merged, index, { live: new Set(), fetchedAt: null });
    const { ecb, 'exchange-api': compiled } = sources ?? {};
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      ...published,
      sources: { ecb, 'exchange-api': compiled },
    });
  });
});

describe('precedence', () => {
  // 2026-08-21 is a Friday.
  const ecb = table('ecb', '2026-08-21', { USD: 1.17, GBP: 0.86, HKD: 9.1, INR: 100, SGD: 1.5, ZAR: 20 });
  const blend = table('frankfurter-nbu', '2026-08-22', { EUR: 0.86, GBP: 0.74, ARS: 1400, VND: 26000 });
  const compiled = table('exchange-api', '2026-08-23', {
    USD: 1.16,
    GBP: 0.87,
    ARS: 1600,
    VND: 30000,
    XAU: 0.0003,
  });
  const on = (date: string, ...tables: Observation[][]) =>
    mergeLatest(indexOf(tables.flat()), dayNumber(date));

  it('prefers the ECB, then the blend of central banks, then the compiled table', () => {
    const merged = on('2026-08-23', ecb, blend, compiled);
    expect(merged.get('GBP')).toMatchObject({ source: 'ecb', rate: 0.86 / 1.17, mark: 'observed' });
    expect(merged.get('VND')).toMatchObject({ source: 'frankfurter-nbu', rate: 26000 });
    expect(merged.get('XAU')).toMatchObject({ source: 'exchange-api', rate: 0.0003 / 1.16 });
  });

  it('keeps the ECB’s Friday over the weekend and gives it up when two publications are missed', () => {
    expect(on('2026-08-24', ecb, blend).get('GBP')?.source).toBe('ecb');
    expect(on('2026-08-25', ecb, blend).get('GBP')?.source).toBe('ecb');
    expect(on('2026-08-26', ecb, blend).get('GBP')?.source).toBe('frankfurter-nbu');
  });

  it('marks the ECB stale when two publications are missed, and a daily table after two days', () => {
    const markOn = (date: string, code: string, ...tables: Observation[][]) =>
      on(date, ...tables).get(code)?.mark;
    expect(markOn('2026-08-25', 'GBP', ecb)).toBe('observed');
    expect(markOn('2026-08-26', 'GBP', ecb)).toBe('stale');
    expect(markOn('2026-08-25', 'XAU', compiled)).toBe('observed');
    expect(markOn('2026-08-26', 'XAU', compiled)).toBe('stale');
    expect(markOn('2026-09-05', 'VND', blend)).toBe('observed');
    expect(markOn('2026-09-06', 'VND', blend)).toBe('stale');
  });

  it('prefers the better source again when all are old, and names the one of a newer day', () => {
    const tables = [ecb, blend, compiled];
    const merged = on('2026-11-20', ...tables);
    expect(merged.get('GBP')).toMatchObject({ source: 'ecb', mark: 'stale' });
    const read = (rates: typeof merged) =>
      exchangeRates(rates, indexOf(tables.flat()), { live: new Set(), fetchedAt: null });
    const { origins, sources } = read(merged);
    const newerOf = (code: string) => origins.find(({ codes }) => codes.includes(code))?.newer;
    expect(newerOf('GBP')).toEqual({ source: 'exchange-api', date: '2026-08-23' });
    expect(sources).toHaveProperty('exchange-api');
    expect(newerOf('XAU')).toBeUndefined();
    expect(read(on('2026-08-23', ...tables)).origins.some(({ newer }) => newer)).toBe(false);
  });

  it('takes a compiled table for no currency of which an institution is current', () => {
    // ARS was pinned to exchange-api, alive or not
    expect(on('2026-08-23', ecb, blend, compiled).get('ARS')).toMatchObject({
      source: 'frankfurter-nbu',
      rate: 1400,
    });
    expect(
      on('2026-10-22', ecb, table('bcra', '2026-10-21', { USD: 1 / 2100 }), compiled).get('ARS'),
    ).toMatchObject({
      source: 'bcra',
      rate: 2100,
      mark: 'observed',
    });
  });

  it('prefers the authority of a currency, then the ECB, then the middle of three institutions', () => {
    const own = table('nbp', '2026-08-21', { USD: 4, EUR: 5 }).map((entry) => ({
      ...entry,
      rate: 1 / entry.rate,
    }));
    const crosses = table('ecb', '2026-08-21', { USD: 1.17, PLN: 4.7, GBP: 0.86 });
    const said = (key: SourceKey, VND: number) => table(key, '2026-08-21', { EUR: 0.86, VND, GBP: 0.74 });
    const merged = on(
      '2026-08-21',
      crosses,
      own,
      said('frankfurter-nbu', 26000),
      said('frankfurter-cbr', 26300),
      said('frankfurter-boi', 26100),
    );
    expect(merged.get('PLN')).toMatchObject({ source: 'nbp', rate: 4 });
    expect(merged.get('GBP')).toMatchObject({ source: 'ecb' });
    expect(merged.get('VND')).toMatchObject({ source: 'frankfurter-boi', rate: 26100 });
  });

  it('hears an institution once, directly or by a relay', () => {
    const said = (key: SourceKey, VND: number) => table(key, '2026-08-21', { EUR: 0.86, VND });
    const merged = on(
      '2026-08-21',
      said('frankfurter-boi', 26300),
      said('frankfurter-nbu', 26000),
      table('nbu', '2026-08-21', { USD: 0.025, VND: 650 }),
      table('boi', '2026-08-21', { USD: 0.3, VND: 0.3 * 26300 }),
    );
    // two voices, and no middle of two
    expect(['nbu', 'boi']).toContain(merged.get('VND')?.source);
  });

  it('uses no figure before its day has begun where the source is', () => {
    // The TRM of Saturday is certified on Friday evening, 18:30 in Bogotá.
    const trm = [
      ...table('banrep', '2026-08-21', { USD: 1 / 4000 }),
      ...table('banrep', '2026-08-22', { USD: 1 / 4100 }),
    ];
    const at = (instant: string) =>
      mergeLatest(indexOf(trm), dayNumber(instant.slice(0, 10)), Date.parse(instant)).get('COP')?.rate;
    expect(at('2026-08-21T23:59:00Z')).toBeCloseTo(4000, 9);
    expect(at('2026-08-22T04:59:00Z')).toBeCloseTo(4000, 9);
    expect(at('2026-08-22T05:00:00Z')).toBeCloseTo(4100, 9);
  });

  it('serves the segment of the Cuban peso that people get, and nothing where it cannot be heard', () => {
    const floating = table('bcc', '2026-08-23', { USD: 1 / 410 });
    const beside = [
      ...table('bcc-official', '2026-08-23', { USD: 1 / 24 }),
      ...table('bcc-public', '2026-08-23', { USD: 1 / 120 }),
    ];
    const others = [
      ...table('exchange-api', '2026-08-23', { USD: 1, CUP: 24 }),
      ...table('frankfurter-nbu', '2026-08-23', { CUP: 24.1 }),
      ...table('frankfurter-cbr', '2026-08-23', { CUP: 24 }),
    ];
    const served = on('2026-08-23', ecb, floating, beside, others).get('CUP');
    expect(served).toMatchObject({ source: 'bcc', mark: 'observed' });
    expect(served?.rate).toBeCloseTo(410, 9);
    expect(on('2026-08-23', ecb, beside, others).has('CUP')).toBe(false);
    // a compiled figure of the time when there was one rate is none of today
    const before = table('exchange-api', '2025-12-18', { USD: 1.17, CUP: 24 * 1.17 });
    expect(on('2026-08-23', ecb, before).has('CUP')).toBe(false);
    const old = table('bcc', '2026-06-01', { USD: 1 / 405 });
    expect(on('2026-08-23', ecb, old, beside, others).get('CUP')).toMatchObject({
      source: 'bcc',
      mark: 'stale',
    });
  });

  it('never serves a source that only checks', () => {
    const merged = on('2026-08-23', ecb, table('banca-d-italia', '2026-08-21', { USD: 1.17, AFN: 80 }));
    expect(merged.has('AFN')).toBe(false);
  });

  it('lets two independent institutions overrule a peg, and neither one alone nor a compiled table', () => {
    const compiledPound = table('exchange-api', '2026-08-23', { USD: 1, LBP: 101000, SAR: 4.5 });
    const one = table('frankfurter-tcmb', '2026-08-23', { LBP: 100000, SAR: 4.5 });
    const other = table('frankfurter-cbr', '2026-08-23', { LBP: 100500, SAR: 4.51 });
    const merged = on('2026-08-23', ecb, one, other, compiledPound);
    expect(merged.get('LBP')).toMatchObject({ mark: 'observed', doubted: true });
    expect([100000, 100500]).toContain(merged.get('LBP')?.rate);
    expect([4.5, 4.51]).toContain(merged.get('SAR')?.rate);
    expect(merged.get('SAR')).toMatchObject({ mark: 'observed', doubted: true });
    for (const lone of [one, table('frankfurter-cbr', '2026-08-23', { LBP: 97000, SAR: 4.7 })])
      expect(on('2026-08-23', ecb, lone, compiledPound).get('SAR')).toMatchObject({
        source: 'legal',
        rate: 3.75,
      });
  });

  it('calls the answer a fallback as long as one value is kept rather than fetched', () => {
    const fallback = (live: SourceKey[], ...tables: Observation[][]) =>
      exchangeRates(on('2026-08-23', ...tables), indexOf(tables.flat()), {
        live: new Set(live),
        fetchedAt: null,
      }).fallback;
    expect(fallback([], ecb, blend)).toBe(true);
    expect(fallback(['ecb', 'frankfurter-nbu'], ecb, blend)).toBe(false);
    expect(fallback(['ecb', 'frankfurter-nbu', 'exchange-api'], ecb, blend, compiled)).toBe(false);
    expect(fallback(['ecb', 'frankfurter-nbu'], ecb, blend, compiled)).toBe(true);
    const old = table('exchange-api', '2026-08-01', { USD: 1.16, MNT: 4000 });
    expect(fallback(['ecb', 'frankfurter-nbu', 'exchange-api'], ecb, blend, compiled, old)).toBe(true);
  });

  it('marks a value stale once its source leaves the code out for two weeks', () => {
    const old = table('exchange-api', '2026-08-01', { USD: 1.16, MNT: 4000 });
    expect(on('2026-08-23', ecb, old, compiled).get('MNT')).toMatchObject({
      mark: 'stale',
      rate: 4000 / 1.16,
    });
  });
});
