import { parseDecimal } from '../number/decimal.ts';
import { gcd, type Rational } from '../number/rational.ts';
import type { UnitRow } from './unit.ts';

/** result = (value × scale + shift) / divisor, in integers. */
interface Step {
  readonly scale: bigint;
  readonly shift: bigint;
  readonly divisor: bigint;
}

/** A step for values of few decimals, in doubles: result = (value × power × scale + shift) / divisor. */
interface QuickStep {
  readonly power: number;
  readonly scale: number;
  readonly shift: number;
  readonly divisor: number;
  /** Largest size of `value × power` with which every integer on the way is exact in a double; negative: none. */
  readonly limit: number;
}

/** The one step from a unit to another of its category, exact and quick. */
export interface Pair extends Step {
  /** From the most frequent number of decimals to the rarest. */
  readonly quick: readonly QuickStep[];
}

/** Integers up to this are exact in a double. */
const SAFE = 2 ** 53;
/** Up to 15 digits name a double, so they are what was typed. @source IEEE 754-2019, 5.12.2: 15 digits there and back */
const LONGEST_NAME = 1e15 - 1;
/** Two decimals, whole numbers too large for that, six decimals. */
const POWERS = [100, 1, 1e6];

/** Reads `a` or `a/b`. */
function readFraction(text: string): Rational {
  const [a, b] = text.split('/').map(parseDecimal);
  if (!a) throw new TypeError(`not an exact factor: ${text}`);
  return b ? { n: a.n * b.d, d: a.d * b.n } : a;
}

/** The step from a unit to the base unit of its category. Throws on a malformed table. */
export function stepToBase({ toBase, offset = '0' }: UnitRow): Step {
  const factor = readFraction(toBase);
  const zero = readFraction(offset);
  return { scale: factor.n * zero.d, shift: zero.n * factor.d, divisor: factor.d * zero.d };
}

function quickStep(power: number, step: Step): QuickStep {
  const scale = Number(step.scale);
  const shift = Number(step.shift) * power;
  const divisor = Number(step.divisor) * power;
  // one less than the quotient makes good for its rounding
  const most = Math.min(LONGEST_NAME, Math.floor((SAFE - Math.abs(shift)) / scale) - 1);
  const limit = divisor < SAFE ? most : -1;
  return { power, scale, shift, divisor, limit };
}

/** Joins the steps of two units to the base unit into the step from the first to the second. */
export function pairOf(from: Step, to: Step): Pair {
  const scale = from.scale * to.divisor;
  const shift = from.shift * to.divisor - to.shift * from.divisor;
  const divisor = from.divisor * to.scale;
  const common = gcd(gcd(scale, shift), divisor);
  const step = { scale: scale / common, shift: shift / common, divisor: divisor / common };
  return { ...step, quick: POWERS.map((power) => quickStep(power, step)) };
}

/** The exact result for an exact value. */
export function applyPair({ scale, shift, divisor }: Pair, { n, d }: Rational): Rational {
  return { n: n * scale + d * shift, d: d * divisor };
}
