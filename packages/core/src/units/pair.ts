import { parseDecimal } from '../number/decimal.ts';
import { gcd, type Rational } from '../number/rational.ts';
import type { Curve, UnitRow } from './unit.ts';

/** result = (value × scale + shift) / divisor. */
type Line = readonly [scale: bigint, shift: bigint, divisor: bigint];
type Quick = readonly [scale: number, shift: number, divisor: number];

/** The step from a unit to the base unit of its category. */
export interface Step {
  readonly line: Line;
  /** The base value is the reciprocal of the figure: base value = scale / (value × divisor). */
  readonly reciprocal?: boolean | undefined;
  /** What the figure stands for is put on the line, not the figure. */
  readonly curve?: Curve | undefined;
}

/** The one step from a unit to another of its category. */
export interface Pair {
  readonly line: Line;
  /** The line in doubles, exact up to 2^53; empty, so that nothing comes of it, where the line is not the whole step. */
  readonly quick: Quick;
  /** The result is the reciprocal of what the line gives: the figures of the two units run against each other. */
  readonly inverts: boolean;
  /** The curves of the two units, where they have one. */
  readonly from: Curve | undefined;
  readonly to: Curve | undefined;
}

/** Reads `a` or `a/b`. @throws TypeError for anything else */
export function readFraction(text: string): Rational {
  const [a, b] = text.split('/').map(parseDecimal);
  if (!a) throw new TypeError(`no exact factor: ${text}`);
  return b ? { n: a.n * b.d, d: a.d * b.n } : a;
}

/** The step from a unit to the base unit of its category. Throws on a malformed table. */
export function stepToBase({ toBase, offset = '0', reciprocal, curve }: UnitRow): Step {
  const factor = readFraction(toBase);
  const zero = readFraction(offset);
  return { line: [factor.n * zero.d, zero.n * factor.d, factor.d * zero.d], reciprocal, curve };
}

/** Joins the steps of two units to the base unit into the step from the first to the second. */
export function pairOf(from: Step, to: Step): Pair {
  // f / value over a factor is the reciprocal of value times the factor over f: the step back, turned over
  const [[scale1, shift1, divisor1], [scale2, shift2, divisor2]] = from.reciprocal
    ? [to.line, from.line]
    : [from.line, to.line];
  const scale = scale1 * divisor2;
  const shift = shift1 * divisor2 - shift2 * divisor1;
  const divisor = divisor1 * scale2;
  const common = gcd(gcd(scale, shift), divisor);
  const line = [scale / common, shift / common, divisor / common] as const;
  const inverts = from.reciprocal !== to.reciprocal;
  const quick = (inverts || from.curve || to.curve ? [] : line.map(Number)) as unknown as Quick;
  return { line, quick, inverts, from: from.curve, to: to.curve };
}

/**
 * The exact result for an exact value.
 * @param from the ids of the two units, for curves that depend on both
 * @returns undefined for a zero that has no reciprocal, and for what a curve is not defined for
 */
export function applyPair(pair: Pair, figure: Rational, from?: string, to?: string): Rational | undefined {
  const value = pair.from ? pair.from(figure, false, to) : figure;
  if (!value) return undefined;
  const [scale, shift, divisor] = pair.line;
  let n = value.n * scale + value.d * shift;
  let d = value.d * divisor;
  if (pair.inverts) [n, d] = n < 0n ? [-d, -n] : [d, n];
  if (!d) return undefined;
  return pair.to ? pair.to({ n, d }, true, from) : { n, d };
}
