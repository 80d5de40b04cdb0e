import { testIngredients } from '../../../../packages/core/src/testing/ingredients.ts';
import { language } from '../language.ts';

// @source USDA FoodData Central, SR Legacy, as the rows have it
testIngredients(language, [
  ['una dotzena d’ous en grams', 'ou', '600 g'],
  ['2 tasses de farina en grams', 'farina de blat', '250 g'],
  ['3 cullerades de mantega en grams', 'mantega', '42.6 g'],
  ['una culleradeta de sal en grams', 'sal fina', '6 g'],
  ['250 g de farina en tasses', 'farina de blat', '2 cup'],
  ['quants grams són 3 grans d’all', 'all', '9 g'],
]);
