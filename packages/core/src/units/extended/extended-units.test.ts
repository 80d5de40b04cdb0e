import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../locale/languages.ts';
import { CATEGORIES } from '../categories.ts';
import { unitAliases } from '../common/aliases.ts';
import { COMMON_UNITS } from '../common/common-units.ts';
import { EXTENDED_CATEGORIES } from '../home-categories.ts';
import { UNIT_SOURCES } from '../sources.ts';
import { SPECIALIST_UNITS } from '../specialist/specialist-units.ts';
import { createUnitSet, type UnitSet } from '../unit-set.ts';
import { extendedUnitAliases } from './aliases.ts';
import { EXTENDED_UNITS } from './extended-units.ts';

fc.configureGlobal({ seed: 20261120 });

const common = createUnitSet([COMMON_UNITS]);
/** Any text may be asked for. */
const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS]);
const allUnits = units.list();
const unitCategories = CATEGORIES.map(({ id }) => id).filter((id) => id !== 'currency');

function exactly(text: string, from: string, to: string) {
  const result = units.convert(text, from, to);
  if (!result.ok) {
    throw new Error(`${text} ${from} ${to}: ${result.code}`);
  }
  return result;
}

describe('the tables', () => {
  it('leave the common units first, as they are, and add seven categories', () => {
    for (const { id: category } of COMMON_UNITS.categories) {
      const first = common.list(category);
      const all = units.list(category);
      expect(all.slice(0, first.length)).toEqual(first);
      expect(all.length).toBeGreaterThan(first.length);
      expect(new Set(all.slice(first.length).map(({ table }) => table))).toEqual(new Set(['extended']));
    }
    expect([...new Set(allUnits.map(({ category }) => category))].sort()).toEqual([...unitCategories].sort());
    expect(EXTENDED_CATEGORIES.map(({ id }) => id)).toEqual([
      ...['volume', 'pressure', 'power', 'angle', 'fuel', 'frequency', 'force'],
    ]);
  });

  it('give every unit an id of its own and a citation', () => {
    const ids = allUnits.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, source } of allUnits) {
      expect(UNIT_SOURCES[source], id).toMatch(/\w{3}/);
      expect(id).toMatch(/^[a-z][a-z0-9_]*$/);
    }
  });

  it('name every unit in every language, unlike any other unit of its category', () => {
    for (const { unitNames } of LANGUAGES) {
      expect(Object.keys(unitNames).sort()).toEqual(allUnits.map(({ id }) => id).sort());
      for (const category of unitCategories) {
        const all = units.list(category);
        const shown = all.flatMap(({ id }) => unitNames[id]?.one ?? []);
        expect(new Set(shown).size, category).toBe(all.length);
      }
    }
  });

  it('have aliases without blanks or doubles', () => {
    const tables = [unitAliases, extendedUnitAliases, ...LANGUAGES.map(({ unitWords }) => unitWords)];
    for (const [id, row] of tables.flatMap((table) => Object.entries(table))) {
      const words = row.split(', ');
      expect(
        words.every((word) => word !== '' && word.trim() === word),
        id,
      ).toBe(true);
      expect(new Set(words).size, id).toBe(words.length);
    }
  });
});

interface Recording {
  readonly rows: readonly (readonly [id: string, expression: string, base: string, figure: string])[];
}

const gnuUnits: Recording = JSON.parse(
  readFileSync(new URL('recorded/gnu-units.json', import.meta.url), 'utf8'),
);

const BASES: Record<string, string> = {
  ...{ m: 'm', kg: 'kg', s: 's', 'm/s': 'mps', byte: 'byte', J: 'j', 'm^2': 'm2', liter: 'l' },
  ...{ Pa: 'pa', W: 'watt', degree: 'deg', 'km/l': 'kml', Hz: 'hz', N: 'newton' },
};

describe('factors against GNU Units', () => {
  it.each(gnuUnits.rows)('%s = %s in %s: %s', (id, _expression, base, figure) => {
    const ours = exactly('1', id, BASES[base] ?? base).toNumber();
    // GNU Units computes in doubles: a few roundings apart at most.
    expect(Math.abs(ours / Number(figure) - 1)).toBeLessThan(2e-15);
  });
});

