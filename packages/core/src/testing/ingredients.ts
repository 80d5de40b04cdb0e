import { expect, it } from 'vitest';
import { KitchenReader } from '../kitchen/index.ts';
import { INGREDIENTS } from '../kitchen/ingredients.ts';
import type { Language } from '../locale/language.ts';
import { LANGUAGES } from '../locale/languages.ts';

/** The ids of all ingredients, sorted. */
const INGREDIENT_IDS: readonly string[] = INGREDIENTS.map(({ id }) => id).sort();

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

/**
 * Tests that every ingredient has a name of its own in a further language, and that questions about ingredients are understood in it.
 * @param asked questions, each with what its ingredient is called there and what it comes to: `42.6 g`
 */
export function testIngredients(language: Language, asked: readonly (readonly [string, string, string])[]) {
  const { locale, kitchenWords } = language;
  const { answer } = ingredientQuestions(language);

  it('every ingredient has a name of its own', () => {
    const { ingredients = {} } = kitchenWords ?? {};
    expect(Object.keys(ingredients).sort()).toEqual(INGREDIENT_IDS);
    const names = Object.values(ingredients).map((words) => words.split(', ')[0]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(asked)('%s: %s, %s', (text, name, result) => {
    const { names, results } = answer(text);
    expect(names[locale.id]).toBe(name);
    expect(results).toEqual([result]);
  });
}
