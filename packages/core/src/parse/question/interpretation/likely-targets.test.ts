import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../../languages/es/core/locale.ts';
import type { Locale } from '../../../locale/locale.ts';
import { COMMON_UNITS } from '../../../units/common/common-units.ts';
import { createUnitSet } from '../../../units/unit-set.ts';
import { likelyTargets } from './likely-targets.ts';

const common = createUnitSet([COMMON_UNITS]);
const targetsOf = (unit: string, locale: Locale) =>
  likelyTargets(unit, common.find(unit)?.category ?? 'currency', common, locale.likelyCurrencies);

/** For each unit its counterpart in the other system of measures, or its neighbour where there is none. */
const WANTED =
  'm ft, km mi, cm in, mm in, ft m, in cm, yd m, mi km, nmi km, kg lb, g oz, mg g, lb kg, oz g, t kg, st kg, c f, f c, k c, ' +
  's min, min h, h min, d h, w d, month d, y d, mps kmh, kmh mph, mph kmh, fps mps, knot kmh, byte kb, kb mb, mb gb, gb mb, ' +
  'tb gb, bit byte, j cal, kj kcal, cal j, kcal kj, kwh kj, btu kj, m2 ft2, km2 ha, cm2 in2, ft2 m2, in2 cm2, ha acre, ' +
  'acre ha';

describe('likelyTargets', () => {
  it.each(WANTED.split(', ').map((pair) => pair.split(' ')))(
    '%s is mostly wanted in %s',
    (unit = '', wanted) => {
      expect(targetsOf(unit, en)[0]).toBe(wanted);
    },
  );

  it('offers three others of the category for every unit', () => {
    for (const { id, category } of common.list()) {
      const offered = targetsOf(id, es);
      const others = common
        .list(category)
        .map((unit) => unit.id)
        .filter((other) => other !== id);
      expect(offered).toHaveLength(Math.min(3, others.length));
      expect(others).toEqual(expect.arrayContaining(offered));
    }
  });

  it('offers the currencies of the language', () => {
    expect(targetsOf('USD', es)).toEqual(['EUR', 'MXN', 'GBP']);
    expect(targetsOf('EUR', en)).toEqual(['USD', 'GBP', 'JPY']);
    expect(targetsOf('CHF', en)).toEqual(['USD', 'EUR', 'GBP']);
  });
});
