import { dayNumber, isoDate } from '@equivale/core';
import { expect, it } from 'vitest';
import type { SeriesReader } from './quoted-values.ts';
import { pairHistoryBetween } from './series-between.ts';

/** EUR 1 in USD. @source ECB euro reference rates, 12 to 21 August 2026 */
const DOLLARS = [
  ['2026-08-14', 1.1567],
  ['2026-08-17', 1.1593],
  ['2026-08-18', 1.1576],
] as const;
const ecb: SeriesReader = (source, code) =>
  source === 'ecb' && code === 'USD'
    ? { days: DOLLARS.map(([date]) => dayNumber(date)), rates: DOLLARS.map(([, rate]) => rate) }
    : undefined;
const dates = (start: string, end: string) =>
  pairHistoryBetween(ecb, 'EUR', 'USD', dayNumber(start), dayNumber(end))?.series.days.map((day) =>
    isoDate(day),
  );

it('both ends are included', () => {
  expect(dates('2026-08-14', '2026-08-17')).toEqual(['2026-08-14', '2026-08-17']);
  expect(dates('2026-08-18', '2026-08-18')).toEqual(['2026-08-18']);
});

it('a span that starts on a Saturday includes the value of Friday, with its own date', () => {
  expect(dates('2026-08-15', '2026-08-17')).toEqual(['2026-08-14', '2026-08-17']);
  expect(dates('2026-08-15', '2026-08-16')).toEqual(['2026-08-14']);
});

it('a span without values is absent, also long after the last one', () => {
  expect(dates('2026-01-01', '2026-08-13')).toBeUndefined();
  expect(dates('2026-09-01', '2026-09-30')).toBeUndefined();
});
