import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../number/decimal.ts';
import { compare, type Rational } from '../number/rational.ts';
import { COMMON_UNITS } from './common/common-units.ts';
import { createUnitSet, type UnitSet } from './unit-set.ts';

fc.configureGlobal({ seed: 20261120 });

const common: UnitSet = createUnitSet([COMMON_UNITS]);
const categories = COMMON_UNITS.categories;
const linear = categories.filter(({ id }) => id !== 'temperature');
const ids = (category: (typeof categories)[number]) => category.units.map(({ id }) => id);
const threeUnits = fc
  .constantFrom(...categories)
  .chain((category) => fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...ids(category)))))
  .map(([a = '', b = '', c = '']) => [a, b, c] as const);

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 20 }))
  .map(([digits, decimals]) => `${digits}e-${decimals}`);

const convert = (value: Rational, from: string, to: string): Rational => {
  const result = common.convert(value, from, to);
  if (!result.ok) throw new Error(result.code);
  return result.toFraction();
};
const decimal = (text: string): Rational => {
  const value = parseDecimal(text);
  if (!value) throw new Error(text);
  return value;
};

describe('properties of conversion', () => {
  it('there and back is the same value, exactly', () => {
    fc.assert(
      fc.property(threeUnits, amount, ([a, b], text) => {
        const value = decimal(text);
        expect(compare(convert(convert(value, a, b), b, a), value)).toBe(0);
      }),
    );
  });

  it('through a third unit is the same value, exactly', () => {
    fc.assert(
      fc.property(threeUnits, amount, ([a, b, c], text) => {
        const value = decimal(text);
        expect(compare(convert(convert(value, a, b), b, c), convert(value, a, c))).toBe(0);
      }),
    );
  });

  it('never turns the order of two values around', () => {
    fc.assert(
      fc.property(threeUnits, amount, amount, ([a, b], one, two) => {
        const [x, y] = [decimal(one), decimal(two)];
        expect(compare(convert(x, a, b), convert(y, a, b))).toBe(compare(x, y));
      }),
    );
  });

  it('doubles keep the order too, and agree with the exact value', () => {
    const finite = fc.double({ min: 0, max: 1e200, noNaN: true });
    fc.assert(
      fc.property(threeUnits, finite, finite, ([a, b], one, two) => {
        const [low, high] = [Math.min(one, two), Math.max(one, two)];
        expect(common.convertNumber(low, a, b)).toBeLessThanOrEqual(common.convertNumber(high, a, b));
        const result = common.convert(String(low), a, b);
        expect(result.ok && (a === b ? low : result.toNumber())).toBe(common.convertNumber(low, a, b));
      }),
    );
  });

  it('is linear outside temperature: twice the amount is twice the result', () => {
    const pair = fc.constantFrom(...linear).chain((category) => {
      const unit = fc.constantFrom<string>(...ids(category));
      return fc.tuple(unit, unit);
    });
    fc.assert(
      fc.property(pair, amount, ([a, b], text) => {
        const value = decimal(text);
        const once = convert(value, a, b);
        const twice = convert({ n: value.n * 2n, d: value.d }, a, b);
        expect(compare(twice, { n: once.n * 2n, d: once.d })).toBe(0);
      }),
    );
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(threeUnits, fc.string(), ([a, b], text) => {
        const result = common.convert(text, a, b);
        expect(result.ok ? /^-?\d+\.\d{6}$/.test(result.toFixed(6)) : result.code).not.toBe(false);
      }),
    );
  });
});
