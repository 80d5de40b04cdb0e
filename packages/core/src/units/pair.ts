import { parseDecimal } from '../number/decimal.ts';
import { gcd, type Rational } from '../number/rational.ts';
import type { UnitRow } from './unit.ts';

/** result = (value × scale + shift) / divisor. */
type Line<Integer> = readonly [scale: Integer, shift: Integer, divisor: Integer];

/** The step from a unit to the base unit of its category. */
export interface Step {
  readonly line: Line<bigint>;
  /** The base value is the reciprocal of the figure: base value = scale / (value × divisor). */
  readonly reciprocal?: boolean | undefined;
}

/** The one step from a unit to another of its category. */
export interface Pair {
  readonly line: Line<bigint>;
  /** The line in doubles, exact up to 2^53. */
  readonly quick: Line<number>;
  /** The result is the reciprocal of what the line gives: the figures of the two units run against each other. */
  readonly inverts: boolean;
}

/** Reads `a` or `a/b`. */
function readFraction(text: string): Rational {
  const [a, b] = text.split('/').map(parseDecimal);
  if (!a) throw new TypeError(`no exact factor: ${text}`);
  return b ? { n: a.n * b.d, d: a.d * b.n } : a;
}

/** The step from a unit to the base unit of its category. Throws on a malformed table. */
export function stepToBase({ toBase, offset = '0', reciprocal }: UnitRow): Step {
  const factor = readFraction(toBase);
  const zero = readFraction(offset);
  return { line: [factor.n * zero.d, zero.n * factor.d, factor.d * zero.d], reciprocal };
}

/** Joins the steps of two units to the base unit into the step from the first to the second. */
export function pairOf(from: Step, to: Step): Pair {
  // f / value over a factor is the reciprocal of value times the factor over f: the step back, turned over
  const [source, target] = from.reciprocal ? [to.line, from.line] : [from.line, to.line];
  const scale = source[0] * target[2];
  const shift = source[1] * target[2] - target[1] * source[2];
  const divisor = source[2] * target[0];
  const common = gcd(gcd(scale, shift), divisor);
  const line = [scale / common, shift / common, divisor / common] as const;
  const quick = [Number(line[0]), Number(line[1]), Number(line[2])] as const;
  return { line, quick, inverts: from.reciprocal !== to.reciprocal };
}

/**
 * The exact result for an exact value.
 * @returns undefined for a zero that has no reciprocal
 */
export function applyPair({ line, inverts }: Pair, value: Rational): Rational | undefined {
  const [scale, shift, divisor] = line;
  const n = value.n * scale + value.d * shift;
  const d = value.d * divisor;
  if (!inverts) return { n, d };
  if (n === 0n) return undefined;
  return n < 0n ? { n: -d, d: -n } : { n: d, d: n };
}
