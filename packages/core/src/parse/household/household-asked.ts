import { currentAsked, energyPaid } from './electricity.ts';
import { covering, mixture, oilMixed, partsPerMillion, pureAlcohol } from './materials.ts';
import { addedUp, equalParts, manyOfOne, piecesOf, shareOfWhole } from './pieces.ts';
import { recipeScaled, recipeTimes } from './recipes.ts';
import { areasAdded, shapeAsked, tilesFor } from './shapes.ts';
import { accelerationAsked, fuelNeeded, fuelPaid, fuelUsed, splitAsked, timeAtSpeed } from './travel.ts';

const FORMS = [
  recipeScaled,
  recipeTimes,
  currentAsked,
  energyPaid,
  covering,
  mixture,
  pureAlcohol,
  partsPerMillion,
  oilMixed,
  tilesFor,
  areasAdded,
  shapeAsked,
  fuelPaid,
  fuelNeeded,
  fuelUsed,
  timeAtSpeed,
  accelerationAsked,
  splitAsked,
  equalParts,
  piecesOf,
  manyOfOne,
  shareOfWhole,
  addedUp,
];

/**
 * What people work out at home, on the road and in the garden, as sums that the other readers understand. Each form takes the figures by
 * what stands beside them, in any order; what is left must have no figure and no word that would change them.
 * @param folded the text, without the signs around it
 */
export const householdAsked = (folded: string): string[] => FORMS.flatMap((form) => form(folded));
