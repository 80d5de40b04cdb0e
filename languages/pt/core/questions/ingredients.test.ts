import { expect, it } from 'vitest';
import { formName } from '../../../../packages/core/src/kitchen/forms.ts';
import { ingredientQuestions, testIngredients } from '../../../../packages/core/src/testing/ingredients.ts';
import { language } from '../language.ts';
import { kitchenWords } from './kitchen-words.ts';

const { read } = ingredientQuestions(language);

// @source USDA FoodData Central, SR Legacy, as the rows have it
testIngredients(language, [
  ['2 xícaras de farinha em gramas', 'farinha de trigo', '250 g'],
  ['meia xícara de açúcar mascavo em gramas', 'açúcar mascavo', '110 g'],
  ['3 colheres de sopa de manteiga em gramas', 'manteiga', '42.6 g'],
  ['1 colher de chá de sal em gramas', 'sal', '6 g'],
  ['250 g de farinha em xícaras', 'farinha de trigo', '2 cup'],
  ['quantos gramas tem uma xícara de arroz', 'arroz cru', '185 g'],
  ['3 dentes de alho em gramas', 'alho', '9 g'],
  ['1 xícara e meia de leite em gramas', 'leite integral', '366 g'],
]);

it.each(['1 colher de sobremesa de açúcar em gramas', '1 colher de café de sal em gramas'])(
  '%s: a spoon that nobody has measured is refused',
  (text) => {
    expect(read(text)).toMatchObject({
      ok: false,
      code: 'unknown-word',
    });
  },
);

it.each([
  ['sifted', 'farinha de trigo', 'peneirada'],
  ['chopped', 'nozes', 'picadas'],
] as const)('%s of %s: %s', (form, name, expected) => {
  expect(formName(form, 'pt', name, kitchenWords)).toBe(expected);
});
