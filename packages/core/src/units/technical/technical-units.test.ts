import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_PARTS, type LanguageId } from '../../locale/language-parts.ts';
import { COMMON_UNITS } from '../common/common-units.ts';
import { EXTENDED_UNITS } from '../extended/extended-units.ts';
import { UNIT_SOURCES } from '../sources.ts';
import { SPECIALIST_UNITS } from '../specialist/specialist-units.ts';
import { createUnitSet, type UnitSet } from '../unit-set.ts';
import { TECHNICAL_CATEGORIES } from './technical-categories.ts';
import { TECHNICAL_UNITS } from './technical-units.ts';

const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS, TECHNICAL_UNITS]);
const technical = units.list().filter(({ table }) => table === 'technical');

function exactly(text: string, from: string, to: string) {
  const result = units.convert(text, from, to);
  if (!result.ok) throw new Error(`${text} ${from} ${to}: ${result.code}`);
  return result;
}

interface Recording {
  readonly rows: readonly (readonly [
    id: string,
    expression: string,
    baseId: string,
    base: string,
    figure: string,
  ])[];
}

const gnuUnits: Recording = JSON.parse(
  readFileSync(new URL('recorded/gnu-units.json', import.meta.url), 'utf8'),
);

describe('[I43.catalogue] the technical units', () => {
  it.each(gnuUnits.rows)(
    'against GNU Units: %s = %s, in %s (%s): %s',
    (id, _expression, baseId, _base, figure) => {
      // GNU Units computes in doubles: a few roundings apart at most.
      expect(Math.abs(exactly('1', id, baseId).toNumber() / Number(figure) - 1)).toBeLessThan(2e-15);
    },
  );

  it('leave out base units, and what GNU Units does not have or has in other figures', () => {
    const recorded = new Set(gnuUnits.rows.flatMap(([id, , baseId]) => [id, baseId]));
    expect(technical.map(({ id }) => id).filter((id) => !recorded.has(id))).toEqual([
      ...['pixel', 'megapixel', 'dot'],
      // CODATA of 2018 there, and masses as they were measured otherwise
      ...['dalton', 'earth_mass', 'solar_mass'],
      'beaufort',
    ]);
  });

  it('have an id that no other unit has, a category and a citation', () => {
    const ids = units.list().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const own = technical
      .map(({ category }) => category)
      .filter((category) => !units.list(category).some(({ table }) => table !== 'technical'));
    expect([...new Set(own)]).toEqual(TECHNICAL_CATEGORIES.map(({ id }) => id));
    for (const { id, source } of technical) {
      expect(UNIT_SOURCES[source], id).toMatch(/\w{3}/);
      expect(id).toMatch(/^[a-z][a-z0-9_]*$/);
    }
  });

  it.each(Object.keys(LANGUAGE_PARTS) as LanguageId[])('have names of their own in %s', async (language) => {
    const { tables } = await LANGUAGE_PARTS[language].tables();
    const [{ allUnitNames }, { specialistUnitNames }, { technicalUnitNames }] = await Promise.all([
      tables.unitNames(),
      tables.specialistUnits(),
      tables.technicalUnits(),
    ]);
    const names = { ...allUnitNames, ...specialistUnitNames, ...technicalUnitNames };
    expect(Object.keys(technicalUnitNames).sort()).toEqual(technical.map(({ id }) => id).sort());
    for (const { category } of technical) {
      const shown = units.list(category).flatMap(({ id }) => names[id]?.one ?? []);
      expect(new Set(shown).size, category).toBe(shown.length);
    }
  });

  it.each([
    ['a tsubo is a ken on each side: 400/121 m²', '11', 'ken_jp', 'm', '20'],
    ['36 chō make a ri', '1', 'ri_jp', 'cho_len_jp', '36'],
    ['a shaku of cloth is 5/4 of one', '4', 'kujira_shaku_jp', 'shaku_jp', '5'],
    ['3000 tsubo make a chō of land', '1', 'cho_jp', 'tsubo', '3000'],
    ['10 shō make a to', '1', 'to_jp', 'sho_jp', '10'],
    ['160 momme make a kin', '1', 'kin_jp', 'momme_jp', '160'],
    ['72 points make an inch', '1', 'in', 'point_css', '72'],
    ['96 pixels of a style sheet make an inch', '1', 'in', 'pixel_css', '96'],
    ['SP 811: a curie is 3.7e10 becquerels', '1', 'curie', 'becquerel', '37000000000'],
    ['24 karat are all of it', '24', 'karat_fine', 'per_cent', '100'],
    ['18 karat are 750 parts in a thousand', '18', 'karat_fine', 'per_mille', '750'],
    ['a lux and a lumen have no others of their own: 1 klm', '1', 'kilolumen', 'lumen', '1000'],
    ['20 kWh on 100 km are 5 km on a kilowatt-hour', '20', 'kwh_100km', 'km_kwh', '5'],
    ['15 kWh/100 km are 241.4016 Wh a mile', '15', 'kwh_100km', 'wh_mi', '241.4016'],
    ['a mole is 6.02214076e23 of anything', '1', 'mole', 'entity', '602214076000000000000000'],
    ['60 enzyme units turn over a micromole a second', '60', 'enzyme_unit', 'microkatal', '1'],
  ])('%s', (_title, text, from, to, figure) => {
    expect(exactly(text, from, to).toSignificant(24)).toBe(figure);
  });

  // ln 10: OEIS A002392
  it('knows a neper to more digits than are ever shown', () => {
    expect(
      exactly('2.302585092994045684017991454684364207601101488628772976033328', 'neper', 'decibel').toFixed(
        40,
      ),
    ).toBe('20.0000000000000000000000000000000000000000');
  });
});

describe('[I43.beaufort] the Beaufort scale, WMO-No. 306, code table 1100', () => {
  // numbers with the slowest and the fastest wind, in tenths of a metre per second
  it.each([
    ['0', '0', '0.2'],
    ['1', '0.3', '1.5'],
    ['2', '1.6', '3.3'],
    ['3', '3.4', '5.4'],
    ['4', '5.5', '7.9'],
    ['5', '8.0', '10.7'],
    ['6', '10.8', '13.8'],
    ['7', '13.9', '17.1'],
    ['8', '17.2', '20.7'],
    ['9', '20.8', '24.4'],
    ['10', '24.5', '28.4'],
    ['11', '28.5', '32.6'],
    ['12', '32.7', '90'],
  ])('%s is from %s to %s m/s, and a speed within it', (number, slowest, fastest) => {
    for (const speed of [slowest, fastest])
      expect(exactly(speed, 'mps', 'beaufort').toSignificant(9), speed).toBe(number);
    const speed = exactly(number, 'beaufort', 'mps');
    expect(units.convert(speed.toFraction(), 'mps', 'beaufort')).toMatchObject({ ok: true });
    expect(speed.toNumber()).toBeGreaterThanOrEqual(Number(slowest));
    expect(speed.toNumber()).toBeLessThanOrEqual(Number(fastest));
  });

  it.each(['-1', '0.5', '13', '1e30'])('has no number %s', (number) => {
    expect(units.convert(number, 'beaufort', 'mps')).toMatchObject({ ok: false, code: 'out-of-range' });
  });
});
