import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dayNumber, isoDate } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { institutionOf, sourceInfo } from '../sources/all-sources.ts';
import { readSeed, seedObservations } from './read-seed.ts';

const dir = join(import.meta.dirname, '../../seed');
const seed = readSeed();
const provenance = JSON.parse(readFileSync(join(dir, 'provenance.json'), 'utf8')) as Record<
  string,
  Record<'first' | 'last' | 'licence' | 'attribution' | 'institution' | 'rateType', string> &
    Record<'codes' | 'values', number>
>;
const rate = (source: string, code: string, date: string) => {
  const series = seed.find((entry) => entry.source === source && entry.code === code);
  const at = series?.days.indexOf(dayNumber(date)) ?? -1;
  return series?.rates[at];
};

describe('the bundle', () => {
  it('is at most 4 MB', () => {
    const bytes = readdirSync(dir).reduce((sum, name) => sum + statSync(join(dir, name)).size, 0);
    expect(bytes).toBeLessThan(4e6);
  });

  it('holds what its provenance says, every source with licence and attribution', () => {
    for (const [source, facts] of Object.entries(provenance)) {
      const own = seed.filter((series) => series.source === source);
      const days = own.flatMap((series) => [series.days[0] ?? 0, series.days.at(-1) ?? 0]);
      expect(own).toHaveLength(facts.codes);
      expect(own.reduce((sum, series) => sum + series.days.length, 0)).toBe(facts.values);
      expect([Math.min(...days), Math.max(...days)].map(isoDate)).toEqual([facts.first, facts.last]);
      expect(facts.licence && facts.attribution).not.toBe('');
      expect([facts.institution, facts.rateType]).toEqual([
        institutionOf(source),
        sourceInfo(source).rateType,
      ]);
    }
    expect(new Set(seed.map((series) => series.source))).toEqual(new Set(Object.keys(provenance)));
  });

  // One figure of each published file, read off the file itself.
  it.each([
    ['ecb', 'USD', '1999-01-04', 1.1789],
    ['ecb', 'IDR', '2026-04-13', 20082.05],
    ['ecb', 'GBP', '2026-08-21', 0.8567],
    ['ecb', 'NOK', '2025-10-23', 11.5829],
    ['hmrc', 'AFN', '2015-01-01', 90.0008],
    ['hmrc', 'CUP', '2025-12-01', 31.4776],
    ['fed-h10', 'LKR', '1973-01-02', 6.7114],
    ['fed-h10', 'TWD', '1983-10-03', 39.42],
    ['imf', 'CLP', '2003-04-01', 1004.76],
    ['exchange-api', 'AFN', '2025-03-18', 77.07236623],
  ])('%s has %s on %s at %d', (source, code, date, expected) => {
    expect(rate(source, code, date)).toBe(expected);
  });

  it.each([
    ['exchange-api', 'MNT', '2025-10-30'],
    ['exchange-api', 'VES', '2025-05-07'],
    ['exchange-api', 'BTC', '2025-12-06'],
    ['exchange-api', 'SYP', '2026-02-12'],
    ['exchange-api', 'SYP', '2026-09-29'],
    ['exchange-api', 'IRR', '2026-02-12'],
    ['hmrc', 'BRL', '2019-04-01'],
    ['hmrc', 'LRD', '2022-06-01'],
    ['hmrc', 'IQD', '2018-04-01'],
    ['hmrc', 'TOP', '2021-04-01'],
    ['hmrc', 'KHR', '2022-03-01'],
    ['hmrc', 'MUR', '2023-08-01'],
    ['imf', 'ZAR', '2020-04-24'],
    ['exchange-api', 'CUP', '2025-12-19'],
    ['exchange-api', 'CUP', '2026-09-29'],
    ['hmrc', 'CUP', '2022-09-01'],
    ['hmrc', 'CUP', '2026-09-01'],
    ['exchange-api', 'MXV', '2025-06-01'],
  ])('%s’s fault in %s on %s is not in it', (source, code, date) => {
    expect(rate(source, code, date)).toBeUndefined();
  });

  // True months of crisis that look like faults.
  it.each([
    ['hmrc', 'RUB', '2022-04-01'],
    ['hmrc', 'EGP', '2016-12-01'],
    ['hmrc', 'LBP', '2023-03-01'],
    ['hmrc', 'SDG', '2021-05-01'],
    ['ecb', 'ISK', '2008-10-09'],
    ['ecb', 'TRY', '2021-12-21'],
    ['ecb', 'RUB', '2022-02-28'],
    ['ecb', 'CHF', '2015-01-15'],
    ['exchange-api', 'IRR', '2026-01-10'],
  ])('%s’s true jump of %s on %s is in it', (source, code, date) => {
    expect(rate(source, code, date)).toBeGreaterThan(0);
  });

  it('gives its values in order of source, code and day', () => {
    let before = '';
    let count = 0;
    for (const { source, code, date } of seedObservations(seed)) {
      const key = `${source} ${code} ${date}`;
      if (key <= before) expect.fail(`${key} after ${before}`);
      before = key;
      count++;
    }
    expect(count).toBeGreaterThan(400_000);
  });
});
