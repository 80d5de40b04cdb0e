import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../number/decimal.ts';
import { COMMON_CATEGORIES } from '../home-categories.ts';
import { UNIT_SOURCES } from '../sources.ts';
import { createUnitSet, type UnitSet } from '../unit-set.ts';
import { COMMON_UNITS } from './common-units.ts';

/** What most people look for, in the order of the picker. */
const UNITS: Record<string, string> = {
  length: 'm, km, cm, mm, ft, in, yd, mi, nmi',
  weight: 'kg, g, mg, lb, oz, t, st',
  temperature: 'c, f, k',
  time: 's, min, h, d, w, month, y',
  speed: 'mps, kmh, mph, fps, knot',
  data: 'byte, kb, mb, gb, tb, pb, bit',
  energy: 'j, kj, cal, kcal, kwh, btu',
  area: 'm2, km2, cm2, ft2, in2, ha, acre',
};

/** Any text may be asked for. */
const common: UnitSet = createUnitSet([COMMON_UNITS]);

const allPairs = COMMON_UNITS.categories.flatMap(({ units }) =>
  units.flatMap((from) => units.filter((to) => to.id !== from.id).map((to) => [from.id, to.id] as const)),
);

const exact = (text: string, from: string, to: string) => {
  const result = common.convert(text, from, to);
  if (!result.ok) throw new Error(result.code);
  return result;
};

describe('the common units', () => {
  it('[S1.nine-categories] has the nine categories in order, currency first', () => {
    expect(COMMON_CATEGORIES.map(({ id }) => id)).toEqual(['currency', ...Object.keys(UNITS)]);
    expect(COMMON_UNITS.categories.map(({ id }) => id)).toEqual(Object.keys(UNITS));
  });

  it.each(Object.entries(UNITS))('[S3.units] %s has exactly the units %s', (category, ids) => {
    expect(common.list(category).map(({ id }) => id)).toEqual(ids.split(', '));
  });

  it('[S3.unit] cites a source for every factor', () => {
    for (const { id, source } of common.list()) expect(UNIT_SOURCES[source], id).toMatch(/\d{4}|IEC/);
  });

  it('supports all 296 ordered pairs', () => {
    expect(allPairs).toHaveLength(296);
    for (const [from, to] of allPairs) expect(exact('1', from, to).sign, `${from} ${to}`).not.toBe(0);
  });
});

describe('[S5.temperature] convertNumber', () => {
  it.each([
    ['1 st = 14 lb', 1, 'st', 'lb', 14],
    ['36 km/h = 10 m/s', 36, 'kmh', 'mps', 10],
    ['1 mi = 1760 yd', 1, 'mi', 'yd', 1760],
    ['1 acre = 43560 ft²', 1, 'acre', 'ft2', 43560],
    ['1 lb = 16 oz', 1, 'lb', 'oz', 16],
    ['1 knot = 1.852 km/h', 1, 'knot', 'kmh', 1.852],
    ['1 year = 12 months', 1, 'y', 'month', 12],
    ['-40 °C = -40 °F', -40, 'c', 'f', -40],
    ['100 °C = 212 °F', 100, 'c', 'f', 212],
    ['0 K = -459.67 °F (NIST SP 811)', 0, 'k', 'f', -459.67],
    ['0.1 °C = 32.18 °F', 0.1, 'c', 'f', 32.18],
    ['1 kWh = 3600000 J', 1, 'kwh', 'j', 3_600_000],
    ['1 PB = 2^53 bit', 1, 'pb', 'bit', 2 ** 53],
    ['1.75 cm = 0.0000175 km', 1.75, 'cm', 'km', 0.0000175],
    ['0.3 ft = 3.6 in', 0.3, 'ft', 'in', 3.6],
  ])('%s', (_title, value, from, to, result) => {
    expect(common.convertNumber(value, from, to)).toBe(result);
  });

  it('[S5.temperature] [S5.unit-conversion] gives 0 for unknown units and for units of different categories', () => {
    expect(common.convertNumber(5, 'm', 'kg')).toBe(0);
    expect(common.convertNumber(5, 'm', 'parsec')).toBe(0);
    expect(common.convertNumber(5, 'x', 'x')).toBe(0);
    expect(common.convertNumber(5, 'c', '')).toBe(0);
    expect(common.convertNumber(5, 'toString', 'm')).toBe(0);
  });

  it('[S5.unit-conversion] returns the input unchanged for the same unit', () => {
    for (const value of [0.1, -7, 1e300, 5e-324, -0])
      expect(common.convertNumber(value, 'ft', 'ft')).toBe(value);
  });

  it('never makes a figure of what is no number', () => {
    expect(common.convertNumber(Number.NaN, 'm', 'ft')).toBeNaN();
    expect(common.convertNumber(Number.POSITIVE_INFINITY, 'm', 'ft')).toBe(Number.POSITIVE_INFINITY);
    expect(common.convertNumber(Number.NEGATIVE_INFINITY, 'c', 'f')).toBe(Number.NEGATIVE_INFINITY);
  });

  it('gives 0 for a unit that does not exist after a pair that does', () => {
    expect(common.convertNumber(1, 'm', 'cm')).toBe(100);
    expect(common.convertNumber(1, 'm', 'nothing')).toBe(0);
    expect(common.convertNumber(1, 'm', 'cm')).toBe(100);
  });
});

