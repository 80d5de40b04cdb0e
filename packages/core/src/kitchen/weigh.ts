import { parseDecimal } from '../number/decimal.ts';
import { compare, divide, multiply, type Rational, rational } from '../number/rational.ts';
import { type CupSize, millilitres } from './cup-sizes.ts';
import type { FormId } from './forms.ts';
import type { Ingredient, Portion } from './ingredient.ts';
import { type KitchenUnit, sizeOf } from './kitchen-units.ts';

/** How an amount is measured: which cup, and how it is filled or its content cut, where the text names that. */
export interface Measuring {
  readonly cup: CupSize;
  readonly form?: FormId | undefined;
}

/** What one of a unit weighs. */
export interface Weight {
  readonly grams: Rational;
  /** What USDA weighed. */
  readonly portion: Portion;
  /** USDA weighed another measure: these are its grams in the ratio of the volumes. */
  readonly isDerived: boolean;
}

const ZERO = rational(0n);
const ONE = rational(1n);

const decimal = (text: string): Rational => parseDecimal(text) ?? ZERO;

/** USDA's cup is the one of the United States. */
const mlOf = ({ measure }: Portion): Rational | undefined => millilitres(measure, 'us');

/** The portion to weigh a unit by: of the named form, else of the first; of the unit's own measure, else of the largest. */
function portionFor(
  { portions }: Ingredient,
  { kind, portion: own }: KitchenUnit,
  form: FormId | undefined,
): Portion | undefined {
  const usual = portions[0].form;
  const isOwn = ({ measure }: Portion) => measure === own;
  const usable = portions.filter((portion) =>
    kind === 'count' ? isOwn(portion) : mlOf(portion) !== undefined,
  );
  const inForm = (wanted: FormId | undefined) =>
    usable.filter((portion) => (portion.form ?? usual) === wanted);
  const [said, unsaid] = [inForm(form), inForm(usual)];
  const offered = said.length > 0 ? said : unsaid;
  const [largest] = offered.toSorted((a, b) => compare(mlOf(b) ?? ZERO, mlOf(a) ?? ZERO));
  return offered.find(isOwn) ?? largest;
}

/**
 * What one of a unit of volume or one piece of an ingredient weighs.
 * @returns undefined where USDA weighed nothing that it follows from: a stick of flour
 */
export function weigh(ingredient: Ingredient, unit: KitchenUnit, measuring: Measuring): Weight | undefined {
  const portion = portionFor(ingredient, unit, measuring.form);
  if (!portion) return undefined;
  const each = divide(decimal(portion.grams), decimal(portion.count));
  const [ml, measured] = [sizeOf(unit, measuring.cup), mlOf(portion)];
  const ratio = ml && measured ? divide(ml, measured) : ONE;
  return { grams: multiply(each, ratio), portion, isDerived: compare(ratio, ONE) !== 0 };
}

/** The forms in which USDA weighed an ingredient, the usual one first. */
export const formsOf = ({ portions }: Ingredient): readonly FormId[] => [
  ...new Set(portions.flatMap(({ form }) => form ?? [])),
];
