import { buildUnitIndex, createUnitSet, type UnitName, type UnitSet } from '@equivale/core';
import { TECHNICAL_CATEGORIES } from '@equivale/core/technical-categories';
import { TECHNICAL_UNITS } from '@equivale/core/technical-units';
import { unitAliases } from '@equivale/core/unit-aliases';
import { addMessages } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { nameTables, tablesOf, useNames } from '../i18n/use-names.ts';
import { setTechnicalTable, shownUnits } from './every-unit.ts';
import { searchable, showIndexes } from './search-indexes.ts';
import { showNames, specialistTextsIn, unitTextsIn, withSpecialist } from './unit-names.ts';
import { addSpecialistUnits } from './unit-set.ts';

const technicalIn = async (language: Language) => (await tablesOf(language)).technicalUnits();

const technicalTextsIn = (languages: readonly Language[]) =>
  Promise.all(
    languages.map(async (id) => {
      const { technicalUnitNames, technicalUnitWords } = await technicalIn(id);
      return { unitNames: technicalUnitNames, unitWords: technicalUnitWords };
    }),
  );

const technicalIndexes = searchable(async (ids) => {
  const units: UnitSet = createUnitSet([TECHNICAL_UNITS]);
  return buildUnitIndex(units.list(), { languages: await technicalTextsIn(ids), aliases: {} });
});

/** Technical units with categories and all names. @throws when they cannot be fetched */
export async function loadTechnicalTexts(language: Language) {
  const [index, [texts]] = await Promise.all([
    technicalIndexes.all.load(language),
    technicalTextsIn([language]),
    addMessages('technical'),
  ]);
  return { index, categories: TECHNICAL_CATEGORIES, unitNames: texts?.unitNames };
}

const allIndexes = searchable(async (ids) => {
  const texts = await Promise.all([unitTextsIn(ids), specialistTextsIn(ids), technicalTextsIn(ids)]);
  return buildUnitIndex(
    shownUnits.list().filter(({ table }) => table !== 'own'),
    { languages: texts.flat(), aliases: unitAliases },
  );
});

/** Loads technical units for every list from now on. @throws when they cannot be fetched */
export async function addTechnicalUnits(): Promise<UnitSet> {
  setTechnicalTable(TECHNICAL_UNITS);
  await Promise.all([addSpecialistUnits(), addMessages('technical')]);
  showIndexes(allIndexes);
  return shownUnits;
}

const withTechnical = nameTables(async (language): Promise<Readonly<Record<string, UnitName>>> => {
  const [names, { technicalUnitNames }] = await Promise.all([
    withSpecialist.load(language),
    technicalIn(language),
    addTechnicalUnits(),
  ]);
  showNames(withTechnical);
  return { ...names, ...technicalUnitNames };
});

/** Loads technical units and their names for the children. Suspends at first. */
export const useTechnicalUnits = (): void => void useNames(withTechnical);
