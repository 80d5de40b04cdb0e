import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_UNITS } from './common/common-units.ts';
import { convertNumber } from './convert-number.ts';
import { type Pair, pairOf, stepToBase } from './pair.ts';

fc.configureGlobal({ seed: 20261121 });

const pairs = COMMON_UNITS.categories.flatMap(({ units }) =>
  units.flatMap((from) =>
    units.filter((to) => to !== from).map((to) => pairOf(stepToBase(from), stepToBase(to))),
  ),
);

/** n/d, as the platform reads its decimals: 40 of them and a last digit that says whether anything follows. */
function nearest(n: bigint, d: bigint): number {
  const digits = (n * 10n ** 60n) / d;
  return Number(`${digits}${digits * d === n * 10n ** 60n ? 0 : 1}e-61`);
}

/** What the pair says for digits / power, in integers without limit. */
function expected({ line: [scale, shift, divisor] }: Pair, digits: bigint, power: bigint): number {
  const n = digits * scale + power * shift;
  return n < 0n ? -nearest(-n, power * divisor) : nearest(n, power * divisor);
}

/** Digits on both sides of where the products reach 2^53, at most fifteen, with their power. */
function edgesOf({ line: [scale, shift] }: Pair, by: number): (readonly [number, number])[] {
  const edge = Number((2n ** 53n - BigInt(by) * (shift < 0n ? -shift : shift)) / scale);
  return [-2, -1, 0, 1, 2, 3]
    .map((off) => [Math.min(edge, 10 ** 15) + off, by] as const)
    .filter(([typed]) => typed > 0 && typed < 10 ** 15);
}

const power = fc.constantFrom(1, 10, 100, 10_000, 1_000_000);

describe('convertNumber', () => {
  it('rounds once for every number of few decimals, on every pair', () => {
    const digits = fc.oneof(
      fc.integer({ min: -99_999, max: 999_999 }),
      fc.integer({ min: 0, max: 10 ** 15 - 1 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...pairs), digits, power, (pair, typed, by) => {
        expect(convertNumber(typed / by, pair)).toBe(expected(pair, BigInt(typed), BigInt(by)));
      }),
      { numRuns: 5000 },
    );
  });

  it('rounds once at the edge of what doubles hold, on every pair', () => {
    const edges = (pair: Pair) => [1, 100, 1_000_000].flatMap((by) => edgesOf(pair, by));
    for (const pair of pairs)
      for (const [typed, by] of edges(pair))
        expect(convertNumber(typed / by, pair), `${typed} / ${by}`).toBe(
          expected(pair, BigInt(typed), BigInt(by)),
        );
  });

  it('leaves the quick way where the divisor or the product outgrows a double', () => {
    const huge = pairOf({ line: [1n, 0n, 3n ** 40n] }, { line: [7n ** 20n, 0n, 1n] });
    const long = pairOf({ line: [3n ** 40n, 0n, 1n] }, { line: [7n ** 20n, 0n, 1n] });
    for (const pair of [huge, long])
      for (const typed of [1, 3, 17, 99_999])
        expect(convertNumber(typed / 100, pair)).toBe(expected(pair, BigInt(typed), 100n));
  });

  it('reads 16 and 17 digits as the shortest text that names the double', () => {
    const metresToFeet = pairOf({ line: [1n, 0n, 1n] }, { line: [3048n, 0n, 10_000n] });
    expect(convertNumber(0.30000000000000004, metresToFeet)).toBe(
      nearest(30000000000000004n * 10_000n, 10n ** 17n * 3048n),
    );
    expect(convertNumber(2 ** 53, metresToFeet)).toBe(nearest(9007199254740992n * 10_000n, 3048n));
  });

  // a quick line that is not the exact one shows which way was taken
  it.each([
    ['everyday sizes', [2, 0, 1], [1.25, -1.25, 10, 0.000001], [2.5, -2.5, 20, 0.000002]],
    ['more than six decimals', [2, 0, 1], [1.2345678], [1.2345678]],
    ['16 digits', [1, 7, 1], [1e15, -1e15], [1e15, -1e15]],
    ['15 digits', [1, 7, 1], [1e15 - 1, 1 - 1e15], [1e15 + 6, 8 - 1e15]],
    ['products from 2^53 on', [2 ** 51, 0, 1], [3, 4, -4], [3 * 2 ** 51, 4, -4]],
    ['sums from 2^53 on', [2 ** 51, 2 ** 51, 1], [2, 3, -3], [3 * 2 ** 51, 3, -3]],
    ['divisors from 2^53 on', [1, 0, 2 ** 53], [2, 3], [2, 3]],
    ['divisors below', [1, 0, 2 ** 52], [2, 3], [2 ** -51, 3 * 2 ** -52]],
  ] as const)('takes the quick way or the exact one: %s', (_title, quick, values, results) => {
    const pair: Pair = { line: [1n, 0n, 1n], quick, inverts: false, from: undefined, to: undefined };
    expect(values.map((value) => convertNumber(value, pair))).toEqual(results);
  });

  it('takes the exact way to a reciprocal', () => {
    const pair = pairOf({ line: [1n, 0n, 1n] }, { line: [1n, 0n, 1n], reciprocal: true });
    expect([4, -4, 0.5].map((value) => convertNumber(value, pair))).toEqual([0.25, -0.25, 2]);
    expect(convertNumber(0, pair)).toBe(0);
    expect(convertNumber(Number.POSITIVE_INFINITY, pair)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the step from a unit to another', () => {
  it('is in lowest terms, exactly and in doubles', () => {
    const [celsius, fahrenheit] = [
      { id: 'c', symbol: '', toBase: '1', source: 'SI-9' },
      { id: 'f', symbol: '', toBase: '5/9', offset: '-160/9', source: 'SP-811' },
    ] as const;
    // °F = (9 °C + 160) / 5
    expect(pairOf(stepToBase(celsius), stepToBase(fahrenheit))).toEqual({
      line: [9n, 160n, 5n],
      quick: [9, 160, 5],
      inverts: false,
    });
  });

  it('inverts between a unit and one that runs the other way', () => {
    const [consumption, economy] = [
      { id: 'l100km', symbol: '', toBase: '100', reciprocal: true, source: 'SI-9-8' },
      { id: 'kmgal', symbol: '', toBase: '1/4', source: 'HB-44' },
    ] as const;
    // km/gal = 400 / (L/100 km), and back
    const there = pairOf(stepToBase(consumption), stepToBase(economy));
    const back = pairOf(stepToBase(economy), stepToBase(consumption));
    expect(there).toMatchObject({ line: [1n, 0n, 400n], inverts: true });
    expect(back).toMatchObject({ line: [1n, 0n, 400n], inverts: true });
    expect(pairOf(stepToBase(consumption), stepToBase(consumption)).inverts).toBe(false);
  });

  it('needs a factor that is a decimal or a fraction of two', () => {
    const row = { id: 'x', symbol: '', source: 'SI-9' } as const;
    expect(() => stepToBase({ ...row, toBase: 'one third' })).toThrow(
      new TypeError('no exact factor: one third'),
    );
  });
});
