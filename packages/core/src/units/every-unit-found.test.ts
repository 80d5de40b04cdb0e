import { expect, it } from 'vitest';
import type { LanguageId } from '../../../../languages/list.ts';
import { LANGUAGE_PARTS } from '../locale/language-parts.ts';
import { nameUnits } from '../locale/name-units.ts';
import { everyUnit } from '../testing/parse-question.ts';
import { search } from '../text/search.ts';
import { unitAliases } from './aliases.ts';
import { buildUnitIndex } from './unit-index.ts';

it.each(Object.keys(LANGUAGE_PARTS) as LanguageId[])(
  '[I43.catalogue] in %s every unit of all tables has names and a source, and a search for its name finds it',
  async (id) => {
    const { tables } = await LANGUAGE_PARTS[id].tables();
    const [all, specialist, technical, words] = await Promise.all([
      tables.unitNames(),
      tables.specialistUnits(),
      tables.technicalUnits(),
      tables.words(),
    ]);
    const unitNames = nameUnits(id, {
      ...all.allUnitNames,
      ...specialist.specialistUnitNames,
      ...technical.technicalUnitNames,
    });
    const unitWords = {
      ...words.unitWords,
      ...specialist.specialistUnitWords,
      ...technical.technicalUnitWords,
    };
    const units = everyUnit.list();
    const index = buildUnitIndex(units, { languages: [{ unitNames, unitWords }], aliases: unitAliases });
    const lost = units.filter((unit) => {
      const { one = '', other = '' } = unitNames[unit.id] ?? {};
      return !one || !other || !unit.source || !search(one, index).some(({ id: found }) => found === unit.id);
    });
    expect(lost.map((unit) => unit.id)).toEqual([]);
    expect(units.length).toBe(597);
  },
);
