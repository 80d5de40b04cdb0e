import { expect, it } from 'vitest';
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
  ['2 tasses de farina en grams', 'farina de blat', '250 g'],
  ['3 cullerades de mantega en grams', 'mantega', '42.6 g'],
  ['una culleradeta de sal en grams', 'sal fina', '6 g'],
  ['250 g de farina en tasses', 'farina de blat', '2 cup'],
  ['quants grams són 3 grans d’all', 'all', '9 g'],
])('%s: %s, %s', (text, name, result) => {
  const { names, results } = answer(text);
  expect(names.ca).toBe(name);
  expect(results).toEqual([result]);
});
