import { expect, it } from 'vitest';
import { formName } from '../../../../packages/core/src/kitchen/forms.ts';
import { testIngredients } from '../../../../packages/core/src/testing/ingredients.ts';
import { language } from '../language.ts';
import { kitchenWords } from './kitchen-words.ts';

// @source USDA FoodData Central, SR Legacy, as the rows have it
testIngredients(language, [
  ["deux douzaines d'œufs en grammes", 'œuf', '1200 g'],
  ['2 tasses de farine en grammes', 'farine de blé', '250 g'],
  ['3 cuillères à soupe de beurre en grammes', 'beurre', '42.6 g'],
  ['1 cuillère à café de sel en grammes', 'sel fin', '6 g'],
  ['250 g de farine en tasses', 'farine de blé', '2 cup'],
  ["3 gousses d'ail en grammes", 'ail', '9 g'],
  ['une demi-livre de beurre en grammes', 'beurre', '250 g'],
]);

it.each([['packed', 'cassonade', 'en tassant']] as const)('%s of %s: %s', (form, name, expected) => {
  expect(formName(form, 'fr', name, kitchenWords)).toBe(expected);
});
