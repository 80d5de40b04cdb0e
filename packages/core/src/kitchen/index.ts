export { convertIngredient, type IngredientResult, type KitchenAmount } from './convert-ingredient.ts';
export { CUP_SIZES, type CupSize } from './cup-sizes.ts';
export { FORMS, type FormId, formName, nameIn } from './forms.ts';
export type { Ingredient, Portion } from './ingredient.ts';
export { FREQUENT_INGREDIENTS, findIngredient, INGREDIENTS } from './ingredients.ts';
export {
  type KitchenInterpretation,
  type KitchenQuestion,
  KitchenReader,
  type KitchenResult,
} from './kitchen-question.ts';
export { findKitchenUnit, KITCHEN_UNITS, type KitchenUnit } from './kitchen-units.ts';
export { OVEN_SETTINGS, type OvenSetting } from './oven.ts';
export { formsOf, usualForm, weigh } from './weigh.ts';
