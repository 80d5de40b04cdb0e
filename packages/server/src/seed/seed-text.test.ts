import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSeed, encodeSeed, type SeedSeries } from './seed-text.ts';

const series = (code: string, points: readonly (readonly [number, number])[]): SeedSeries => ({
  source: 'ecb',
  code,
  days: Int32Array.from(points, ([day]) => day),
  rates: Float64Array.from(points, ([, rate]) => rate),
});

describe('seed text', () => {
  it('is lines of days and of differences', () => {
    const text = encodeSeed('ecb', [
      series('GBP', [
        [10596, 0.85],
        [10598, 0.8567],
      ]),
      series('USD', [
        [10595, 1.1789],
        [10596, 1.17],
        [10598, 1.1699],
      ]),
    ]);
    expect(text).toBe('equivale-seed 1 ecb\ndays 10595,1,2\nGBP 4 1 8500,67\nUSD 4 0 11789,-89,-1\n');
  });

  it('gives back every value bit for bit, gaps included', () => {
    const decimal = fc
      .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 6 }))
      .map(([digits, decimals]) => Number(`${digits}e-${decimals}`));
    const points = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1000, max: 30000 }), decimal), {
        selector: ([day]) => day,
        minLength: 1,
      })
      .map((list) => list.toSorted((a, b) => a[0] - b[0]));
    fc.assert(
      fc.property(points, points, (one, two) => {
        const given = [series('AAA', one), series('BBB', two)];
        expect(decodeSeed(encodeSeed('ecb', given))).toEqual(given);
      }),
    );
  });

  it.each(['', 'days 1', 'equivale-seed 2 ecb\ndays 1\n', 'equivale-seed 1 nobody\ndays 1\n'])(
    'refuses %o',
    (text) => expect(() => decodeSeed(text)).toThrow(),
  );

  it('refuses a text that is cut off', () => {
    expect(() => decodeSeed('equivale-seed 1 ecb\ndays 1,1\nUSD 0 0 1,2')).toThrow('cut off');
  });
});
