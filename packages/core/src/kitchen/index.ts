export { convertIngredient, type IngredientResult, type KitchenAmount } from './convert-ingredient.ts';
export { CUP_SIZES, type CupSize, isCupSize } from './cup-sizes.ts';
export { FORMS, formName, nameIn } from './forms.ts';
export type { Ingredient, Portion } from './ingredient.ts';
export { FREQUENT_INGREDIENTS, findIngredient, INGREDIENTS } from './ingredients.ts';
export { kitchenDigits, type Weighed } from './kitchen-digits.ts';
export {
  type KitchenInterpretation,
  type KitchenQuestion,
  KitchenReader,
  type KitchenResult,
} from './kitchen-question.ts';
export { findKitchenUnit, KITCHEN_UNITS, type KitchenUnit, namedUnit } from './kitchen-units.ts';
export { OVEN_SETTINGS, type OvenSetting } from './oven.ts';
export { formsOf, type Weight, weigh } from './weigh.ts';
