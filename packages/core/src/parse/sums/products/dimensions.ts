import { divide, multiply, type Rational, rational } from '../../../number/rational.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import type { Interpretation } from '../../question/question.ts';
import type { Operand } from '../sum-text.ts';

/**
 * A coherent unit of each category that takes part in products, with its powers of metre, kilogram, second, bit and money.
 * @source SI Brochure, 9th edition, tables 2 and 4
 */
const DIMENSIONS: Readonly<Record<string, readonly [unit: string, powers: string]>> = {
  number: ['', '0,0,0,0,0'],
  length: ['m', '1,0,0,0,0'],
  area: ['m2', '2,0,0,0,0'],
  volume: ['m3', '3,0,0,0,0'],
  weight: ['kg', '0,1,0,0,0'],
  time: ['s', '0,0,1,0,0'],
  speed: ['mps', '1,0,-1,0,0'],
  force: ['newton', '1,1,-2,0,0'],
  pressure: ['pa', '-1,1,-2,0,0'],
  energy: ['j', '2,1,-2,0,0'],
  power: ['watt', '2,1,-3,0,0'],
  data: ['bit', '0,0,0,1,0'],
  'data-rate': ['bitps', '0,0,-1,1,0'],
  'volume-flow': ['m3s', '3,0,-1,0,0'],
  'mass-flow': ['kgs', '0,1,-1,0,0'],
  density: ['kgm3', '-3,1,0,0,0'],
  acceleration: ['mps2', '1,0,-2,0,0'],
  currency: ['', '0,0,0,0,1'],
  fuel: ['kml', '-2,0,0,0,0'],
};

/** Metres to the power of -2 in one kilometre per litre, which is a way for an amount of fuel. */
const KML = rational(1_000_000n);

/** What amounts come to when they are multiplied and divided, in the coherent unit of its category. */
export interface Product {
  readonly category: string;
  readonly unit: string;
  readonly value: Rational;
}

/** Data in a time are counted as those on a line are, in thousands. */
export const isOfLine = (operands: readonly Operand[]): boolean =>
  operands.some(([{ category }]) => /^(?:data-rate|time)$/.test(category));

/** A gigabyte of a line first, where there is one. */
export function asOnLine(operands: readonly Operand[]): readonly Operand[] {
  if (!isOfLine(operands)) return operands;
  return operands.map((operand) => {
    const isDecimal = ({ from }: Interpretation) => Number(from.endsWith('b10'));
    return operand.toSorted((a, b) => isDecimal(b) - isDecimal(a)) as readonly Interpretation[] as Operand;
  });
}

/** The category of each product of powers, and its powers as numbers. */
const CATEGORIES = new Map(Object.entries(DIMENSIONS).map(([category, [, powers]]) => [powers, category]));
const POWERS = new Map(
  Object.entries(DIMENSIONS).map(([category, [, powers]]) => [category, powers.split(',').map(Number)]),
);

/** What amounts of these categories are an amount of, multiplied, and divided by those that `divides` tells. */
function categoryOf(chosen: readonly Interpretation[], divides: readonly boolean[]): string | undefined {
  const powers = [0, 0, 0, 0, 0];
  for (const [index, { category }] of chosen.entries()) {
    const own = POWERS.get(category);
    if (!own) return undefined;
    for (const [at, power] of own.entries())
      powers[at] = (powers[at] as number) + (divides[index] ? -power : power);
  }
  return CATEGORIES.get(powers.join());
}

/**
 * Multiplies amounts, and divides by those that `divides` tells; undefined for what no category is of.
 * @param isWanted asked before anything is worked out
 */
export function multiplied(
  chosen: readonly Interpretation[],
  divides: readonly boolean[],
  units: UnitSet,
  isWanted: (category: string) => boolean = () => true,
): Product | undefined {
  const category = categoryOf(chosen, divides);
  if (category === undefined || !isWanted(category)) return undefined;
  let value: Rational = rational(1n);
  for (const [index, { amount, category: own, from }] of chosen.entries()) {
    const [unit] = DIMENSIONS[own] as readonly [string, string];
    const size = unit ? units.convert(amount.toFraction(), from, unit) : amount;
    const isOver = divides[index] === true;
    if (!size.ok || (isOver && size.sign === 0)) return undefined;
    const plain = own === 'fuel' ? multiply(size.toFraction(), KML) : size.toFraction();
    value = (isOver ? divide : multiply)(value, plain);
  }
  const [unit] = DIMENSIONS[category] as readonly [string, string];
  return { category, unit, value: category === 'fuel' ? divide(value, KML) : value };
}
