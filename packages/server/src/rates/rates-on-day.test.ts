import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayNumber, quote } from '@equivale/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSeed, seedObservations } from '../seed/read-seed.ts';
import { exchangeRates } from './exchange-rates.ts';
import { ObservationIndex } from './observation-index.ts';
import { RECOUNTED, ratesOnDay } from './rates-on-day.ts';

const index = new ObservationIndex();
beforeAll(() => {
  for (const { text, ...rest } of seedObservations(readSeed()))
    index.put(RECOUNTED.has(rest.code) || text === undefined ? rest : { ...rest, text });
});

const tableOf = (day: string) => exchangeRates(ratesOnDay(index, dayNumber(day)), index, { fetchedAt: null });
const perDollar = (code: string, day: string) => tableOf(day).rates[code];

/**
 * 240 pairs and days drawn at random, 60 of them weekends and 30 withdrawn codes, and what an independent program read of the
 * ECB's file: the quotient of two figures of the newest table, at most four days old; empty where that has not both codes.
 * @source European Central Bank, eurofxref-hist
 */
const DATED = readFileSync(join(import.meta.dirname, 'recorded/ecb-dated-rates.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',') as [string, string, string, string, string]);

describe('the rates of a day gone by', () => {
  it('[I15.past-day] are the ECB’s own of that day or of the last one before', () => {
    expect(DATED).toHaveLength(240);
    // Every fourth; `npm run soak` asks for all.
    const step = process.env.TEST_ROUNDS === 'all' ? 1 : 4;
    for (const [asked, from, to, published, rate] of DATED.filter((_, at) => at % step === 0)) {
      const table = tableOf(asked);
      const place = `${asked} ${from} ${to}`;
      if (published === '') {
        const ofEcb = table.origins.filter(({ source }) => source === 'ecb').flatMap(({ codes }) => codes);
        expect(
          [from, to].every((code) => code === 'EUR' || ofEcb.includes(code)),
          place,
        ).toBe(false);
        continue;
      }
      const quoted = quote({ amount: '1', from, to }, table);
      if (!quoted.ok) throw new Error(`${place}: ${quoted.code}`);
      expect(Math.abs(quoted.rate.toNumber() / Number(rate) - 1), place).toBeLessThan(1e-15);
      expect(quoted.day, place).toBe(published);
    }
  });

  it('[I15.past-day] a withdrawn code has its market’s rate while it lived, and the law’s afterwards', () => {
    const originOf = (code: string, day: string) =>
      tableOf(day).origins.find(({ codes }) => codes.includes(code));
    expect(originOf('HRK', '2022-12-30')).toMatchObject({ source: 'ecb', mark: 'observed' });
    // Council Regulation (EU) 2022/1208: 7.53450
    expect(originOf('HRK', '2023-01-02')).toMatchObject({ source: 'legal', mark: 'retired' });
    const quoted = quote({ amount: '1', from: 'EUR', to: 'HRK' }, tableOf('2023-01-02'));
    expect(quoted.ok && quoted.rate.toFraction()).toEqual({ n: 15069n, d: 2000n });
    expect(originOf('ANG', '2010-05-05')).toMatchObject({ source: 'legal', mark: 'peg' });
  });

  it.each([
    ['XCG', '2025-03-30', 'began on 31 March 2025'],
    ['TRY', '2004-12-31', 'began on 1 January 2005'],
    ['RON', '2005-06-30', 'began on 1 July 2005'],
    ['VES', '2018-08-19', 'began on 20 August 2018'],
  ])('[I15.past-day] %s has no rate on %s: it %s', (code, day) => {
    expect(perDollar(code, day)).toBeUndefined();
  });

  it('[I15.past-day] a peg of policy has its quotes of before', () => {
    // HMRC, June 2019: 1 USD = 1,507 to 1,508 LBP; since February 2024 the central bank says 89,500.
    expect(perDollar('LBP', '2019-06-15')).toBeCloseTo(1508, -1);
    expect(perDollar('LBP', '2024-06-15')).toBe(89_500);
  });

  it('[I15.past-day] a unit that was recounted since is told in today’s: one Syrian pound is a hundred of before 2026', () => {
    const [before, after] = ['2025-12-30', '2026-01-10'].map((day) => perDollar('SYP', day) ?? Number.NaN);
    expect((before as number) / (after as number)).toBeGreaterThan(0.8);
    expect((before as number) / (after as number)).toBeLessThan(1.25);
  });
});
