import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../number/decimal.ts';
import { compare, multiply, type Rational, rational } from '../number/rational.ts';
import { isOwnId } from './categories.ts';
import { COMMON_UNITS } from './common/common-units.ts';
import { EXTENDED_UNITS } from './extended/extended-units.ts';
import { type OwnUnit, type OwnUnitFault, ownUnitTable } from './own-units.ts';
import { SPECIALIST_UNITS } from './specialist/specialist-units.ts';
import { createUnitSet, type UnitSet } from './unit-set.ts';

const TABLES = [COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS] as const;
const catalogue: UnitSet = createUnitSet(TABLES);

const own = (id: string, factor: string, of?: string, offset?: string): OwnUnit => ({
  id: `own-${id}`,
  name: id,
  symbol: id,
  factor,
  ...(of === undefined ? {} : { of }),
  ...(offset === undefined ? {} : { offset }),
});
const setWith = (...units: OwnUnit[]): UnitSet =>
  createUnitSet([...TABLES, ownUnitTable(units, catalogue).table]);

function convert(units: UnitSet, value: string | Rational, from: string, to: string): Rational {
  const result = units.convert(value, from, to);
  if (!result.ok) throw new Error(`${result.code}: ${from} ${to}`);
  return result.toFraction();
}
const isSame = (a: Rational, b: Rational) => compare(a, b) === 0;
const read = (text: string): Rational => parseDecimal(text) ?? rational(0n);

const decimals = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 15 }))
  .map(([digits, places]) => `${digits}e-${places}`);
const straight = catalogue.list().filter(({ curve }) => !curve);
const targets = fc.constantFrom(...straight.map(({ id }) => id));

