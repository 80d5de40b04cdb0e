import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import type { Locale } from '../locale/locale.ts';
import { formatIsoDate } from './format-date.ts';
import { formatRelativeTime } from './relative-time.ts';

describe('[S2.chart-labels] formatIsoDate', () => {
  it.each([
    ['full', '21 ago 2026', 'Aug 21, 2026'],
    ['day', '21 ago', 'Aug 21'],
    ['month', 'ago 2026', 'Aug 2026'],
    ['short-month', 'ago 26', 'Aug 26'],
    ['year', '2026', '2026'],
  ] as const)('%s', (style, spanish, english) => {
    expect(formatIsoDate('2026-08-21', es, style)).toBe(spanish);
    expect(formatIsoDate('2026-08-21', en, style)).toBe(english);
  });

  it('writes the full date by default, days without a leading zero, and reads only the date of an instant', () => {
    expect(formatIsoDate('2026-09-01T16:00:00Z', es)).toBe('1 sep 2026');
    expect(formatIsoDate('1999-01-04', en)).toBe('Jan 4, 1999');
  });

  it('names all months', () => {
    const names = (locale: Locale) =>
      Array.from({ length: 12 }, (_, month) =>
        formatIsoDate(`2026-${String(month + 1).padStart(2, '0')}-15`, locale, 'month').slice(0, 3),
      ).join(' ');
    expect(names(es)).toBe('ene feb mar abr may jun jul ago sep oct nov dic');
    expect(names(en)).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  it.each([
    '',
    '2026',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '21/08/2026',
    '2026-08-211',
    'x2026-08-21',
    '026-08-21',
    '2026-8-021',
  ])('refuses %j', (text) => {
    expect(() => formatIsoDate(text, es)).toThrow(RangeError);
  });
});

const NOW = 1_795_132_800_000; // 2026-11-20T00:00Z
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

describe('[S9.relative-time] formatRelativeTime', () => {
  it.each([
    ['under 1 minute', 0, 'ahora mismo', 'just now'],
    ['under 1 minute', MINUTE - 1, 'ahora mismo', 'just now'],
    ['minutes under 60', MINUTE, 'hace 1\u202Fmin', '1\u202Fmin ago'],
    ['minutes under 60', 3 * MINUTE + 59_999, 'hace 3\u202Fmin', '3\u202Fmin ago'],
    ['minutes under 60', HOUR - 1, 'hace 59\u202Fmin', '59\u202Fmin ago'],
    ['hours under 24', HOUR, 'hace 1\u202Fh', '1\u202Fh ago'],
    ['hours under 24', DAY - 1, 'hace 23\u202Fh', '23\u202Fh ago'],
    ['days under 7', DAY, 'hace 1\u202Fd', '1\u202Fd ago'],
    ['days under 7', 7 * DAY - 1, 'hace 6\u202Fd', '6\u202Fd ago'],
    ['otherwise a date', 7 * DAY, '13 nov 2026', 'Nov 13, 2026'],
    ['a little ahead, by another clock', -MINUTE + 1, 'ahora mismo', 'just now'],
    ['far ahead, by a wrong clock', -DAY, '21 nov 2026', 'Nov 21, 2026'],
  ])('%s', (_rule, age, spanish, english) => {
    expect(formatRelativeTime(NOW - age, NOW, es)).toBe(spanish);
    expect(formatRelativeTime(NOW - age, NOW, en)).toBe(english);
  });

  it('gives the date where the reader is', () => {
    const madridSummer = -120;
    const bogota = 300;
    const lateOnTheTwentyFirst = 1_787_270_400_000 + 23 * HOUR; // 2026-08-21T23:00Z
    expect(formatRelativeTime(lateOnTheTwentyFirst, NOW, es, madridSummer)).toBe('22 ago 2026');
    expect(formatRelativeTime(lateOnTheTwentyFirst, NOW, es, bogota)).toBe('21 ago 2026');
    expect(formatRelativeTime(lateOnTheTwentyFirst, NOW, es)).toBe('21 ago 2026');
  });

  // Instants of midnight UTC from Python's datetime.
  it.each([
    [-62135596800000, '1 ene 0001'],
    [-2203891200000, '1 mar 1900'],
    [-86400000, '31 dic 1969'],
    [0, '1 ene 1970'],
    [915408000000, '4 ene 1999'],
    [951782400000, '29 feb 2000'],
    [951868800000, '1 mar 2000'],
    [1709164800000, '29 feb 2024'],
    [1735603200000, '31 dic 2024'],
    [1735689600000, '1 ene 2025'],
    [253402214400000, '31 dic 9999'],
    [4107456000000, '28 feb 2100'],
    [4107542400000, '1 mar 2100'],
  ])('reads the calendar at %d', (instant, shown) => {
    expect(formatRelativeTime(instant, instant + 30 * DAY, es)).toBe(shown);
    expect(formatRelativeTime(instant + DAY - 1, instant + 30 * DAY, es)).toBe(shown);
  });
});
