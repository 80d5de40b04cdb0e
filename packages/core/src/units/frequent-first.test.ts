import { expect, it } from 'vitest';
import { units } from '../testing/parse-question.ts';
import { CATEGORIES } from './categories.ts';

/** From so many units on the first rows have to be the ones that people look for. */
const LONG = 15;

/** With which units the long categories begin, and why. */
const FREQUENT: Readonly<Record<string, readonly [why: string, ...first: string[]]>> = {
  length: ['the nine of SPEC, section 9', 'm', 'km', 'cm', 'mm', 'ft', 'in', 'yd', 'mi', 'nmi'],
  weight: ['those of SPEC, section 9', 'kg', 'g', 'mg', 'lb', 'oz', 't', 'st', 'ug'],
  data: ['those of SPEC, section 9', 'byte', 'kb', 'mb', 'gb', 'tb', 'pb', 'bit'],
  energy: ['those of SPEC, section 9', 'j', 'kj', 'cal', 'kcal', 'kwh', 'btu'],
  area: ['those of SPEC, section 9', 'm2', 'km2', 'cm2', 'ft2', 'in2', 'ha', 'acre'],
  time: ['those of SPEC, section 9', 's', 'min', 'h', 'd', 'w', 'month', 'y'],
  pressure: ['SI, then tyres and weather', 'pa', 'hpa', 'kpa', 'mpa', 'bar', 'mbar', 'atm', 'psi'],
  volume: [
    'what labels and water meters have, then what those of the United States and recipes have',
    ...['l', 'ml', 'm3', 'cm3', 'gal_us', 'floz_us', 'cup_us', 'cl'],
  ],
  'volume-flow': [
    'what taps and pumps have, then ventilation and rivers',
    ...['lmin', 'gpm_us', 'm3h', 'lps', 'lph', 'cfm', 'cfs'],
  ],
  density: [
    'materials in SI and in pounds, then liquids and blood tests',
    ...['kgm3', 'gcm3', 'lbft3', 'kgl', 'gml', 'gl', 'mgl', 'gdl', 'mgdl'],
  ],
};

it('[I16.all-units] every category with many units begins with those that people look for', () => {
  const long = CATEGORIES.map(({ id }) => id).filter((id) => units.list(id).length >= LONG);
  expect(Object.keys(FREQUENT).toSorted()).toEqual(long.toSorted());
  for (const id of long) {
    const [, ...first] = FREQUENT[id] ?? [''];
    expect(
      units
        .list(id)
        .slice(0, first.length)
        .map((unit) => unit.id),
    ).toEqual(first);
  }
});
