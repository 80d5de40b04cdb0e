import { type Rational, rational, tenTo } from './rational.ts';
import { toNearestNumber } from './to-number.ts';

/** A result known exactly. Every text is printed from the fraction, never from a double. */
export interface ExactValue {
  readonly ok: true;
  readonly sign: -1 | 0 | 1;
  /** The nearest double, ties to even. */
  toNumber(): number;
  /**
   * Plain digits with exactly `decimals` decimals, half away from zero, ASCII minus, no minus on zero.
   * @param decimals 0 or more
   */
  toFixed(decimals: number): string;
  /**
   * Plain digits with at most `digits` significant ones, half away from zero, never an exponent;
   * zeros at the end of the fraction are left out, so a value that terminates sooner is printed as it is.
   * @param digits 1 or more
   */
  toSignificant(digits: number): string;
  /** Whether `toFixed(decimals)` is the value itself and not a rounding of it. */
  isExactAt(decimals: number): boolean;
  /** The value as a fraction in numbers without limit; not reduced. */
  toFraction(): Rational;
}

/** |value| with that many decimals, half up, without the point; `decimals` may be negative. */
function digitsAt({ n, d }: Rational, decimals: number): string {
  if (decimals < 0) return digitsAt({ n, d: d * tenTo(-decimals) }, 0);
  const scale = tenTo(decimals);
  // Below 2^53 doubles hold every integer on the way, and no quotient of two is so near to a whole number that it becomes one.
  const twice = Math.abs(Number(n)) * 2 * Number(scale) + Number(d);
  return twice < 2 ** 53
    ? `${Math.floor(twice / Number(d) / 2)}`
    : // half of an odd denominator may be rounded down: no remainder is as large as the half that is left out
      `${((n < 0n ? -n : n) * scale + d / 2n) / d}`;
}

/** A class: closures would be made anew for every result. */
class Exact implements ExactValue {
  readonly ok = true;
  readonly #value: Rational;
  constructor(value: Rational) {
    this.#value = value;
  }
  get sign() {
    return Math.sign(Number(this.#value.n)) as -1 | 0 | 1;
  }
  toNumber() {
    return toNearestNumber(this.#value);
  }
  toFixed(decimals: number): string {
    const digits = digitsAt(this.#value, decimals);
    const sign = this.#value.n < 0n && digits > '0' ? '-' : '';
    const padded = digits.padStart(decimals + 1, '0');
    return (
      sign +
      (decimals > 0
        ? `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`
        : digits + '0'.repeat(-decimals))
    );
  }
  toSignificant(digits: number): string {
    const { n, d } = this.#value;
    // enough decimals, or one too many
    const most = digits + `${d}`.length - `${n}`.length + Number(n < 0n);
    const text = this.toFixed(most - Number(digitsAt(this.#value, most).length > digits));
    return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  }
  isExactAt(decimals: number): boolean {
    return (this.#value.n * tenTo(decimals)) % this.#value.d === 0n;
  }
  toFraction() {
    return this.#value;
  }
}

/** The exact value of a fraction. */
export function exactOf(value: Rational): ExactValue {
  return new Exact(value);
}

/** How many digits are written of a decimal that never ends. @source IEEE 754-2019, table 3.6: decimal128 */
const RECORDED_DIGITS = 34;
/** A longer text would not be read again. */
const MOST_RECORDED = 1000;

/**
 * The value as text to be stored: every digit where the decimals end (and are a thousand at most), else rounded to 34
 * significant digits, half away from zero.
 */
export function toRecordedText(exact: ExactValue): string {
  const full = toFullDecimal(exact.toFraction());
  return full !== undefined && full.length <= MOST_RECORDED ? full : exact.toSignificant(RECORDED_DIGITS);
}

/** How often a prime divides a number above zero. */
function power(value: bigint, prime: bigint): number {
  let count = 0;
  for (let rest = value; rest % prime === 0n; rest /= prime) count++;
  return count;
}

/**
 * Plain digits of the whole value, ASCII minus, no zero at the end of the fraction.
 * @returns undefined where the decimals never end
 */
export function toFullDecimal(value: Rational): string | undefined {
  const { d } = rational(value.n, value.d);
  const [twos, fives] = [power(d, 2n), power(d, 5n)];
  if (2n ** BigInt(twos) * 5n ** BigInt(fives) !== d) return undefined;
  return exactOf(value).toFixed(Math.max(twos, fives));
}
