import type { Rational } from './rational.ts';
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

/** |n/d| with that many decimals, half up, without the point; `decimals` may be negative. */
function digitsAt({ n, d }: Rational, decimals: number): string {
  const power = 10n ** BigInt(Math.abs(decimals));
  const [top, bottom] = decimals < 0 ? [n, d * power] : [n * power, d];
  return `${((top < 0n ? -top : top) * 2n + bottom) / (bottom * 2n)}`;
}

function placePoint(digits: string, decimals: number): string {
  if (decimals <= 0) return digits + '0'.repeat(-decimals);
  const padded = digits.padStart(decimals + 1, '0');
  return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}

class ExactFraction implements ExactValue {
  readonly ok = true;
  readonly #value: Rational;

  constructor(value: Rational) {
    this.#value = value;
  }

  get sign(): -1 | 0 | 1 {
    return this.#value.n < 0n ? -1 : this.#value.n > 0n ? 1 : 0;
  }

  toNumber(): number {
    return toNearestNumber(this.#value);
  }

  toFixed(decimals: number): string {
    const text = placePoint(digitsAt(this.#value, decimals), decimals);
    return this.#value.n < 0n && /[1-9]/.test(text) ? `-${text}` : text;
  }

  toSignificant(digits: number): string {
    const { n, d } = this.#value;
    const top = `${n}`.replace('-', '');
    const bottom = `${d}`;
    // both in the same number of digits, so that their order as texts is their order as numbers
    const less = top.padEnd(bottom.length, '0') < bottom.padEnd(top.length, '0');
    const decimals = digits - 1 - top.length + bottom.length + Number(less);
    const text = placePoint(digitsAt(this.#value, decimals), decimals);
    return (n < 0n ? '-' : '') + (decimals > 0 ? text.replace(/\.?0+$/, '') : text);
  }

  isExactAt(decimals: number): boolean {
    return (this.#value.n * 10n ** BigInt(decimals)) % this.#value.d === 0n;
  }

  toFraction(): Rational {
    return this.#value;
  }
}

/** The exact value of a fraction. */
export function exactOf(value: Rational): ExactValue {
  return new ExactFraction(value);
}
