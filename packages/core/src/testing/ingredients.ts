import { KitchenReader } from '../kitchen/index.ts';
import { INGREDIENTS } from '../kitchen/ingredients.ts';
import type { Language } from '../locale/language.ts';
import { LANGUAGES } from '../locale/languages.ts';

/** The ids of all ingredients, sorted. */
export const INGREDIENT_IDS: readonly string[] = INGREDIENTS.map(({ id }) => id).sort();

/** Reads questions about ingredients as the pages of a further language do, by American cups. */
export function ingredientQuestions(language: Language) {
  const reader = new KitchenReader([language, ...LANGUAGES]);
  const read = (text: string) => reader.read(text, { locale: language.locale, cup: 'us' });
  return {
    read,
    /**
     * The names of the ingredient that a question is about, and what it comes to, to six digits: `42.6 g`.
     * @throws the code of the fault, where it is not understood
     */
    answer(text: string) {
      const question = read(text);
      if (!question?.ok) throw new Error(question?.code ?? 'no ingredient');
      const { ingredient, results } = question.first;
      return {
        names: ingredient.names,
        results: results.map(({ value, to }) => `${value.toSignificant(6)} ${to.id}`),
      };
    },
  };
}
