import { describe, expect, it } from 'vitest';
import { language as en } from '../../../../languages/en/core/language.ts';
import { language as es } from '../../../../languages/es/core/language.ts';
import { units } from '../testing/parse-question.ts';
import { search } from '../text/search.ts';
import { unitAliases } from './aliases.ts';
import { buildUnitIndex } from './unit-index.ts';

const index = buildUnitIndex(units.list(), { languages: [es, en], aliases: unitAliases });
const idsFor = (query: string): string[] => search(query, index).map(({ id }) => id);

describe('[I12.unit-search] a unit is found as a currency is', () => {
  it.each([
    ['km', 'km', 'symbol'],
    ['KM', 'km', 'symbol in any case'],
    ['°C', 'c', 'symbol'],
    ['ºc', 'c', 'symbol as Spanish keyboards write it'],
    ['f', 'f', 'symbol without its sign'],
    ['m²', 'm2', 'symbol'],
    ['m2', 'm2', 'symbol on a keyboard'],
    ['mW', 'milliwatt', 'symbol that differs in case only'],
    ['MW', 'megawatt', 'symbol that differs in case only'],
    ['Mb', 'mbit', 'abbreviation that differs in case only'],
    ['MB', 'mb', 'symbol'],
    ['"', 'in', 'the sign, before the seconds of an angle'],
    ["'", 'ft', 'the sign, before the minutes of an angle'],
    ['gal_us', 'gal_us', 'id'],
    ['lbs', 'lb', 'abbreviation'],
    ['kgs', 'kg', 'abbreviation'],
    ['gr', 'g', 'abbreviation of the common unit before the symbol of another'],
    ['kilo', 'kg', 'everyday word'],
    ['milla', 'mi', 'Spanish name'],
    ['mile', 'mi', 'English name'],
    ['pies', 'ft', 'Spanish plural'],
    ['feet', 'ft', 'English plural'],
    ['kilometre', 'km', 'British spelling'],
    ['galon', 'gal_us', 'name without its accent'],
    ['micra', 'um', 'everyday word of an extended unit'],
    ['metro cuadrado', 'm2', 'several words'],
    ['square foot', 'ft2', 'several words'],
    ['tonelada larga', 'ton_uk', 'everyday word of several words'],
    ['kilometor', 'km', 'swapped letters'],
    ['pulgda', 'in', 'missing letter'],
    ['onnza', 'oz', 'doubled letter'],
    ['hectarra', 'ha', 'wrong letter'],
    ['farenheit', 'f', 'missing letter'],
    ['mk', 'km', 'swapped letters of a symbol'],
  ])('%j finds %s first (%s)', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  it('common units stand before extended ones among equals, the units of one name in their order', () => {
    expect(idsFor('libra').slice(0, 5)).toEqual(['lb', 'libra_es', 'libra_ar', 'libra_co', 'libra_mx']);
    expect(idsFor('gallon').slice(0, 2)).toEqual(['gal_us', 'gal_uk']);
  });

  it('by every name, in any case and without accents', () => {
    for (const { id } of units.list())
      for (const { unitNames } of [es, en]) {
        const { one = '', other = '' } = unitNames[id] ?? {};
        for (const name of [one, other, one.toUpperCase(), one.normalize('NFD').replace(/\p{M}/gu, '')])
          expect(idsFor(name), name).toContain(id);
      }
  });

  it('by its symbol, first but for those by which most people mean another unit', () => {
    const meantElsewhere = ['gr', 'arcmin', 'arcsec', 'lightspeed', 'galileo', 'coulomb'];
    for (const { id, symbol } of units.list()) {
      const same = units.list().filter((unit) => unit.symbol === symbol).length;
      const found = idsFor(symbol);
      expect(meantElsewhere.includes(id) ? found : found.slice(0, same), symbol).toContain(id);
    }
  });

  it('in a third language, by handing in its names and words', () => {
    const portuguese = {
      unitNames: { ft: { one: 'pé', other: 'pés' } },
      unitWords: { ft: 'pé linear' },
    };
    const three = buildUnitIndex(units.list(), { languages: [es, en, portuguese], aliases: unitAliases });
    for (const query of ['pés', 'pe linear', 'feet', 'pies'])
      expect(search(query, three)[0]?.id, query).toBe('ft');
  });

  it.each(['qqqq', '#', '💶', 'xyz '.repeat(5000)])('but not by %j', (query) => {
    expect(idsFor(query)).toEqual([]);
  });
});