describe('factors against cited figures', () => {
  it.each([
    [
      '5 varas of 0.838 m a thousand times over: legal league of Mexico, 4.19 km',
      '1',
      'legua_mx',
      'm',
      '4190',
    ],
    ['20 000 pies of a third of a vara: Castilian league', '3', 'legua_es', 'vara_es', '20000'],
    ['RAE: 2 varas or 1.6718 m', '1', 'braza_es', 'm', '1.6718'],
    ['6000 varas: league of Buenos Aires', '1', 'legua_ar', 'vara_ar', '6000'],
    ['150 varas: cuadra of Buenos Aires', '1', 'cuadra_ar', 'vara_ar', '150'],
    ['36 cuadras: league of Chile', '1', 'legua_cl', 'cuadra_cl', '36'],
    ['6250 varas: league of Colombia', '1', 'legua_co', 'vara_co', '6250'],
    ['1.08 varas make a yard in Texas', '1', 'yd', 'vara_tx', '1.08'],
    ['25 libras: arroba of Castile', '1', 'arroba_es', 'libra_es', '25'],
    ['25 libras: arroba of Mexico', '1', 'arroba_mx', 'libra_mx', '25'],
    ['25 libras: arroba of Buenos Aires', '1', 'arroba_ar', 'libra_ar', '25'],
    ['25 libras: arroba of Colombia', '1', 'arroba_co', 'libra_co', '25'],
    ['4 arrobas: quintal of Castile', '1', 'quintal_es', 'arroba_es', '4'],
    ['4 arrobas: quintal of Mexico', '1', 'quintal_mx', 'arroba_mx', '4'],
    ['4 arrobas: quintal of Buenos Aires', '1', 'quintal_ar', 'arroba_ar', '4'],
    ['4 arrobas: quintal of Colombia', '1', 'quintal_co', 'arroba_co', '4'],
    ['2000 lb: US ton', '1', 'ton_us', 'lb', '2000'],
    ['2240 lb: UK ton', '1', 'ton_uk', 'lb', '2240'],
    ['10 000 square varas: manzana of Guatemala', '1', 'manzana_gt', 'vara2_gt', '10000'],
    ['10 000 square varas: manzana of El Salvador', '1', 'manzana_sv', 'vara2_sv', '10000'],
    ['625 square varas: the small cuerda of Guatemala', '1', 'cuerda_gt25', 'vara2_gt', '625'],
    ['1600 square varas: the large cuerda of Guatemala', '1', 'cuerda_gt40', 'vara2_gt', '1600'],
    ['96 varas on a side: fanega of land of Castile', '1', 'fanega_tierra_es', 'vara2_es', '9216'],
    ['30 varas on a side: tarea', '1', 'tarea_do', 'vara2_es', '900'],
    ['100 varas of 0.8 m on a side: fanegada of Colombia', '1', 'fanegada_co', 'm2', '6400'],
    ['act 135 of Puerto Rico', '1', 'cuerda_pr', 'm2', '3930.395625'],
    ['48 cuartillos of 1.8918 L: fanega of Mexico', '1', 'fanega_mx', 'l', '90.8064'],
    ['12 almudes of 8.083 L: fanega of Chile', '1', 'fanega_cl', 'l', '96.996'],
    ['water boils at 671.67 °R', '100', 'c', 'rankine', '671.67'],
    ['water boils at 80 °Ré', '212', 'f', 'reaumur', '80'],
    ['body temperature 98.6 °F', '98.6', 'f', 'reaumur', '29.6'],
    ['100 arcminutes make 1.851… gon: 5/3 °', '100', 'arcmin', 'arcsec', '6000'],
    ['one KiB is a KB of 1024 bytes', '1', 'kib', 'kb', '1'],
    ['mach 1 by ISO 2533', '1', 'mach', 'mps', '340.294'],
  ])('%s', (_title, text, from, to, figure) => {
    const result = exactly(text, from, to);
    expect(result.toSignificant(20)).toBe(figure);
  });

  it.each([
    ['Enciclopedia Italiana, "fanega": 0.64395 ha', 'fanega_tierra_es', 'ha', 5, '0.64396'],
    ['es.wikipedia, "vara": 1.430828 square varas to the square metre', 'm2', 'vara2_sv', 6, '1.430828'],
    ['International Critical Tables: manzana of 6987.4 m²', 'manzana_gt', 'm2', 0, '6987'],
    ['0.971222 acres to the cuerda', 'cuerda_pr', 'acre', 4, '0.9712'],
    ['a light-year of 63241.077 au', 'ly', 'au', 3, '63241.077'],
    ['a parsec of 206264.806 au', 'pc', 'au', 3, '206264.806'],
    ['a radian of 57.29577951308232 degrees', 'rad', 'deg', 14, '57.29577951308232'],
  ])('%s', (_title, from, to, decimals, figure) => {
    expect(exactly('1', from, to).toFixed(decimals)).toBe(figure);
  });

  it('knows π well enough for any digit shown', () => {
    // OEIS A000796
    expect(exactly('180', 'deg', 'rad').toFixed(50)).toBe(
      '3.14159265358979323846264338327950288419716939937511',
    );
  });
});

