import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '../../number/rational.ts';
import { COMMON_UNITS } from '../common/common-units.ts';
import { EXTENDED_UNITS } from '../extended/extended-units.ts';
import { SPECIALIST_UNITS } from '../specialist/specialist-units.ts';
import { TECHNICAL_UNITS } from '../technical/technical-units.ts';
import { createUnitSet, type UnitSet } from '../unit-set.ts';
import { ComposedUnits } from './composed-units.ts';

fc.configureGlobal({ seed: 20261128 });

const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS, TECHNICAL_UNITS]);
const composed = new ComposedUnits(units);
const ONE = rational(1n);

interface Recording {
  readonly rows: readonly (readonly [from: string, _: string, to: string, _: string, figure: string])[];
}
const gnuUnits: Recording = JSON.parse(
  readFileSync(new URL('recorded/gnu-units.json', import.meta.url), 'utf8'),
);

function exactly(from: string, to: string) {
  const result = composed.convert(ONE, from, to);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result;
}

describe('[I43.composed] units that are made of units', () => {
  it.each(gnuUnits.rows)('against GNU Units: %s (%s) in %s (%s): %s', (from, _from, to, _to, figure) => {
    expect(Math.abs(exactly(from, to).toNumber() / Number(figure) - 1)).toBeLessThan(4e-15);
  });

  it('are exact', () => {
    const watts = composed.convert(rational(1n, 3n), 'kg·m²/s³', 'W');
    expect(watts.ok && watts.toFraction()).toEqual(rational(1n, 3n));
    expect(exactly('kWh/(100 km)', 'N').toFraction()).toEqual(rational(36n));
  });

  // one unit of every category in any other of it: the dimensions agree with the tables
  it('agree with the tables, category by category', () => {
    const firstOf = (symbol: string) =>
      units.list().find((one) => one.symbol === symbol && one.curve === undefined);
    const plain = units.list().filter((unit) => {
      const isScale = unit.reciprocal || unit.curve || unit.offset;
      return !isScale && firstOf(unit.symbol) === unit && composed.read(unit.symbol).ok;
    });
    expect(plain.length).toBeGreaterThan(400);
    for (const { id, symbol, category } of plain) {
      const base = plain.find((unit) => unit.category === category) ?? { id: '', symbol: '' };
      const theirs = units.convert('1', id, base.id);
      expect(exactly(symbol, base.symbol).toFraction(), id).toEqual(theirs.ok && theirs.toFraction());
    }
  });

  it.each([
    ['kg·m', 'W', { code: 'other-dimension', from: 'kg·m', to: 'kg·m²·s⁻³' }],
    ['cd', 'lm', { code: 'other-dimension', from: 'cd', to: 'cd·rad²' }],
    ['px/m', '1/m', { code: 'other-dimension', from: 'm⁻¹·px', to: 'm⁻¹' }],
    ['kg·furlong/s', 'N', { code: 'unknown-unit', text: 'furlong' }],
    ['m/s·s', 'm', { code: 'ambiguous', text: 'm/s·s' }],
    ['(m', 'm', { code: 'ambiguous', text: '(m' }],
    ['m)', 'm', { code: 'ambiguous', text: 'm)' }],
    ['/s', 'Hz', { code: 'ambiguous', text: '/s' }],
    ['m··s', 'm', { code: 'ambiguous', text: 'm··s' }],
    ['', 'm', { code: 'ambiguous', text: '' }],
    ['dB/m', '1/m', { code: 'unknown-unit', text: 'dB' }],
    ['m^99', 'm', { code: 'unknown-unit', text: 'm^99' }],
    ['m/0', 'm', { code: 'unknown-unit', text: '0' }],
  ])('%j in %j fails, and says what of it', (from, to, failure) => {
    expect(composed.convert(ONE, from, to)).toEqual({ ok: false, ...failure });
  });

  it('never throw on any text', () => {
    const sign = fc.constantFrom(...'kgmsAWJ·*/()^-⁻²³ 10,.µΩ°');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
        expect(typeof composed.read(signs.join('')).ok).toBe('boolean');
      }),
    );
  });
});
