import { type Ingredient, nameIn } from '@equivale/core/kitchen';
import { nameTables, tablesOf } from '../i18n/use-names.ts';

const words: Record<string, Readonly<Record<string, string>>> = {};

/** What further languages call ingredients; those of Spanish and English are here with the ingredients. */
export const ingredientTables = nameTables(async (language) => {
  words[language] = (await (await tablesOf(language)).ingredients?.())?.ingredientWords ?? {};
});

/** What a language calls an ingredient, in English where its names are not loaded. */
export const ingredientName = ({ id, names }: Pick<Ingredient, 'id' | 'names'>, language: string): string =>
  words[language]?.[id]?.split(', ')[0] ?? nameIn(names, language);
