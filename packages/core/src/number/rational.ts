/** An exact fraction with a positive denominator; in lowest terms where `rational` made it. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

/** Powers of ten, made when first needed: working one out takes as long as a division. */
const TENS: bigint[] = [];

/** 10^exponent, for a whole exponent of 0 or more. */
export function tenTo(exponent: number): bigint {
  TENS[exponent] ??= 10n ** BigInt(exponent);
  return TENS[exponent];
}

/**
 * Greatest common divisor of two integers, never negative.
 * @throws RangeError when the first is zero
 */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [b, a];
  do [x, y] = [y, x % y];
  while (y);
  return x < 0n ? -x : x;
}

/**
 * Makes a fraction in lowest terms.
 * @param n any integer
 * @param d any integer but zero; its sign moves to the numerator
 * @throws RangeError when `d` is zero: a caller that can divide by zero has to ask first
 */
export function rational(n: bigint, d = 1n): Rational {
  const divisor = d < 0n ? -gcd(d, n) : gcd(d, n);
  return { n: n / divisor, d: d / divisor };
}

/** The number one. */
export const ONE: Rational = { n: 1n, d: 1n };

/** a + b, exactly. */
export function add(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d + b.n * a.d, a.d * b.d);
}

/** a - b, exactly. */
export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { n: -b.n, d: b.d });
}

/** a × b, exactly. */
export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.n * b.n, a.d * b.d);
}

/**
 * a ÷ b, exactly.
 * @throws RangeError when `b` is zero
 */
export function divide(a: Rational, b: Rational): Rational {
  return multiply(a, { n: b.d, d: b.n });
}

/** Order of two fractions: -1 when a < b, 0 when equal, 1 when a > b. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  return Math.sign(Number(a.n * b.d - b.n * a.d)) as -1 | 0 | 1;
}
