import { add, multiply, type Rational, rational } from '../../../number/rational.ts';

/** A number word: added to what stands before it, or multiplying it. */
export interface NumberWord {
  readonly value: Rational;
  readonly kind: 'add' | 'scale' | 'fraction';
  /** What the same word is in the other language, where that differs (billion, billón). */
  readonly other?: Rational;
}

/** What letters glued to an amount of money multiply it by, in any language: `5k`, `1.2M`, `3 MM`, `2B`. */
const MONEY_SCALES: Readonly<Record<string, bigint>> = {
  k: 1_000n,
  m: 1_000_000n,
  mm: 1_000_000n,
  b: 1_000_000_000n,
};

/** What a letter glued to an amount of money multiplies it by; undefined for other letters. */
export function moneyScaleOf(letters: string): Rational | undefined {
  const scale = MONEY_SCALES[letters];
  return scale === undefined ? undefined : rational(scale);
}

const ZERO = rational(0n);
const ONE = rational(1n);

/** What may still be added after a number word: tens take units, hundreds take tens, units take nothing. */
function roomAfter(value: Rational): bigint {
  if (value.d !== 1n) return 0n;
  if (value.n % 100n === 0n) return 100n;
  return value.n >= 20n && value.n % 10n === 0n ? 10n : 0n;
}

/** Adds number words up as they are said: `two hundred and fifty thousand`, `un millón doscientos mil`. */
export class WordSum {
  #total = ZERO;
  #group: Rational | undefined;
  #room: bigint | undefined;

  /** @param start digits said before the words: `2` of `2 mil` */
  constructor(start: Rational | undefined) {
    this.#group = start;
    if (start) this.#room = 0n;
  }

  get value(): Rational {
    return add(this.#total, this.#group ?? ZERO);
  }

  /** Takes the next word; false where it cannot follow, so that the number has ended before it. */
  take(kind: NumberWord['kind'], value: Rational): boolean {
    if (kind === 'add') {
      if (this.#room !== undefined && value.n >= this.#room) return false;
      this.#group = add(this.#group ?? ZERO, value);
      this.#room = roomAfter(value);
    } else if (kind === 'fraction') {
      if (this.#group && this.#group.d !== 1n) return false;
      this.#group = multiply(this.#group ?? ONE, value);
      this.#room = 0n;
    } else this.#scale(value);
    return true;
  }

  #scale(value: Rational): void {
    const scaled = multiply(this.#group ?? ONE, value);
    if (value.n <= 100n) this.#group = scaled;
    else {
      this.#total = add(this.#total, scaled);
      this.#group = undefined;
    }
    this.#room = value.n === 100n ? 100n : value.n < 100n ? 0n : undefined;
  }
}
