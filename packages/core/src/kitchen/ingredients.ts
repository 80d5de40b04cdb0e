import { type Ingredient, ingredientOf } from './ingredient.ts';
import { BAKING, LIQUIDS } from './ingredients/baking-and-seasoning.ts';
import { DAIRY, FATS } from './ingredients/dairy-and-fat.ts';
import { FLOURS, SUGARS } from './ingredients/flour-and-sugar.ts';
import { GRAINS, PULSES } from './ingredients/grains-and-pulses.ts';
import { FRUIT, NUTS } from './ingredients/nuts-and-fruit.ts';

/** Every ingredient, what is baked with first. */
export const INGREDIENTS: readonly Ingredient[] = [
  ...FLOURS,
  ...SUGARS,
  ...FATS,
  ...DAIRY,
  ...BAKING,
  ...LIQUIDS,
  ...GRAINS,
  ...PULSES,
  ...NUTS,
  ...FRUIT,
].map(ingredientOf);

const byId = new Map(INGREDIENTS.map((ingredient) => [ingredient.id, ingredient]));

/** The ingredient with this id; undefined for any other text. */
export const findIngredient = (id: string): Ingredient | undefined => byId.get(id);

/** The ingredients that recipes ask for most, first in a list to choose from. */
export const FREQUENT_INGREDIENTS: readonly string[] = [
  'flour',
  'sugar',
  'brown-sugar',
  'powdered-sugar',
  'butter',
  'honey',
  'milk',
  'olive-oil',
  'rice',
  'cocoa',
];
