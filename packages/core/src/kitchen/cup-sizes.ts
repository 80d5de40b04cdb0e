import { parseDecimal } from '../number/decimal.ts';
import type { Rational } from '../number/rational.ts';

/** A measure that USDA weighs foods in; spoons, cups and fluid ounces are those of the United States. */
export type PortionMeasure = 'cup' | 'tbsp' | 'tsp' | 'floz' | 'stick' | 'clove' | 'packet' | 'piece';

/** Cups that recipes mean, with the spoons that go with them, in millilitres. */
export const CUP_SIZES = {
  /** @source NIST Handbook 44, appendix C: 1/16 of a US gallon; a tablespoon is 1/16 of it, a teaspoon 1/48 */
  us: { cup: '236.5882365', tbsp: '14.78676478125', tsp: '4.92892159375' },
  /** @source 21 CFR 101.9(b)(5)(viii), labels of food in the United States */
  legal: { cup: '240', tbsp: '15', tsp: '5' },
  /** @source Metric kitchen measures, as the unit table has them */
  metric: { cup: '250', tbsp: '15', tsp: '5' },
  /** @source Measuring cup and spoons of Japan */
  japan: { cup: '200', tbsp: '15', tsp: '5' },
} as const satisfies Readonly<Record<string, Readonly<Record<'cup' | 'tbsp' | 'tsp', string>>>>;

/** The id of a cup size. */
export type CupSize = keyof typeof CUP_SIZES;

/** Whether a text names a cup size. */
export const isCupSize = (id: string | undefined): id is CupSize => Object.hasOwn(CUP_SIZES, id ?? '');

const FLUID_OUNCE_ML = '29.5735295625';

/** Millilitres of a measure of a cup size; undefined for what is counted. */
export function millilitres(measure: PortionMeasure, size: CupSize): Rational | undefined {
  const known: Partial<Record<PortionMeasure, string>> = { floz: FLUID_OUNCE_ML, ...CUP_SIZES[size] };
  return parseDecimal(known[measure] ?? '');
}
