import { compare, type Rational, rational } from '../../number/rational.ts';
import type { Curve } from '../unit.ts';

/** Tenths of a metre per second from which on each number of the scale counts. @source WMO-No. 306, code table 1100 */
const FROM = [0n, 3n, 16n, 34n, 55n, 80n, 108n, 139n, 172n, 208n, 245n, 285n, 327n] as const;

const tenths = (n: bigint): Rational => rational(n, 10n);

/** The middle of what a number stands for; the last, which has no end, stands for where it begins. */
function speedOf({ n, d }: Rational): Rational | undefined {
  const low = n % d === 0n ? FROM[Number(n / d)] : undefined;
  const next = FROM[Number(n / d) + 1];
  return low === undefined ? undefined : rational(low + (next ?? low), 20n);
}

function numberOf(speed: Rational): Rational | undefined {
  const number = FROM.findLastIndex((low) => compare(tenths(low), speed) <= 0);
  return number < 0 ? undefined : rational(BigInt(number));
}

/** A number of the Beaufort scale, whole and from 0 to 12, stands for a range of winds: a speed has the number of its range. */
export const beaufort: Curve = (value, back) => (back ? numberOf(value) : speedOf(value));