describe('units that run the other way', () => {
  it.each([
    ['5 L/100 km is 20 km/L', '5', 'l100km', 'kml', '20'],
    ['20 km/L is 5 L/100 km', '20', 'kml', 'l100km', '5'],
    ['4 L/100 km is half of 8', '4', 'l100km', 'l100km', '4'],
    ['5 min/km is 12 km/h', '5', 'minkm', 'kmh', '12'],
    ['12 km/h is 5 min/km', '12', 'kmh', 'minkm', '5'],
    ['5 min/km is 8.04672 min/mi', '5', 'minkm', 'minmi', '8.04672'],
    ['-5 keeps its sign', '-5', 'l100km', 'kml', '-20'],
    ['no pace is no pace in any unit', '0', 'minkm', 'minmi', '0'],
  ])('%s', (_title, text, from, to, figure) => {
    expect(exactly(text, from, to).toSignificant(20)).toBe(figure);
    expect(units.convertNumber(Number(text), from, to)).toBe(Number(figure));
  });

  it('agrees with the customary constants of miles per gallon', () => {
    // 235.214583 / mpg (US) and 282.480936 / mpg (UK) = L/100 km
    expect(exactly('1', 'mpg_us', 'l100km').toFixed(6)).toBe('235.214583');
    expect(exactly('1', 'mpg_uk', 'l100km').toFixed(6)).toBe('282.480936');
    expect(exactly('30', 'mpg_us', 'mpg_uk').toFixed(4)).toBe('36.0285');
  });

  it.each([
    ['0', 'kml', 'l100km', 'out-of-range'],
    ['0.00', 'l100km', 'mpg_us', 'out-of-range'],
    ['x', 'kml', 'l100km', 'not-a-number'],
    ['1e5000', 'kml', 'l100km', 'out-of-range'],
    ['1', 'kml', 'minkm', 'mixed-categories'],
    ['0', 'kml', 'minkm', 'mixed-categories'],
    ['1', 'l100km', 'nothing', 'unknown-unit'],
    ['x', 'm', 'nothing', 'unknown-unit'],
    ['x', 'nothing', 'kml', 'unknown-unit'],
  ])('%s %s in %s fails as %s and gives 0 as a number', (text, from, to, code) => {
    expect(units.convert(text, from, to)).toMatchObject({ ok: false, code });
    const value = Number(text);
    expect(units.convertNumber(Number.isFinite(value) ? value : 0, from, to)).toBe(0);
  });

  it('names the two units in the order requested', () => {
    expect(units.convert('1', 'l100km', 'm')).toEqual({
      ...{ ok: false, code: 'mixed-categories' },
      ...{ from: 'l100km', to: 'm' },
    });
  });

  it('takes a value that is already exact', () => {
    const third = units.convert({ n: 100n, d: 3n }, 'l100km', 'kml');
    expect(third.ok && third.toSignificant(5)).toBe('3');
    expect(units.convert({ n: 0n, d: 1n }, 'l100km', 'kml')).toMatchObject({
      code: 'out-of-range',
      text: '0',
    });
  });

  it('hands back what is no number', () => {
    expect(units.convertNumber(Number.POSITIVE_INFINITY, 'kml', 'l100km')).toBe(Number.POSITIVE_INFINITY);
    expect(units.convertNumber(Number.NaN, 'l100km', 'mpg_uk')).toBeNaN();
  });

  it('come back to the exact start', () => {
    const ids = ['l100km', 'kml', 'mpg_us', 'mpg_uk', 'kmgal'];
    const unit = fc.constantFrom(...ids);
    const amount = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(amount, unit, unit, (value, from, to) => {
        const there = exactly(String(value), from, to).toNumber();
        const back = units.convertNumber(there, to, from);
        expect(Math.abs(back / value - 1)).toBeLessThan(1e-14);
      }),
    );
  });
});

describe('over all units', () => {
  it('convert common units as the set of them alone does', () => {
    expect(units.convertNumber(1, 'st', 'lb')).toBe(14);
    expect(units.convertNumber(-40, 'c', 'f')).toBe(-40);
    expect(units.convertNumber(Number.NaN, 'kml', 'l100km')).toBeNaN();
    expect(exactly('36', 'kmh', 'mps').toFixed(6)).toBe('10.000000');
    const coldest = units.convert({ n: 0n, d: 1n }, 'k', 'c');
    expect(coldest.ok && coldest.toFixed(2)).toBe('-273.15');
    expect(units.convert('-1', 'rankine', 'c')).toMatchObject({ code: 'below-absolute-zero' });
    expect(units.convert('-218.53', 'reaumur', 'c')).toMatchObject({ code: 'below-absolute-zero' });
    expect(units.find('psi')?.category).toBe('pressure');
    expect(units.find('m')?.category).toBe('length');
  });

  it('every pair of straight units is the exact inverse of its reverse', () => {
    const straight = unitCategories
      .filter((category) => category !== 'temperature')
      .map((category) => units.list(category).filter((unit) => !unit.reciprocal && !unit.curve));
    for (const list of straight) {
      for (const from of list) {
        for (const to of list) {
          const there = exactly('1', from.id, to.id).toFraction();
          const back = exactly('1', to.id, from.id).toFraction();
          expect(there.n * back.n, `${from.id} ${to.id}`).toBe(there.d * back.d);
        }
      }
    }
  });
});