describe('own units', () => {
  it('[I16.own-exact] there and back is the same value, exactly, whatever it is defined by', () => {
    fc.assert(
      fc.property(targets, decimals, decimals, (of, factor, amount) => {
        const units = setWith(own('a', factor, of), own('b', factor, 'own-a'));
        const minimum = catalogue.find(of)?.minimum;
        fc.pre(minimum === undefined || minimum.startsWith('-') || minimum === '0');
        const value = read(amount);
        expect(isSame(convert(units, convert(units, value, 'own-b', of), of, 'own-b'), value)).toBe(true);
        // a is so many of its unit, b so many of a
        expect(isSame(convert(units, value, 'own-a', of), multiply(value, read(factor)))).toBe(true);
        expect(isSame(convert(units, value, 'own-b', 'own-a'), multiply(value, read(factor)))).toBe(true);
      }),
    );
  });

  it('[I16.own-affine] a scale with a zero of its own goes there and back exactly', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (factor, offset, amount) => {
        const units = setWith(own('scale', factor, 'c', offset));
        const value = read(amount);
        const celsius = convert(units, value, 'own-scale', 'c');
        expect(isSame(convert(units, celsius, 'c', 'own-scale'), value)).toBe(true);
        expect(isSame(convert(units, '0', 'own-scale', 'c'), read(offset))).toBe(true);
      }),
    );
  });

  // D. G. Fahrenheit's scale and W. Rankine's, written as a person would: 5/9 of a kelvin, and 32 °F at 0 °C
  it.each([
    [own('rank', '5/9', 'k'), '491.67', 'k', '273.15'],
    [own('fahr', '5/9', 'c', '-17.7777777777777777777777777777777777777'), '0', 'k', '255.372222222222'],
    [own('pace', '0.74', 'm'), '1000', 'km', '0.74'],
    [own('turned', '1/1.35', 'm'), '1.35', 'm', '1'],
    // 1 of it is 2 L/100 km, so 4 of it are 8 L/100 km: 12.5 km/L
    [own('thirst', '2', 'l100km'), '4', 'kml', '12.5'],
  ])('[I16.own-exact] $0.name: $1 of it are $3 $2', (unit, amount, to, expected) => {
    const result = setWith(unit).convert(amount, unit.id, to);
    expect(result.ok && result.toSignificant(15)).toBe(expected);
  });

  it('[I16.own-affine] ends where temperature ends', () => {
    const units = setWith(own('third', '1/3', 'c', '0.1'));
    // -273.15 °C is (-273.15 - 0.1) x 3
    expect(units.convert('-819.75', 'own-third', 'k')).toMatchObject({ ok: true, sign: 0 });
    expect(units.convert('-819.7500001', 'own-third', 'k')).toMatchObject({ code: 'below-absolute-zero' });
  });

  it('[I16.own-category] what fits no category has one of its own, with its own units', () => {
    const egg = { ...own('egg', '1'), categoryName: 'Eggs' };
    const { table, categoryNames, names } = ownUnitTable([egg, own('dozen', '12', 'own-egg')], catalogue);
    const units = createUnitSet([...TABLES, table]) as UnitSet;
    expect(categoryNames).toEqual({ 'own-egg': 'Eggs' });
    expect(names['own-dozen']).toEqual({ one: 'dozen', other: 'dozen' });
    expect(units.list('own-egg').map(({ id }) => id)).toEqual(['own-egg', 'own-dozen']);
    expect(isSame(convert(units, '2.5', 'own-dozen', 'own-egg'), rational(30n))).toBe(true);
    expect(units.convert('1', 'own-egg', 'm')).toMatchObject({ code: 'mixed-categories' });
  });

  it('[I16.own-exact] is a row like those of the catalogue, of as many digits as are read', () => {
    const pace = { ...own('pace', '2', 'm'), plural: 'paces' };
    const long = own('long', '1'.repeat(1000), 'm');
    expect(ownUnitTable([pace, own('gone', '1', 'own-x'), long], catalogue)).toEqual({
      table: {
        id: 'own',
        categories: [
          {
            id: 'length',
            units: [
              { id: 'own-pace', symbol: 'pace', toBase: '2', source: 'OWN', aliases: 'pace, paces' },
              { id: 'own-long', symbol: 'long', toBase: long.factor, source: 'OWN', aliases: 'long' },
            ],
          },
        ],
      },
      names: { 'own-pace': { one: 'pace', other: 'paces' }, 'own-long': { one: 'long', other: 'long' } },
      categoryNames: {},
      faults: new Map([['own-gone', 'unknown-unit']]),
    });
    expect(['own-pace', 'length', 'pace-own-'].map(isOwnId)).toEqual([true, false, false]);
  });

  const faulty: readonly (readonly [OwnUnitFault, readonly OwnUnit[]])[] = [
    ['unknown-unit', [own('a', '2', 'own-gone')]],
    ['unknown-unit', [own('a', '2', 'own-b'), own('b', '2', 'own-gone')]],
    ['circular', [own('a', '2', 'own-b'), own('b', '2', 'own-a')]],
    ['circular', [own('a', '2', 'own-a')]],
    ['no-factor', [own('a', '2', 'deg_slope')]],
    ['no-factor', [own('a', '2', 'l100km', '1')]],
    ['not-a-number', [own('a', '1/2/3', 'm')]],
    ['not-a-number', [own('a', 'two', 'm')]],
    ['not-a-number', [own('a', '1/two', 'm')]],
    ['not-a-number', [own('a', '1', 'm', 'two')]],
    ['not-positive', [own('a', '0', 'm')]],
    ['not-positive', [own('a', '-2', 'm')]],
    ['not-positive', [own('a', '1/0', 'm')]],
    ['out-of-range', [own('a', '1e9999', 'm')]],
    ['out-of-range', [own('a', '1', 'm', '1e9999')]],
    ['out-of-range', [own('a', `1/${'7'.repeat(999)}`, 'mm')]],
    ['out-of-range', [own('a', `${'1'.repeat(999)}`, 'km')]],
  ];
  it.each(faulty)('[I16.own-faults] %s', (fault, units) => {
    const made = ownUnitTable(units, catalogue);
    expect(made.faults.get('own-a')).toBe(fault);
    expect(made.table.categories.flatMap((category) => category.units).map(({ id }) => id)).not.toContain(
      'own-a',
    );
  });
});
