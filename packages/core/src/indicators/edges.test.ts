import { describe, expect, it } from 'vitest';
import { dailyCloses } from './daily-closes.ts';
import { forecast } from './forecast.ts';
import { logChange, logReturns } from './log-returns.ts';
import { rsi } from './rsi.ts';
import { sma } from './sma.ts';
import { strengthIndex } from './strength.ts';

/** A zigzag of 1 % around a level that drifts by `drift` per close. */
const zigzag = (length: number, drift: number): number[] =>
  Array.from({ length }, (_, at) => (100 + (at % 2)) * (1 + drift) ** at);

describe('log change', () => {
  // ln(b / a) of the two doubles, from Python's decimal with 60 digits.
  it.each([
    [1.1, 1.1000000001, 9.0909098426811e-11],
    [155.2, 155.2000001, 6.443300415765162e-10],
    [0.8548, 0.85479, -1.169871138702091e-5],
    [2, 1.1, -0.5978370007556204],
  ])('from %d to %d keeps its digits', (from, to, expected) => {
    expect(Math.abs(logChange(from, to) / expected - 1)).toBeLessThan(1e-14);
  });

  it.each([0, 1, 2])('refuses a bad close at %d', (at) => {
    expect(() => logReturns([1, 2, 3].with(at, 0))).toThrow(`close ${at}`);
    expect(() => logReturns([1, 2, 3].with(at, Number.NaN))).toThrow(RangeError);
  });
});

describe('what an indicator refuses', () => {
  it('a bad close, the first one too', () => {
    expect(() => sma([Number.NaN, 1, 2], 2)).toThrow('close 0');
    expect(() => rsi([1, Number.POSITIVE_INFINITY, 2], 2)).toThrow('close 1');
  });

  it('a period below the least or broken, and no other', () => {
    expect(sma([1, 2, 3], 1)).toEqual([1, 2, 3]);
    expect(() => sma([1, 2, 3], 0)).toThrow('period must be a whole number of at least 1, not 0');
    expect(() => sma([1, 2, 3], 1.5)).toThrow(RangeError);
  });
});

describe('strength', () => {
  it.each([Number.NaN, 0, -1, Number.POSITIVE_INFINITY])('leaves a currency priced %d out', (price) => {
    const scores = strengthIndex({ USD: 1, EUR: 1, GBP: price }, { USD: 1, EUR: 1, GBP: 1 });
    expect(scores).toEqual({ USD: 50, EUR: 50 });
    const later = strengthIndex({ USD: 1, EUR: 1, GBP: 1 }, { USD: 1, EUR: 1, GBP: price });
    expect(later).toEqual({ USD: 50, EUR: 50 });
  });

  it('needs two currencies', () => {
    expect(strengthIndex({ USD: 1 }, { USD: 1 })).toEqual({});
    expect(strengthIndex({ USD: 1, EUR: 1 }, { USD: 1 })).toEqual({});
  });
});

describe('forecast', () => {
  it.each([1, 20])('looks %d closes ahead', (horizon) => {
    expect(forecast(zigzag(300, 0.001), horizon)).toMatchObject({ ok: true, horizon });
  });

  it.each([0, 21, 2.5, -1])('refuses to look %d closes ahead', (horizon) => {
    expect(() => forecast(zigzag(300, 0), horizon)).toThrow('horizon must be a whole number from 1 to 20');
  });

  it.each([
    ['up', 0.001],
    ['down', -0.001],
  ])('says that last year went %s', (trend, drift) => {
    expect(forecast(zigzag(400, drift))).toMatchObject({ trend });
  });

  it('measures the trend against the close 249 closes before the last', () => {
    // 100 and 101 take turns, so an odd distance ends on the other one
    expect(forecast(zigzag(300, 0))).toMatchObject({ trend: 'up' });
    expect(forecast(zigzag(301, 0))).toMatchObject({ trend: 'down' });
    expect(forecast([...zigzag(300, 0), 100])).toMatchObject({ trend: 'down' });
    expect(forecast([...zigzag(300, 0), 101])).toMatchObject({ trend: 'none' });
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a close of %d', (close) => {
    expect(() => forecast([...zigzag(300, 0), close])).toThrow('is not a number above zero');
  });
});

describe('pauses', () => {
  it('a pause of ten days is not a long one', () => {
    const dates = (first: string, second: string) =>
      dailyCloses([
        { date: first, rate: 1 },
        { date: second, rate: 2 },
      ]).dates;
    expect(dates('2026-08-03', '2026-08-13')).toEqual(['2026-08-03', '2026-08-13']);
    expect(dates('2026-08-03', '2026-08-14')).toEqual(['2026-08-14']);
  });
});