describe('convert', () => {
  it('[D.exact-text] prints from the exact value, half away from zero', () => {
    expect(exact('1.75', 'cm', 'km').toFixed(6)).toBe('0.000018');
    expect(exact('0.0000005', 'm', 'm').toFixed(6)).toBe('0.000001');
    expect(exact('-0.5', 'c', 'c').toFixed(0)).toBe('-1');
    expect(exact('1', 'ft', 'mi').toSignificant(12)).toBe('0.000189393939394');
  });

  it.each([
    ['1', 'x', 'm', { code: 'unknown-unit', unit: 'x' }],
    ['1', 'm', 'x', { code: 'unknown-unit', unit: 'x' }],
    ['1', 'x', 'x', { code: 'unknown-unit', unit: 'x' }],
    ['1', 'm', 'kg', { code: 'mixed-categories', from: 'm', to: 'kg' }],
    ['1,5', 'm', 'km', { code: 'not-a-number', text: '1,5' }],
    ['', 'm', 'km', { code: 'not-a-number', text: '' }],
    ['1e999999999', 'm', 'km', { code: 'out-of-range', text: '1e999999999' }],
    ['-273.16', 'c', 'k', { code: 'below-absolute-zero', unit: 'c' }],
    ['-1', 'k', 'f', { code: 'below-absolute-zero', unit: 'k' }],
    ['-459.68', 'f', 'f', { code: 'below-absolute-zero', unit: 'f' }],
  ])('%j %s -> %s fails as a value', (text, from, to, failure) => {
    expect(common.convert(text, from, to)).toEqual({ ok: false, ...failure });
  });

  it('reaches absolute zero itself', () => {
    expect(exact('-459.67', 'f', 'k').toFixed(2)).toBe('0.00');
    expect(exact('-273.15', 'c', 'f').toFixed(2)).toBe('-459.67');
  });

  it('[D.exact-text] takes 400 typed digits', () => {
    expect(exact('9'.repeat(400), 'km', 'm').toFixed(0)).toBe(`${'9'.repeat(400)}000`);
  });

  it('[S9.factors] [D.exact-factors] holds every factor as tables print it, rounded to their digits', () => {
    const printed: [string, string, string][] = [
      ['mi', 'm', '1609.344'],
      ['ft', 'm', '0.3048'],
      ['in', 'm', '0.0254'],
      ['yd', 'm', '0.9144'],
      ['nmi', 'm', '1852'],
      ['lb', 'kg', '0.453592'],
      ['oz', 'kg', '0.0283495'],
      ['st', 'kg', '6.35029'],
      ['month', 's', '2629746'],
      ['y', 's', '31556952'],
      ['kb', 'byte', '1024'],
      ['mb', 'kb', '1024'],
      ['gb', 'mb', '1024'],
      ['tb', 'gb', '1024'],
      ['pb', 'tb', '1024'],
      ['bit', 'byte', '0.125'],
      ['cal', 'j', '4.184'],
      ['kcal', 'j', '4184'],
      ['kwh', 'j', '3600000'],
      ['btu', 'j', '1055.06'],
      ['acre', 'm2', '4046.86'],
      ['ha', 'm2', '10000'],
      ['ft2', 'm2', '0.092903'],
      ['knot', 'mps', '0.514444'],
      ['kmh', 'mps', '0.277778'],
      ['mph', 'mps', '0.44704'],
    ];
    for (const [from, to, figure] of printed) {
      const decimals = figure.split('.')[1]?.length ?? 0;
      expect(exact('1', from, to).toFixed(decimals), from).toBe(figure);
    }
  });

  it('reads factors as decimals or fractions only', () => {
    for (const { units } of COMMON_UNITS.categories)
      for (const { toBase } of units)
        for (const part of toBase.split('/')) expect(parseDecimal(part), toBase).toBeDefined();
  });
});
