import { kindOf, spanOf } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { pointBy } from '../../../api/cut-period.ts';
import { daysCsv } from './days-csv.ts';
import { otherYears, yearsLater } from './past-days.ts';

// The ECB published on these days of 2020 and 2026 and on none between.
const POINTS = ['2020-02-27', '2020-02-28', '2020-03-02', '2026-08-20', '2026-08-21'].map((date, at) => ({
  date,
  rate: `0.9${at}`,
}));

describe('[I15.past-offline] the last point of a stored history', () => {
  it.each([
    ['2020-02-28', '2020-02-28'],
    ['2020-03-01', '2020-02-28'],
    ['2020-02-26', undefined],
    // more than a month without a value: it was no longer in force
    ['2020-06-01', undefined],
    // a weekend after the end: nothing more was published
    ['2026-08-23', '2026-08-21'],
    // a Monday after the end: more will have been
    ['2026-08-24', undefined],
  ])('by %s is that of %s', (day, expected) => {
    expect(pointBy(POINTS, day)?.date).toBe(expected);
  });
});

describe('what an address names', () => {
  it.each([
    ['2020-03-01', 'day', '2020-03-01', '2020-03-01'],
    ['2024-02', 'month', '2024-02-01', '2024-02-29'],
    ['2019-Q4', 'quarter', '2019-10-01', '2019-12-31'],
    ['2019', 'year', '2019-01-01', '2019-12-31'],
  ])('%s is a %s from %s to %s', (past, kind, from, to) => {
    expect(kindOf(past)).toBe(kind);
    expect(spanOf(past)).toEqual({ from, to });
  });

  it('29 February of a year without one is the day before', () => {
    expect(yearsLater('2020-02-29', -1)).toBe('2019-02-28');
    expect(yearsLater('2020-Q1', 2)).toBe('2022-Q1');
  });

  it('is put beside other years, none of them to come', () => {
    expect(
      otherYears('2020-03-01', '2026-08-22')
        .map((day) => day.slice(0, 4))
        .join(' '),
    ).toBe('2026 2023 2020 2015 2010');
    expect(
      otherYears('2025-12-01', '2026-08-22')
        .map((day) => day.slice(0, 4))
        .join(' '),
    ).toBe('2025 2020 2015');
    expect(otherYears('2025', '2026-08-22').join(' ')).toBe('2025 2024 2023 2022 2021');
  });
});

describe('[I15.past-csv] the file of the days', () => {
  const points = [{ date: '2025-01-02', rate: '0.9689' }];
  const names = ['día', 'EUR / 1 USD', 'fuente'];

  it('has semicolons and decimal commas where the language has them', () => {
    expect(daysCsv(points, 'BCE', names, { decimal: ',' })).toBe(
      '\uFEFF"día";"EUR / 1 USD";"fuente"\r\n"2025-01-02";0,9689;"BCE"\r\n',
    );
    expect(daysCsv(points, 'ECB, daily', names, { decimal: '.' })).toBe(
      '\uFEFF"día","EUR / 1 USD","fuente"\r\n"2025-01-02",0.9689,"ECB, daily"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1'])(
    '%j is text to a spreadsheet, and no formula',
    (source) => {
      expect(daysCsv(points, source, names, { decimal: ',' })).toContain(`;"'${source}"\r\n`);
    },
  );
});
