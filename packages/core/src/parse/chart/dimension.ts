import { divide, multiply, type Rational, rational } from '../../number/rational.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { FormulaPart } from '../sums/sum.ts';
import type { Cell, Measure } from './cell.ts';

/**
 * A coherent unit of each category that takes part in products, with its powers of metre, kilogram, second, ampere, bit and money.
 * @source SI Brochure, 9th edition, tables 2 and 4
 */
const DIMENSIONS: Readonly<Record<string, readonly [unit: string, ...powers: number[]]>> = {
  number: ['', 0, 0, 0, 0, 0, 0],
  length: ['m', 1, 0, 0, 0, 0, 0],
  area: ['m2', 2, 0, 0, 0, 0, 0],
  volume: ['m3', 3, 0, 0, 0, 0, 0],
  weight: ['kg', 0, 1, 0, 0, 0, 0],
  time: ['s', 0, 0, 1, 0, 0, 0],
  speed: ['mps', 1, 0, -1, 0, 0, 0],
  force: ['newton', 1, 1, -2, 0, 0, 0],
  pressure: ['pa', -1, 1, -2, 0, 0, 0],
  energy: ['j', 2, 1, -2, 0, 0, 0],
  power: ['watt', 2, 1, -3, 0, 0, 0],
  data: ['bit', 0, 0, 0, 0, 1, 0],
  'data-rate': ['bitps', 0, 0, -1, 0, 1, 0],
  'volume-flow': ['m3s', 3, 0, -1, 0, 0, 0],
  'mass-flow': ['kgs', 0, 1, -1, 0, 0, 0],
  density: ['kgm3', -3, 1, 0, 0, 0, 0],
  acceleration: ['mps2', 1, 0, -2, 0, 0, 0],
  currency: ['', 0, 0, 0, 0, 0, 1],
  fuel: ['kml', -2, 0, 0, 0, 0, 0],
};
/** Metres to the power of -2 in one kilometre per litre, which is a way for an amount of fuel. */
const KML = rational(1_000_000n);

const CATEGORIES = new Map(
  Object.entries(DIMENSIONS).map(([category, [, ...powers]]) => [powers.join(), category]),
);

/** Categories that are so much of one thing for each of another. */
export const isRateLike = (category: string): boolean => RATE_LIKE.has(category);
const RATE_LIKE = new Set(['speed', 'fuel', 'data-rate', 'volume-flow', 'mass-flow', 'density', 'power']);

/** Whether a unit is one of times per way. */
export const isPaceUnit = (unit: string): boolean => unit === 'minkm' || unit === 'minmi';

/** A measure that is multiplied by, or divided by. */
export interface Factor {
  readonly measure: Measure;
  readonly over: boolean;
}

/** What factors come to, in the coherent unit of its category; money and plain numbers have none. */
export interface Product {
  readonly category: string;
  readonly unit: string;
  readonly value: Rational;
}

/** Of which category a product is; undefined where there is no such category. */
export function categoryOf(factors: readonly Factor[]): string | undefined {
  const sum = [0, 0, 0, 0, 0, 0];
  for (const { measure, over } of factors) {
    const row = DIMENSIONS[measure.category];
    if (!row) return undefined;
    for (const at of sum.keys()) sum[at] = (sum[at] ?? 0) + (over ? -1 : 1) * ((row[at + 1] as number) ?? 0);
  }
  return CATEGORIES.get(sum.join());
}

/** A measure in the coherent unit of its category. */
function inCoherentUnit({ category, unit, amount }: Measure, units: UnitSet): Rational | undefined {
  const [coherent] = DIMENSIONS[category] ?? [''];
  const size = coherent ? units.convert(amount, unit, coherent) : undefined;
  if (size && !size.ok) return undefined;
  const plain = size ? size.toFraction() : amount;
  return category === 'fuel' ? multiply(plain, KML) : plain;
}

/** Multiplies measures, exactly. */
export function productOf(factors: readonly Factor[], units: UnitSet): Product | undefined {
  const category = categoryOf(factors);
  if (category === undefined) return undefined;
  let value = rational(1n);
  for (const { measure, over } of factors) {
    const size = inCoherentUnit(measure, units);
    if (!size || (over && size.n === 0n)) return undefined;
    value = (over ? divide : multiply)(value, size);
  }
  const [unit] = DIMENSIONS[category] ?? [''];
  return { category, unit, value: category === 'fuel' ? divide(value, KML) : value };
}

export const formulaOfSides = (sides: readonly Measure[]): FormulaPart[] =>
  sides.flatMap(({ amount, unit }, at) => [...(at > 0 ? [' × '] : []), { amount, unit }]);

/** The area or volume of sides, in the square or cube of their unit where there is one. */
export function spaceOf(sides: readonly Measure[], units: UnitSet): Measure | undefined {
  const [first] = sides;
  const factors = sides.map((measure) => ({ measure, over: false }));
  const product = productOf(factors, units);
  if (!first || !product) return undefined;
  const own = `${first.unit}${sides.length}`;
  const unit = units.find(own) ? own : product.unit;
  const amount = units.convert(product.value, product.unit, unit);
  return amount.ok
    ? { category: product.category, unit, amount: amount.toFraction(), rank: first.rank }
    : undefined;
}

/** A cell of two sides as the area that they have. */
export function areaOf(cell: Cell, units: UnitSet): Cell {
  const sides = cell.sides?.flatMap(([measure]) => measure ?? []) ?? [];
  const area = sides.length === 2 ? spaceOf(sides, units) : undefined;
  return area ? { ...cell, measures: [{ ...area, rank: 0 }], formula: formulaOfSides(sides) } : cell;
}
