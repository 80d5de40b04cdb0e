import type { Rational } from './rational.ts';

/**
 * The double nearest to n/d, ties to even: one rounding, also for subnormal results.
 * @returns the correctly rounded double; ±Infinity where IEEE 754 rounds to it
 * @source IEEE 754-2019, 4.3.1 roundTiesToEven
 */
export function toNearestNumber({ n, d }: Rational): number {
  if (n < 0n) return -toNearestNumber({ n: -n, d });
  // in bits, up to three too many or too few
  const magnitude = (n.toString(16).length - d.toString(16).length) * 4;
  // Subnormal: a step up is rounded on the same grid, and the step back down is exact.
  if (magnitude < -1000 && n << 1022n < d)
    return toNearestNumber({ n: (n << 1022n) + d, d: d << 1022n }) - 2 ** -1022;
  // More than 60 bits and a sticky last bit: the conversion to a double then rounds exactly once.
  const shift = 66 - magnitude;
  const top = n << BigInt(Math.max(shift, 0));
  const bottom = d << BigInt(Math.max(-shift, 0));
  const quotient = top / bottom;
  const half = shift >> 1;
  return Number(quotient * bottom === top ? quotient : quotient | 1n) * 2 ** -half * 2 ** (half - shift);
}
