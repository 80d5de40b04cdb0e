import type { UnitName } from '@equivale/core';
import {
  formName as formNameIn,
  type Ingredient,
  type KitchenUnit,
  namedUnit,
  nameIn,
} from '@equivale/core/kitchen';
import type { KitchenWords } from '@equivale/core/locale/language';
import { nameTables, tablesOf } from '../i18n/use-names.ts';

const words: Record<string, KitchenWords | undefined> = {};

/** What further languages call what is in a kitchen; the names of Spanish and English are here with it. */
export const kitchenTables = nameTables(async (language) => {
  words[language] = (await (await tablesOf(language)).kitchen?.())?.kitchenWords;
});

/** What a language calls an ingredient, in English where its names are not loaded. */
export const ingredientName = ({ id, names }: Pick<Ingredient, 'id' | 'names'>, language: string): string =>
  words[language]?.ingredients[id]?.split(', ')[0] ?? nameIn(names, language);

/** What a language calls a unit of the kitchen; nothing where it has no name of its own for it, or none is loaded. */
export const kitchenUnitName = (unit: KitchenUnit, language: string): UnitName | undefined =>
  namedUnit(unit, language, words[language]).names?.[language];

/** A form as it is said of an ingredient, in English where the names of the language are not loaded. */
export const formName = (form: Parameters<typeof formNameIn>[0], language: string, name: string): string =>
  formNameIn(form, language, name, words[language]);
