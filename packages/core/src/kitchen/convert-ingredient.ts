import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { add, compare, divide, multiply, type Rational, rational } from '../number/rational.ts';
import type { Ingredient } from './ingredient.ts';
import { type KitchenUnit, sizeOf } from './kitchen-units.ts';
import { formsOf, type Measuring, type Weight, weigh } from './weigh.ts';

/** An amount of one unit. */
export interface KitchenAmount {
  readonly amount: Rational;
  readonly unit: KitchenUnit;
}

/** What an amount of an ingredient comes to. It is as near as a cup is full: an approximation, unless both sides are volumes or both masses. */
export interface IngredientResult {
  readonly value: ExactValue;
  /** Least and most, by how the measure is filled or what is in it is cut; absent where USDA weighed it in one form only. */
  readonly range?: readonly [least: ExactValue, most: ExactValue];
  /** What was weighed; absent where nothing had to be: from millilitres to cups, from grams to ounces. */
  readonly weight?: Weight;
}

interface Converted {
  readonly value: Rational;
  readonly weight?: Weight | undefined;
}

/** What one of a unit comes to: its size where that is enough, else its grams. */
function sideOf(
  ingredient: Ingredient,
  unit: KitchenUnit,
  isSizeEnough: boolean,
  measuring: Measuring,
): { readonly size: Rational; readonly weight?: Weight } | undefined {
  if (isSizeEnough || unit.kind === 'mass') {
    const size = sizeOf(unit, measuring.cup);
    return size && { size };
  }
  const weight = weigh(ingredient, unit, measuring);
  return weight && { size: weight.grams, weight };
}

function convertOne(
  ingredient: Ingredient,
  { amount, unit }: KitchenAmount,
  target: KitchenUnit,
  measuring: Measuring,
): Converted | undefined {
  if (unit.id === target.id) return { value: amount };
  // what is counted has no size, and is weighed on either side
  const isSame = unit.kind === target.kind && unit.kind !== 'count';
  const [from, to] = [unit, target].map((side) => sideOf(ingredient, side, isSame, measuring));
  if (!from || !to) return undefined;
  return { value: divide(multiply(amount, from.size), to.size), weight: from.weight ?? to.weight };
}

function convertParts(
  ingredient: Ingredient,
  parts: readonly KitchenAmount[],
  target: KitchenUnit,
  measuring: Measuring,
): Converted | undefined {
  let sum: Converted = { value: rational(0n) };
  for (const part of parts) {
    const one = convertOne(ingredient, part, target, measuring);
    if (!one) return undefined;
    sum = { value: add(sum.value, one.value), weight: sum.weight ?? one.weight };
  }
  return sum;
}

/**
 * Converts an amount of an ingredient exactly, from what USDA weighed.
 * @param parts the amount, part by part: a cup and two spoons
 * @returns undefined where USDA weighed nothing that it follows from
 */
export function convertIngredient(
  ingredient: Ingredient,
  parts: readonly KitchenAmount[],
  target: KitchenUnit,
  measuring: Measuring,
): IngredientResult | undefined {
  const usual = convertParts(ingredient, parts, target, measuring);
  if (!usual) return undefined;
  const { value, weight } = usual;
  const forms = measuring.form === undefined ? formsOf(ingredient) : [];
  const inForms = forms.flatMap(
    (form) => convertParts(ingredient, parts, target, { ...measuring, form })?.value ?? [],
  );
  const inOrder = [value, ...inForms].toSorted(compare);
  const [least, most] = [inOrder[0] ?? value, inOrder.at(-1) ?? value];
  const range = compare(least, most) < 0 ? ([exactOf(least), exactOf(most)] as const) : undefined;
  return { value: exactOf(value), ...(weight && { weight }), ...(range && { range }) };
}
