import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecimal, parseDecimal } from './decimal.ts';
import { exactOf, toFullDecimal, toRecordedText } from './exact-value.ts';
import { add, compare, divide, multiply, rational, subtract } from './rational.ts';
import { toNearestNumber } from './to-number.ts';

fc.configureGlobal({ seed: 20261120 });

describe('rational', () => {
  it('keeps lowest terms and a positive denominator', () => {
    expect(rational(6n, -4n)).toEqual({ n: -3n, d: 2n });
    expect(rational(0n, -7n)).toEqual({ n: 0n, d: 1n });
    expect(() => rational(1n, 0n)).toThrow(RangeError);
  });

  it('computes exactly', () => {
    const third = rational(1n, 3n);
    const sixth = rational(1n, 6n);
    expect(add(third, sixth)).toEqual(rational(1n, 2n));
    expect(subtract(third, sixth)).toEqual(sixth);
    expect(multiply(third, sixth)).toEqual(rational(1n, 18n));
    expect(divide(third, sixth)).toEqual(rational(2n));
    const [a, b] = [rational(2n, 3n), rational(5n, 7n)];
    expect([multiply(a, b), divide(a, b)]).toEqual([rational(10n, 21n), rational(14n, 15n)]);
    expect([compare(third, sixth), compare(sixth, third), compare(third, third)]).toEqual([1, -1, 0]);
  });
});

describe('parseDecimal', () => {
  it.each([
    ['12', 12n, 1n],
    ['-0.5', -1n, 2n],
    ['.25', 1n, 4n],
    ['5.', 5n, 1n],
    ['+1.5e3', 1500n, 1n],
    ['1.5E-1', 3n, 20n],
    ['\u22122', -2n, 1n],
    ['-0', 0n, 1n],
  ])('%j is exact', (text, n, d) => {
    const value = parseDecimal(text);
    expect(value && rational(value.n, value.d)).toEqual({ n, d });
  });

  it.each(['', '.', '-', 'e5', '1,5', '1e', '1 2', '0x10', 'Infinity', '1..2', '--1'])(
    '%j is none',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
      expect(isDecimal(text)).toBe(false);
    },
  );

  it('refuses absurd sizes at once, and says that they are decimals', () => {
    for (const text of ['1e999999999', '1e-1001', '9'.repeat(1001), `0.${'1'.repeat(5000)}`]) {
      expect(parseDecimal(text)).toBeUndefined();
      expect(isDecimal(text)).toBe(true);
    }
    expect(parseDecimal('1e1000')?.n).toBe(10n ** 1000n);
    expect(parseDecimal('9'.repeat(1000))?.n).toBe(10n ** 1000n - 1n);
  });
});

describe('toNearestNumber', () => {
  it('agrees with the decimal reader of the platform on any decimal', () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 40n });
    fc.assert(
      fc.property(digits, fc.integer({ min: -340, max: 320 }), (whole, exponent) => {
        const value = parseDecimal(`${whole}e${exponent}`);
        expect(value && toNearestNumber(value)).toBe(Number(`${whole}e${exponent}`));
      }),
      { numRuns: 2000 },
    );
  });

  it('returns every double it is given, subnormal ones too', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const exact = parseDecimal(String(value));
        expect(exact && toNearestNumber(exact)).toBe(value === 0 ? 0 : value);
      }),
      { numRuns: 2000 },
    );
  });

  it('breaks ties to even, at 2^53, at the smallest and at the largest double (IEEE 754-2019, 4.3.1)', () => {
    expect(toNearestNumber({ n: 2n ** 53n + 1n, d: 1n })).toBe(2 ** 53);
    expect(toNearestNumber({ n: 2n ** 53n + 3n, d: 1n })).toBe(2 ** 53 + 4);
    expect(toNearestNumber({ n: 1n, d: 2n ** 1075n })).toBe(0);
    expect(toNearestNumber({ n: 3n, d: 2n ** 1075n })).toBe(2 ** -1073);
    expect(toNearestNumber({ n: 2n ** 60n + 1n, d: 2n ** 1135n })).toBe(2 ** -1074);
    expect(toNearestNumber({ n: 2n ** 1022n - 1n, d: 2n ** 2044n })).toBe(2 ** -1022);
    // a hair above a tie, far below the bits that are looked at first
    expect(toNearestNumber({ n: 2n ** 80n + 2n ** 27n + 1n, d: 2n ** 80n })).toBe(1 + 2 ** -52);
    expect(toNearestNumber({ n: 2n ** 80n + 2n ** 27n, d: 2n ** 80n })).toBe(1);
    expect(toNearestNumber({ n: 2n ** 100n + 2n ** 47n + 1n, d: 1n })).toBe(2 ** 100 + 2 ** 48);
    expect(toNearestNumber({ n: 2n ** 100n + 2n ** 47n, d: 1n })).toBe(2 ** 100);
    expect(exactOf({ n: -1n, d: 3n }).toSignificant(3)).toBe('-0.333');
    expect(toNearestNumber({ n: 2n ** 1024n - 2n ** 970n, d: 1n })).toBe(Number.POSITIVE_INFINITY);
    expect(toNearestNumber({ n: 2n ** 1024n - 2n ** 970n - 1n, d: 1n })).toBe(Number.MAX_VALUE);
    expect(toNearestNumber({ n: -1n, d: 3n })).toBe(-1 / 3);
  });
});

