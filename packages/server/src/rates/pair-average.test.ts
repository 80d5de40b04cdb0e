import { dayNumber } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { readSeed, seedObservations } from '../seed/read-seed.ts';
import { ObservationIndex } from './observation-index.ts';
import { pairAverage } from './pair-average.ts';

const index = new ObservationIndex();
for (const observation of seedObservations(readSeed().filter(({ source }) => source === 'ecb')))
  index.put(observation);

const average = (from: string, to: string, first: string, last: string) =>
  pairAverage((...name) => index.series(...name), from, to, dayNumber(first), dayNumber(last));
const rateOf = (...span: Parameters<typeof average>) => average(...span)?.rate.toNumber();

describe('the average of a pair', () => {
  // Means of the daily figures of the ECB's own file, worked out by an independent program (Python fractions).
  it.each([
    ['EUR', 'USD', '2020-01-01', '2020-12-31', 1.142196108949416, 257],
    ['EUR', 'GBP', '2025-03-01', '2025-03-31', 0.837025238095238, 21],
    ['EUR', 'JPY', '2019-01-01', '2019-03-31', 125.083492063492, 63],
  ] as const)('[I15.averages] %s in %s from %s to %s', (from, to, first, last, expected, days) => {
    const found = average(from, to, first, last);
    expect(found?.rate.toNumber()).toBeCloseTo(expected, 11);
    expect(found?.series.days).toHaveLength(days);
    expect(found?.source).toBe('ecb');
  });

  it('[I15.averages] turned round is the exact reciprocal', () => {
    const span = ['2020-01-01', '2020-12-31'] as const;
    for (const [from, to] of [
      ['EUR', 'USD'],
      ['GBP', 'JPY'],
      ['AED', 'XAF'],
    ] as const) {
      const [one, other] = [average(from, to, ...span), average(to, from, ...span)];
      const { n, d } = one?.rate.toFraction() ?? { n: 0n, d: 0n };
      expect(other?.rate.toFraction(), `${from} ${to}`).toEqual({ n: d, d: n });
    }
  });

  it('[I15.averages] counts no day before the span, though its value was in force', () => {
    // Friday 28 February 2020 was in force on Sunday; Monday's own is EUR 1 = USD 1.1122.
    const found = average('EUR', 'USD', '2020-03-01', '2020-03-02');
    expect(found?.series.days).toEqual([dayNumber('2020-03-02')]);
    expect(average('EUR', 'USD', '2020-02-29', '2020-03-01')).toBeUndefined();
    expect(rateOf('EUR', 'USD', '2020-03-02', '2020-03-02')).toBe(1.1122);
  });
});
