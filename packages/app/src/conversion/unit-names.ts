import type { UnitName, UnitTexts } from '@equivale/core';
import { nameUnits } from '@equivale/core/locale/name-units';
import { useMemo } from 'react';
import type { Language } from '../i18n/languages.ts';
import { nameTables, tablesOf, useNames } from '../i18n/use-names.ts';
import { useOwnNames } from './own-names.ts';
import { addSpecialistUnits } from './unit-set.ts';

type UnitNames = Readonly<Record<string, UnitName>>;

const unitNamesIn = async (language: Language): Promise<UnitNames> =>
  nameUnits(language, (await (await tablesOf(language)).unitNames()).allUnitNames);

export const unitTextsIn = (languages: readonly Language[]): Promise<UnitTexts['languages']> =>
  Promise.all(
    languages.map(async (id) => {
      const { words } = await tablesOf(id);
      const [unitNames, alsoCalled] = await Promise.all([unitNamesIn(id), words()]);
      return { ...alsoCalled, unitNames };
    }),
  );

const specialistIn = async (language: Language) => (await tablesOf(language)).specialistUnits();

export const specialistTextsIn = (languages: readonly Language[]): Promise<UnitTexts['languages']> =>
  Promise.all(
    languages.map(async (id) => {
      const [{ specialistUnitNames, specialistUnitWords }, { unitSpellings }] = await Promise.all([
        specialistIn(id),
        (await tablesOf(id)).words(),
      ]);
      return {
        unitNames: specialistUnitNames,
        unitWords: specialistUnitWords,
        ...(unitSpellings && { unitSpellings }),
      };
    }),
  );

const withoutSpecialist = nameTables(unitNamesIn);
let tables = withoutSpecialist;

export function showNames(names: typeof tables): void {
  tables = names;
}

export const withSpecialist = nameTables(async (language): Promise<UnitNames> => {
  const [names, { specialistUnitNames }] = await Promise.all([
    withoutSpecialist.load(language),
    specialistIn(language),
    addSpecialistUnits(),
  ]);
  if (tables === withoutSpecialist) tables = withSpecialist;
  return { ...names, ...specialistUnitNames };
});

/** Names of loaded units by id in the page's language, in lower case as within a sentence. */
export function useUnitNames(): UnitNames {
  const names = useNames(tables);
  const own = useOwnNames((state) => state.names);
  return useMemo(() => ({ ...names, ...own }), [names, own]);
}

/** Loads specialist units and their names for the children. Suspends at first. */
export const useSpecialistUnits = (): void => void useNames(withSpecialist);
