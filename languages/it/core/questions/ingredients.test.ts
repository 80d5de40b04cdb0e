import { testIngredients } from '../../../../packages/core/src/testing/ingredients.ts';
import { language } from '../language.ts';

// @source USDA FoodData Central, SR Legacy, as the rows have it
testIngredients(language, [
  ['2 tazze di farina in grammi', 'farina di grano tenero', '250 g'],
  ['mezza tazza di zucchero di canna in grammi', 'zucchero di canna', '110 g'],
  ['3 cucchiai di burro in grammi', 'burro', '42.6 g'],
  ['1 cucchiaino di sale in grammi', 'sale fino', '6 g'],
  ['250 g di farina in tazze', 'farina di grano tenero', '2 cup'],
  ['quanti grammi pesa una tazza di riso', 'riso a chicco lungo crudo', '185 g'],
  ["3 spicchi d'aglio in grammi", 'aglio', '9 g'],
  ['1 tazza e mezza di latte in grammi', 'latte intero', '366 g'],
  ['1 tazza di zucchero di canna non pressato in grammi', 'zucchero di canna', '145 g'],
  ['una tazza di noci tritate in grammi', 'noci', '117 g'],
  ['mezza dozzina di uova in grammi', 'uovo', '300 g'],
  ['2 etti di burro in grammi', 'burro', '200 g'],
]);
