import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNIT_CATEGORIES } from './catalogue.ts';
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
});
