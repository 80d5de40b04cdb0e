import { testIngredients } from '../../../../packages/core/src/testing/ingredients.ts';
import { language } from '../language.ts';

// @source USDA FoodData Central, SR Legacy, as the rows have it
testIngredients(language, [
  ['2 Tassen Mehl in Gramm', 'Weizenmehl', '250 g'],
  ['3 EL Butter in Gramm', 'Butter', '42.6 g'],
  ['1 TL Salz in Gramm', 'feines Salz', '6 g'],
  ['ein Teelöffel Salz in g', 'feines Salz', '6 g'],
  ['250 g Mehl in Tassen', 'Weizenmehl', '2 cup'],
  ['wie viel Gramm sind 2 Tassen Mehl', 'Weizenmehl', '250 g'],
  ['1 gestrichener TL Salz in g', 'feines Salz', '6 g'],
  ['3 el mehl in gramm', 'Weizenmehl', '23.4375 g'],
  ['3 Zehen Knoblauch in Gramm', 'Knoblauch', '9 g'],
  ['ein halbes Pfund Butter in Gramm', 'Butter', '250 g'],
  ['20 Deka Butter in Gramm', 'Butter', '200 g'],
]);
