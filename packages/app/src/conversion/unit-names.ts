import type { UnitName, UnitTexts } from '@equivale/core';
import { nameUnits } from '@equivale/core/locale/name-units';
import type { Language } from '../i18n/languages.ts';
import { languagesFrom, nameTables, tablesOf, useNames } from '../i18n/use-names.ts';

type UnitNames = Readonly<Record<string, UnitName>>;

const unitNamesIn = async (language: Language): Promise<UnitNames> =>
  nameUnits(language, (await (await tablesOf(language)).unitNames()).allUnitNames);

/** What units are called in every language, one of them first: what a search reads. */
export const unitTextsFrom = (first: Language): Promise<UnitTexts['languages']> =>
  Promise.all(
    languagesFrom(first).map(async (id) => {
      const { words } = await tablesOf(id);
      const [unitNames, alsoCalled] = await Promise.all([unitNamesIn(id), words()]);
      return { ...alsoCalled, unitNames };
    }),
  );

const tables = nameTables(unitNamesIn);

/** Names of all units by id in the language of the page, in lower case as they stand within a sentence. */
export const useUnitNames = () => useNames(tables);
