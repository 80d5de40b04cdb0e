import { type Rational, tenTo } from '../../number/rational.ts';
import type { Curve } from '../unit.ts';

/** Fixed point: whole numbers of 10⁻⁶⁴. @source OEIS A000796 */
const ONE = tenTo(64);
const PI = 31415926535897932384626433832795028841971693993751058209749445923n;
/** Decimals of a result: far past any digit shown, and so few that tan 45° is 1. */
const DECIMALS = 48;
/** Below this an angle is its own tangent to 30 digits. */
const TINY = ONE / tenTo(15);

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** Half away from zero, so that both signs round alike. */
function rounded(n: bigint, d: bigint): Rational {
  const scale = tenTo(DECIMALS);
  const size = (abs(n) * scale * 2n + d) / (d * 2n);
  return { n: n < 0n ? -size : size, d: scale };
}

/** Sine and cosine of an angle in fixed-point radians, at most a right one, by their series. */
function sineAndCosine(angle: bigint): readonly [sine: bigint, cosine: bigint] {
  const sums = [0n, 0n];
  let term = ONE;
  for (let power = 0n; term !== 0n; power++) {
    const index = power % 2n === 0n ? 1 : 0;
    sums[index] = (sums[index] ?? 0n) + (power % 4n < 2n ? term : -term);
    term = (term * angle) / ONE / (power + 1n);
  }
  const [sine = 0n, cosine = 0n] = sums;
  return [sine, cosine];
}

/** Tangent of an angle in degrees; undefined for right angles and more, where nothing slopes. */
function tangentOf({ n, d }: Rational): Rational | undefined {
  if (abs(n) >= d * 90n) return undefined;
  const angle = (n * PI) / (d * 180n);
  if (abs(angle) < TINY) return { n: n * PI, d: d * 180n * ONE };
  const [sine, cosine] = sineAndCosine(angle);
  return cosine > 0n ? rounded(sine, cosine) : undefined;
}

/** The angle in degrees with this tangent. */
function angleOf({ n, d }: Rational): Rational {
  if (abs(n) > d) {
    const rest = angleOf(n < 0n ? { n: -d, d: -n } : { n: d, d: n });
    return { n: (n < 0n ? -90n : 90n) * rest.d - rest.n, d: rest.d };
  }
  const ratio = (n * ONE) / d;
  if (abs(ratio) < TINY) return { n: n * 180n * ONE, d: d * PI };
  let angle = (BigInt(Math.round(Math.atan(Number(n) / Number(d)) * 1e15)) * ONE) / tenTo(15);
  // each step of Newton's doubles the 15 digits that a double begins with
  for (let step = 0; step < 4; step++) {
    const [sine, cosine] = sineAndCosine(angle);
    angle += (((ratio * cosine) / ONE - sine) * cosine) / ONE;
  }
  return rounded(angle * 180n, PI);
}

/** An angle of slope stands for its tangent: rise over run. */
export const slopeAngle: Curve = (value, back) => (back ? angleOf(value) : tangentOf(value));