describe('exact values', () => {
  const third = exactOf(rational(1n, 3n));

  it('prints half away from zero', () => {
    expect(exactOf(rational(5n, 2n)).toFixed(0)).toBe('3');
    expect(exactOf(rational(-5n, 2n)).toFixed(0)).toBe('-3');
    expect(exactOf(rational(1005n, 1000n)).toFixed(2)).toBe('1.01');
    expect(exactOf(rational(-1n, 1000n)).toFixed(2)).toBe('0.00');
    expect(exactOf(rational(9999n, 10n)).toFixed(0)).toBe('1000');
    expect(third.toFixed(30)).toBe(`0.${'3'.repeat(30)}`);
    // on both sides of what a double holds, and a hair below and above a half there
    expect(exactOf({ n: 2n ** 52n - 1n, d: 1n }).toFixed(0)).toBe('4503599627370495');
    expect(exactOf({ n: 2n ** 52n + 1n, d: 1n }).toFixed(0)).toBe('4503599627370497');
    expect(exactOf({ n: 4503599216273231n, d: 999999937n }).toFixed(0)).toBe('4503599');
    expect(exactOf({ n: 4503599216273232n, d: 999999937n }).toFixed(0)).toBe('4503600');
  });

  it('prints the digits that no others are nearer to, of two equally near the ones further from zero', () => {
    const numerator = fc.oneof(
      fc.bigInt({ min: 0n, max: 2n ** 54n }),
      fc.bigInt({ min: 0n, max: 10n ** 40n }),
    );
    const denominator = fc.oneof(fc.bigInt({ min: 1n, max: 2000n }), fc.bigInt({ min: 1n, max: 2n ** 54n }));
    fc.assert(
      fc.property(numerator, denominator, fc.integer({ min: -3, max: 8 }), (n, d, decimals) => {
        const [top, bottom] = [n * 10n ** BigInt(decimals + 3), d * 1000n];
        const printed = exactOf({ n, d }).toFixed(decimals).replace('.', '');
        const digits = BigInt(decimals < 0 ? printed.slice(0, decimals) : printed);
        const beyond = 2n * (digits * bottom - top);
        expect(-bottom < beyond && beyond <= bottom).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('prints significant digits without an exponent and without needless zeros', () => {
    expect(third.toSignificant(6)).toBe('0.333333');
    expect(exactOf(rational(2n, 3n)).toSignificant(1)).toBe('0.7');
    expect(exactOf(rational(123456n, 1n)).toSignificant(3)).toBe('123000');
    expect(exactOf(rational(9996n, 10n)).toSignificant(3)).toBe('1000');
    expect(exactOf(rational(-1n, 8n)).toSignificant(15)).toBe('-0.125');
    expect(exactOf(rational(10n, 1n)).toSignificant(15)).toBe('10');
    expect(exactOf(rational(0n)).toSignificant(3)).toBe('0');
    expect(exactOf(rational(1n, 10n ** 9n)).toSignificant(6)).toBe('0.000000001');
    expect(exactOf(rational(99995n, 10n ** 9n)).toSignificant(4)).toBe('0.0001');
  });

  it('knows its sign and where it is exact', () => {
    expect([third.sign, exactOf(rational(-1n)).sign, exactOf(rational(0n)).sign]).toEqual([1, -1, 0]);
    expect(exactOf(rational(1n, 8n)).isExactAt(3)).toBe(true);
    expect(exactOf(rational(1n, 8n)).isExactAt(2)).toBe(false);
    expect(third.isExactAt(50)).toBe(false);
  });

  it.each([
    ['0', 0n, 7n],
    ['-12.5', -25n, 2n],
    ['1234567890123456789', 1234567890123456789n, 1n],
    ['0.000000000931322574615478515625', 1n, 2n ** 30n],
    ['0.00032', 1n, 5n ** 5n],
    ['0.5', 21n, 42n],
    [undefined, 1n, 3n],
    [undefined, 5n, 60n],
  ])('are %s in full for %d/%d', (text, n, d) => {
    expect(toFullDecimal({ n, d })).toBe(text);
  });

  // 1/3 and 1/1.1699 at 34 digits by Python's decimal, rounded half up
  it.each([
    ['1234567890123456.789', 1234567890123456789n, 1000n],
    [`0.${'3'.repeat(34)}`, 1n, 3n],
    ['-0.85477391230019659799982904521754', -10_000n, 11_699n],
    [`1.${'0'.repeat(997)}1`, 10n ** 998n + 1n, 10n ** 998n],
    // more digits than can be read again
    ['1', 10n ** 1000n + 1n, 10n ** 1000n],
  ])('are recorded as %s', (text, n, d) => {
    expect(toRecordedText(exactOf({ n, d }))).toBe(text);
  });

  it('read back to the same fraction from their full decimal', () => {
    const decimal = fc.tuple(
      fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
      fc.integer({ min: 0, max: 60 }),
    );
    fc.assert(
      fc.property(decimal, ([digits, decimals]) => {
        const value = { n: digits, d: 10n ** BigInt(decimals) };
        const back = parseDecimal(toFullDecimal(value) ?? '');
        expect(back && back.n * value.d).toBe(back && value.n * back.d);
        expect(back).toBeDefined();
      }),
    );
  });
});
