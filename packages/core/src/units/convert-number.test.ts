import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_UNITS } from './common/common-units.ts';
import { type Pair, pairOf } from './pair.ts';
import type { UnitRow } from './unit.ts';
import { createUnitSet, type UnitSet } from './unit-set.ts';

fc.configureGlobal({ seed: 20261121 });

const pairs = COMMON_UNITS.categories.flatMap(({ units }) =>
  units.flatMap((from) => units.filter((to) => to !== from).map((to) => pairOf(from, to))),
);

const common: UnitSet = createUnitSet([COMMON_UNITS]);
const row = (id: string, toBase: string): UnitRow => ({ id, toBase, source: 'SI-9' });

/** What the two units of a set of their own make of a number. */
function between(a: UnitRow, b: UnitRow): (value: number) => number {
  const units = createUnitSet([{ id: 'own', categories: [{ id: 'length', units: [a, b] }] }]);
  return (value) => units.convertNumber(value, a.id, b.id);
}

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
        expect(common.convertNumber(typed / by, pair.from, pair.to)).toBe(
          expected(pair, BigInt(typed), BigInt(by)),
        );
      }),
      { numRuns: 5000 },
    );
  });

  it('rounds once at the edge of what doubles hold, on every pair', () => {
    const edges = (pair: Pair) => [1, 100, 1000, 1_000_000].flatMap((by) => edgesOf(pair, by));
    for (const pair of pairs)
      for (const [typed, by] of edges(pair))
        expect(common.convertNumber(typed / by, pair.from, pair.to), `${typed} / ${by}`).toBe(
          expected(pair, BigInt(typed), BigInt(by)),
        );
  });

  it('leaves the quick way where the divisor or the product outgrows a double', () => {
    const far = row('b', `${7n ** 20n}`);
    for (const near of [row('a', `1/${3n ** 40n}`), row('a', `${3n ** 40n}`)])
      for (const typed of [1, 3, 17, 99_999])
        expect(between(near, far)(typed / 100)).toBe(expected(pairOf(near, far), BigInt(typed), 100n));
  });

  it('reads 16 and 17 digits as the shortest text that names the double', () => {
    const toFeet = between(row('a', '1'), row('b', '0.3048'));
    expect(toFeet(0.30000000000000004)).toBe(nearest(30000000000000004n * 10_000n, 10n ** 17n * 3048n));
    expect(toFeet(2 ** 53)).toBe(nearest(9007199254740992n * 10_000n, 3048n));
    // their thousandths have 15 and 16 digits
    for (const value of [1e12 - 2, 1e12, 1e12 + 0.001])
      expect(toFeet(value)).toBe(nearest(BigInt(Math.round(value * 1000)) * 10_000n, 3_048_000n));
  });

  it.each([
    // value × 381 / 1250
    ['0.3048', '1', (1e15 - 1_250_000) / 381],
    // value × 3 / 10^12: thousandths of it have no room
    ['3', '1000000000000', 0],
  ])('knows beforehand what fits into 15 digits: %s to %s', (from, to, most) => {
    expect(Math.max(0, pairOf(row('a', from), row('b', to)).most)).toBe(most);
  });

  it('takes the exact way to a reciprocal', () => {
    const turned = between(row('a', '1'), { ...row('b', '1'), reciprocal: true });
    expect([4, -4, 0.5].map(turned)).toEqual([0.25, -0.25, 2]);
    expect(turned(0)).toBe(0);
    expect(turned(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  });

  it('finds each pair in any order', () => {
    const steps = [
      ['ft', 'm', 0.3048],
      ['ft', 'in', 12],
      ['m', 'cm', 100],
      ['x', 'm', 0],
      ['h', 'min', 60],
      ['m', 'kg', 0],
    ] as const;
    const orders = [0, 1, 2, 3, 4, 5, 0, 1, 2, 0, 0, 4, 2, 5, 3, 3, 1, 0, 1, 0, 2, 1, 4, 4, 5, 1];
    for (const at of orders) {
      const [from, to, result] = steps[at] ?? ['', '', Number.NaN];
      expect(common.convertNumber(1, from, to)).toBe(result);
    }
  });
});

describe('the step from a unit to another', () => {
  it('is in lowest terms, exactly and in doubles', () => {
    const [celsius, fahrenheit] = [
      { id: 'c', symbol: '', toBase: '1', source: 'SI-9' },
      { id: 'f', symbol: '', toBase: '5/9', offset: '-160/9', source: 'SP-811' },
    ] as const;
    // °F = (9 °C + 160) / 5
    expect(pairOf(celsius, fahrenheit)).toMatchObject({
      line: [9n, 160n, 5n],
      scale: 9,
      shift: 160_000,
      divisor: 5000,
      inverts: false,
    });
  });

  it('inverts between a unit and one that runs the other way', () => {
    const [consumption, economy] = [
      { id: 'l100km', symbol: '', toBase: '100', reciprocal: true, source: 'SI-9-8' },
      { id: 'kmgal', symbol: '', toBase: '1/4', source: 'HB-44' },
    ] as const;
    // km/gal = 400 / (L/100 km), and back
    const there = pairOf(consumption, economy);
    const back = pairOf(economy, consumption);
    expect(there).toMatchObject({ line: [1n, 0n, 400n], inverts: true });
    expect(back).toMatchObject({ line: [1n, 0n, 400n], inverts: true });
    expect(pairOf(consumption, consumption).inverts).toBe(false);
  });

  it('needs a factor that is a decimal or a fraction of two', () => {
    expect(() => pairOf(row('a', 'one third'), row('b', '1'))).toThrow(
      new TypeError('no exact factor: one third'),
    );
  });
});
