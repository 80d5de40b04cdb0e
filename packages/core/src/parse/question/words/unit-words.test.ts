import { describe, expect, it } from 'vitest';
import { unitSpellings } from '../../../../../../languages/en/core/unit-words.ts';
import type { UnitCategoryId } from '../../../units/categories.ts';
import type { UnitCategory, UnitName } from '../../../units/unit.ts';
import { createUnitSet } from '../../../units/unit-set.ts';
import { addUnits } from './unit-words.ts';
import { Vocabulary } from './vocabulary.ts';

const category = (id: UnitCategoryId, units: Readonly<Record<string, string>>): UnitCategory => ({
  id,
  units: Object.entries(units).map(([unit, symbol]) => ({
    id: unit,
    symbol,
    toBase: '1',
    source: 'IYP-1959',
  })),
});
const named = (one: string, other: string): UnitName => ({ one, other });

/** Symbols and names of a few units, and of extended ones that share words with them. */
function taught(): Vocabulary {
  const vocabulary = new Vocabulary();
  const common = [
    category('length', { m: 'm', vara_es: 'vara' }),
    category('weight', { lb: 'lb', ton: 't' }),
    category('power', { mw: 'MW' }),
  ];
  const extended = [
    category('weight', { lb_es: 'lb', ton_uk: 'tn', kph: 'km/h' }),
    category('data', { kb: 'Kb' }),
  ];
  const names = {
    m: named('meter', 'meters'),
    lb: named('pound', 'pounds'),
    ton: named('ton', 'tons'),
    vara_es: named('vara (Castilla)', 'varas (Castilla)'),
    lb_es: named('pound (Castile)', 'pounds (Castile)'),
    ton_uk: named('ton', 'tons'),
    kph: named('kiloliter per hour', 'kiloliters per hour'),
  };
  const units = createUnitSet([
    { id: 'common', categories: common },
    { id: 'extended', categories: extended },
  ]);
  const english = {
    unitSpellings,
    unitNames: names,
    unitWords: { m: '=M, ~mark, ~~mm, Mt', ton_uk: 'm, long ton, Mbt' },
  };
  addUnits(vocabulary, units, [english], { m: 'mtr' });
  return vocabulary;
}

const known = taught();
const found = (raw: string) => known.find(raw.toLowerCase(), raw).map(({ id, rank }) => `${id} ${rank}`);

describe('what a unit is called', () => {
  it.each([
    ['m', ['m 0', 'ton_uk 2']],
    ['meters', ['m 0']],
    ['metre', ['m 0']],
    ['mtr', ['m 0']],
    ['M', ['m 0', 'ton_uk 2']],
    ['mark', ['m 1']],
    ['mm', ['m 2']],
    ['mt', ['m 0']],
    ['MW', ['mw 0']],
    ['vara', ['vara_es 0']],
    ['vara castilla', ['vara_es 0']],
    ['varas', ['vara_es 1']],
  ])('%s: %j', (raw, senses) => {
    expect(found(raw)).toEqual(senses);
  });
});

describe('an extended unit', () => {
  it.each([
    ['ton', ['ton 0', 'ton_uk 1']],
    ['lb', ['lb 0', 'lb_es 2']],
    ['pound', ['lb 0', 'lb_es 2']],
    ['pound castile', ['lb_es 0']],
    ['tn', ['ton_uk 0']],
    ['long ton', ['ton_uk 0']],
    ['kiloliter per hour', ['kph 0']],
    ['kilolitre per hour', ['kph 0']],
    ['Kb', ['kb 0']],
    ['Mbt', ['ton_uk 0']],
  ])('%s: %j', (raw, senses) => {
    expect(found(raw)).toEqual(senses);
  });

  it('keeps the case of a short term', () => {
    expect([known.has('Mbt'), known.has('Mt'), known.has('M'), known.has('long ton')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
