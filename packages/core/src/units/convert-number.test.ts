import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNIT_CATEGORIES } from './common/catalogue.ts';
import { convertNumber } from './convert-number.ts';
import { type Pair, pairOf, stepToBase } from './pair.ts';

fc.configureGlobal({ seed: 20261121 });

const pairs = UNIT_CATEGORIES.flatMap(({ units }) =>
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
function expected({ scale, shift, divisor }: Pair, digits: bigint, power: bigint): number {
  const n = digits * scale + power * shift;
  return n < 0n ? -nearest(-n, power * divisor) : nearest(n, power * divisor);
}

/** Digits on both sides of where the products reach 2^53, at most fifteen, with their power. */
function edgesOf({ scale, shift }: Pair, by: number): (readonly [number, number])[] {
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
    const huge = pairOf(
      { scale: 1n, shift: 0n, divisor: 3n ** 40n },
      { scale: 7n ** 20n, shift: 0n, divisor: 1n },
    );
    const long = pairOf(
      { scale: 3n ** 40n, shift: 0n, divisor: 1n },
      { scale: 7n ** 20n, shift: 0n, divisor: 1n },
    );
    for (const pair of [huge, long])
      for (const typed of [1, 3, 17, 99_999])
        expect(convertNumber(typed / 100, pair)).toBe(expected(pair, BigInt(typed), 100n));
  });

  it('reads 16 and 17 digits as the shortest text that names the double', () => {
    const metresToFeet = pairOf(
      { scale: 1n, shift: 0n, divisor: 1n },
      { scale: 3048n, shift: 0n, divisor: 10_000n },
    );
    expect(convertNumber(0.30000000000000004, metresToFeet)).toBe(
      nearest(30000000000000004n * 10_000n, 10n ** 17n * 3048n),
    );
    expect(convertNumber(2 ** 53, metresToFeet)).toBe(nearest(9007199254740992n * 10_000n, 3048n));
  });

  it('takes the quick way up to its limit and the exact one beyond', () => {
    // a quick step that is not the exact one shows which way was taken
    const quick = [{ power: 100, scale: 2, shift: 0, divisor: 100, limit: 1000 }];
    const pair: Pair = { scale: 1n, shift: 0n, divisor: 1n, quick };
    expect([1.25, -1.25, 10, -10].map((value) => convertNumber(value, pair))).toEqual([2.5, -2.5, 20, -20]);
    expect([1.255, 10.01, -10.01, 0.001].map((value) => convertNumber(value, pair))).toEqual([
      1.255, 10.01, -10.01, 0.001,
    ]);
  });
});

describe('the quick steps of a pair', () => {
  it('hold what people type, and nothing that a double cannot', () => {
    for (const pair of pairs)
      for (const { power, limit } of pair.quick) {
        const by = BigInt(power);
        const shift = by * (pair.shift < 0n ? -pair.shift : pair.shift);
        const most = (2n ** 53n - shift) / pair.scale;
        const cap = most < 10n ** 15n ? most : 10n ** 15n;
        const fits = by * pair.divisor < 2n ** 53n;
        // at most the cap, at least two less
        expect(fits ? cap - BigInt(limit) : 1n).toBeOneOf([0n, 1n, 2n]);
        expect(fits || limit < 0).toBe(true);
        expect(limit).toBeLessThan(10 ** 15);
      }
  });

  it('are of two decimals, of none and of six', () => {
    for (const { quick } of pairs) expect(quick.map(({ power }) => power)).toEqual([100, 1, 1_000_000]);
  });

  it('are the exact step times the power', () => {
    const [celsius, fahrenheit] = [
      { id: 'c', symbol: '', toBase: '1', source: 'SI-9' },
      { id: 'f', symbol: '', toBase: '5/9', offset: '-160/9', source: 'SP-811' },
    ] as const;
    const pair = pairOf(stepToBase(celsius), stepToBase(fahrenheit));
    // °F = (9 °C + 160) / 5
    expect(pair).toMatchObject({ scale: 9n, shift: 160n, divisor: 5n });
    expect(pair.quick.map(({ scale, shift, divisor }) => [scale, shift, divisor])).toEqual([
      [9, 16_000, 500],
      [9, 160, 5],
      [9, 160_000_000, 5_000_000],
    ]);
  });

  it('need a factor that is a decimal or a fraction of two', () => {
    const row = { id: 'x', symbol: '', source: 'SI-9' } as const;
    expect(() => stepToBase({ ...row, toBase: 'one third' })).toThrow(
      new TypeError('not an exact factor: one third'),
    );
  });
});
