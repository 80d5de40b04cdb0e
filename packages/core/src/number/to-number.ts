import type { Rational } from './rational.ts';

const bitLength = (value: bigint): number => value.toString(2).length;

/**
 * The double nearest to n/d, ties to even: one rounding, also for subnormal results.
 * @returns the correctly rounded double; ±Infinity where IEEE 754 rounds to it
 * @source IEEE 754-2019, 4.3.1 roundTiesToEven
 */
export function toNearestNumber({ n, d }: Rational): number {
  if (n < 0n) return -toNearestNumber({ n: -n, d });
  if (n === 0n) return 0;
  const magnitude = bitLength(n) - bitLength(d);
  // Below 2^-1021 doubles stand 2^-1074 apart, so the quotient in those steps is the answer.
  if (magnitude <= -1022) {
    const steps = (n << 1074n) / d;
    const rest = ((n << 1074n) - steps * d) * 2n;
    return Number(rest > d || (rest === d && steps % 2n) ? steps + 1n : steps) * 2 ** -1074;
  }
  // At least 65 bits and a sticky last bit: the conversion to a double then rounds exactly once.
  const shift = 66 - magnitude;
  const [top, bottom] = shift < 0 ? [n, d << BigInt(-shift)] : [n << BigInt(shift), d];
  const quotient = top / bottom;
  const sticky = quotient * bottom === top ? quotient : quotient | 1n;
  const half = Math.trunc(shift / 2);
  return Number(sticky) * 2 ** -half * 2 ** (half - shift);
}
