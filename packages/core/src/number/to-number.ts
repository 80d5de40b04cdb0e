import type { Rational } from './rational.ts';

/**
 * The double nearest to n/d, ties to even: one rounding, also for subnormal results.
 * @returns the correctly rounded double; ±Infinity where IEEE 754 rounds to it
 * @source IEEE 754-2019, 4.3.1 roundTiesToEven
 */
export function toNearestNumber({ n, d }: Rational): number {
  if (n < 0n) return -toNearestNumber({ n: -n, d });
  // Two bits or more below the last of the double, and a sticky one: the conversion rounds once,
  // and leaves the halves of a subnormal, which the division rounds, where they are.
  const shift = n >> 64n > d ? 0 : n << 64n > d ? 130 : 1076;
  const top = n << BigInt(shift);
  const quotient = top / d;
  return Number(quotient * d === top ? quotient : quotient | 1n) / 2 ** 99 / 2 ** (shift - 99);
}
