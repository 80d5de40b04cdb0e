import { parseDecimal } from '../number/decimal.ts';
import { gcd, type Rational } from '../number/rational.ts';
import type { UnitRow } from './unit.ts';

/** result = (value × scale + shift) / divisor, in integers. */
interface Step<Integer> {
  readonly scale: Integer;
  readonly shift: Integer;
  readonly divisor: Integer;
}

/** The one step from a unit to another of its category; as doubles for speed, NaN for what they cannot hold. */
export interface Pair extends Step<number> {
  readonly exact: Step<bigint>;
}

function readFraction(text: string): Rational {
  const [a, b] = text.split('/').map(parseDecimal);
  if (!a) throw new TypeError(`not an exact factor: ${text}`);
  return b ? { n: a.n * b.d, d: a.d * b.n } : a;
}

/** The step from a unit to the base unit of its category. Throws on a malformed table. */
export function stepToBase({ toBase, offset = '0' }: UnitRow): Step<bigint> {
  const factor = readFraction(toBase);
  const zero = readFraction(offset);
  return { scale: factor.n * zero.d, shift: zero.n * factor.d, divisor: factor.d * zero.d };
}

const safe = (value: bigint): number => (BigInt.asIntN(54, value) === value ? Number(value) : Number.NaN);

/** Joins the steps of two units to the base unit into the step from the first to the second. */
export function pairOf(from: Step<bigint>, to: Step<bigint>): Pair {
  let scale = from.scale * to.divisor;
  let shift = from.shift * to.divisor - to.shift * from.divisor;
  let divisor = from.divisor * to.scale;
  const common = gcd(gcd(scale, shift), divisor);
  scale /= common;
  shift /= common;
  divisor /= common;
  return {
    scale: safe(scale),
    shift: safe(shift),
    divisor: safe(divisor),
    exact: { scale, shift, divisor },
  };
}

/** The exact result for an exact value. */
export function applyPair({ exact }: Pair, { n, d }: Rational): Rational {
  return { n: n * exact.scale + d * exact.shift, d: d * exact.divisor };
}
