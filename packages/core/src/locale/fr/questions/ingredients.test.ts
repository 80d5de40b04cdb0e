import { expect, it } from 'vitest';
import { formName } from '../../../kitchen/forms.ts';
import { INGREDIENT_IDS, ingredientQuestions } from '../../../testing/ingredients.ts';
import { language } from '../language.ts';
import { kitchenWords } from './kitchen-words.ts';

const { answer } = ingredientQuestions(language);

it('every ingredient has a name of its own', () => {
  expect(Object.keys(kitchenWords.ingredients).sort()).toEqual(INGREDIENT_IDS);
  const names = Object.values(kitchenWords.ingredients).map((words) => words.split(', ')[0]);
  expect(new Set(names).size).toBe(names.length);
});

// @source USDA FoodData Central, SR Legacy, as the rows have it
it.each([
  ['2 tasses de farine en grammes', 'farine de blé', '250 g'],
  ['3 cuillères à soupe de beurre en grammes', 'beurre', '42.6 g'],
  ['1 cuillère à café de sel en grammes', 'sel fin', '6 g'],
  ['250 g de farine en tasses', 'farine de blé', '2 cup'],
  ["3 gousses d'ail en grammes", 'ail', '9 g'],
])('%s: %s, %s', (text, name, result) => {
  const { names, results } = answer(text);
  expect(names.fr).toBe(name);
  expect(results).toEqual([result]);
});

it.each([['packed', 'cassonade', 'en tassant']] as const)('%s of %s: %s', (form, name, expected) => {
  expect(formName(form, 'fr', name, kitchenWords)).toBe(expected);
});
