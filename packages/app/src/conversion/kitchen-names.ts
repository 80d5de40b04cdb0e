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

/** Kitchen names of further languages; Spanish and English are bundled. */
export const kitchenTables = nameTables(async (language) => {
  words[language] = (await (await tablesOf(language)).kitchen?.())?.kitchenWords;
});

/** Name of an ingredient, in English until the language is loaded. */
export const ingredientName = ({ id, names }: Pick<Ingredient, 'id' | 'names'>, language: string): string =>
  words[language]?.ingredients[id]?.split(', ')[0] ?? nameIn(names, language);

/** Name of a kitchen unit; undefined if the language has none of its own, or none is loaded. */
export const kitchenUnitName = (unit: KitchenUnit, language: string): UnitName | undefined =>
  namedUnit(unit, language, words[language]).names?.[language];

/** Form of an ingredient, in English until the language is loaded. */
export const formName = (form: Parameters<typeof formNameIn>[0], language: string, name: string): string =>
  formNameIn(form, language, name, words[language]);
