import { parseDecimal } from '../number/decimal.ts';
import { gcd, type Rational } from '../number/rational.ts';
import type { Curve, UnitRow } from './unit.ts';

/**
 * Integers below this are exact in a double, and their up to 15 digits name one: they are what was typed.
 * @source IEEE 754-2019, 5.12.2: 15 digits there and back
 */
const MOST = 1e15;

/** result = (value × scale + shift) / divisor. */
type Line = readonly [scale: bigint, shift: bigint, divisor: bigint];

/** The one step from a unit to another of its category. */
export interface Pair {
  /** The ids of the two units. */
  readonly from: string;
  readonly to: string;
  /** The smallest figure there can be. */
  readonly least: Rational | undefined;
  /** Curves of the first unit and of the second. */
  readonly curve: Curve | undefined;
  readonly back: Curve | undefined;
  /** What is done to the figure, to what a curve makes of it, or to its reciprocal. */
  readonly line: Line;
  /** The result is the reciprocal of what the line gives: the figures of the two units run against each other. */
  readonly inverts: boolean;
  /** The line in doubles for digits, the figure in thousandths: where it has no further decimals, they are an integer. */
  readonly scale: number;
  readonly shift: number;
  readonly divisor: number;
  /** Digits below this give no integer that reaches `MOST` on the way; nothing is below it where the line is not the whole step. */
  readonly most: number;
  /** The pair that was converted after this one the last time; itself before there was another. */
  next?: Pair;
}

/** Reads `a` or `a/b`; 0 for no text. @throws TypeError for anything else */
export function readFraction(text = '0'): Rational {
  const [a, b] = text.split('/').map(parseDecimal);
  if (!a) throw new TypeError(`no exact factor: ${text}`);
  return b ? { n: a.n * b.d, d: a.d * b.n } : a;
}

/** The line from a unit to another, in lowest terms: value × a + zero = result × b + other. */
function lineOf(from: UnitRow, to: UnitRow): Line {
  const texts = [from.toBase, to.toBase, from.offset, to.offset];
  const [a, b, zero, other] = texts.map(readFraction) as [Rational, Rational, Rational, Rational];
  const bottom = zero.d * other.d;
  const line = [a.n * b.d * bottom, (zero.n * other.d - other.n * zero.d) * a.d * b.d, b.n * a.d * bottom];
  const common = line.reduce(gcd);
  return line.map((part) => part / common) as unknown as Line;
}

/** The step from a unit to another. Throws on a malformed table. */
export function pairOf(source: UnitRow, target: UnitRow): Pair {
  // f / value over a factor is the reciprocal of value times the factor over f: the step back, turned over
  const line = source.reciprocal ? lineOf(target, source) : lineOf(source, target);
  const inverts = source.reciprocal !== target.reciprocal;
  const [scale, shift, divisor] = line.map(Number) as [number, number, number];
  return {
    from: source.id,
    to: target.id,
    least: source.minimum === undefined ? undefined : readFraction(source.minimum),
    curve: source.curve,
    back: target.curve,
    line,
    inverts,
    scale,
    shift: shift * 1000,
    divisor: divisor * 1000,
    most:
      inverts || source === target || source.curve || target.curve
        ? 0
        : (MOST - (Math.abs(shift) + divisor) * 1000) / scale,
  };
}

/**
 * The exact result for an exact value.
 * @returns undefined for a zero that has no reciprocal, and for what a curve is not defined for
 */
export function applyPair(pair: Pair, figure: Rational): Rational | undefined {
  const { curve, back, line } = pair;
  const value = curve ? curve(figure, false, pair.to) : figure;
  if (!value) return undefined;
  let n = value.n * line[0] + value.d * line[1];
  let d = value.d * line[2];
  if (pair.inverts) [n, d] = n < 0n ? [-d, -n] : [d, n];
  if (!d) return undefined;
  return back ? back({ n, d }, true, pair.from) : { n, d };
}
