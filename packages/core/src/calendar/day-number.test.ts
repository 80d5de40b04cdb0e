import { describe, expect, it } from 'vitest';
import { DAY_MS, dayNumber, dayOfInstant, isoDate, isWeekend, monthsBefore, weekday } from './day-number.ts';

describe('days', () => {
  it('counts from 1970-01-01 and back', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2000-03-01') - dayNumber('2000-02-28')).toBe(2);
    expect(isoDate(dayNumber('2026-08-21'))).toBe('2026-08-21');
    expect(dayOfInstant(-1)).toBe(-1);
  });

  // From Python's datetime: (date(y, m, d) - date(1970, 1, 1)).days and date.weekday().
  it.each([
    ['1970-01-01', 0, 3],
    ['1969-12-31', -1, 2],
    ['1999-01-04', 10595, 0],
    ['2000-02-29', 11016, 1],
    ['2000-03-01', 11017, 2],
    ['2026-08-21', 20686, 4],
    ['2100-03-01', 47541, 0],
  ])('%s', (date, day, dayOfWeek) => {
    expect(dayNumber(date)).toBe(day);
    expect(weekday(day)).toBe(dayOfWeek);
  });

  it('agrees with the platform’s own dates on every day from 1900 to 2199', () => {
    for (let day = dayNumber('1900-01-01'); day <= dayNumber('2199-12-31'); day++) {
      const platform = new Date(day * DAY_MS);
      const date = platform.toISOString().slice(0, 10);
      if (isoDate(day) !== date || dayNumber(date) !== day) expect.fail(date);
      if ((weekday(day) + 1) % 7 !== platform.getUTCDay()) expect.fail(`weekday of ${date}`);
    }
  });

  it('writes the first and the last year in four digits', () => {
    for (const date of ['0000-01-01', '0000-02-29', '0099-12-31', '9999-12-31'])
      expect(isoDate(dayNumber(date))).toBe(date);
  });

  it.each([
    ['', '2026-02-30', '2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32'],
    [
      '2026-8-21',
      '21.08.2026',
      '21 ago 2026',
      'x2026-08-21',
      '2026-08-21T00:00',
      ' 2026-08-21',
      '12026-08-21',
      '2026-08-2026-08-21',
      '2026-04-31',
    ],
  ])('%o and the like are no days', (...texts) => {
    for (const text of texts) expect(dayNumber(text), text).toBeNaN();
  });

  it('rests on Saturday and Sunday', () => {
    // 2026-08-21 was a Friday.
    const friday = dayNumber('2026-08-21');
    expect([friday - 1, friday, friday + 1, friday + 2, friday + 3].map(isWeekend)).toEqual([
      ...[false, false, true, true, false],
    ]);
  });
});

describe('months', () => {
  it.each([
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-08-21', 60, '2021-08-21'],
    ['2026-12-31', 13, '2025-11-30'],
    ['2026-08-21', 0, '2026-08-21'],
    ['2025-11-30', -3, '2026-02-28'],
  ])('%s less %i months is %s', (day, months, expected) => {
    expect(isoDate(monthsBefore(dayNumber(day), months))).toBe(expected);
  });
});
