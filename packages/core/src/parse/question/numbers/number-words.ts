import { add, multiply, type Rational, rational } from '../../../number/rational.ts';

/** A number word: added to what stands before it, multiplying it, or a part of one. */
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

/** What a number goes on with; a part is that of `and a half`. */
export interface Term {
  readonly kind: NumberWord['kind'] | 'digits' | 'part';
  readonly value: Rational;
  /** Of a scale: it stands without a count (`un millón mil`). */
  readonly bare?: boolean | undefined;
}

const ZERO = rational(0n);
const ONE = rational(1n);

const sumOf = (parts: readonly { readonly value: Rational }[]): Rational =>
  parts.reduce((sum, { value }) => add(sum, value), ZERO);

/** What may still be added after a number word: tens take units, hundreds take tens, units take nothing. */
function roomAfter(value: bigint): bigint {
  if (value % 100n === 0n) return 100n;
  return value >= 20n && value % 10n === 0n ? 10n : 0n;
}

/**
 * Adds a number up as it is said: `two hundred and fifty thousand`, `un millón doscientos mil`. A scale multiplies all that
 * was said since a larger one: `tres mil quinientos millones`.
 */
export class NumberSum {
  /** What scales have closed, largest first: `dos millones`, `cinco mil`. */
  #closed: readonly { readonly value: Rational; readonly scale: bigint }[] = [];
  #group: Rational | undefined;
  /** What is added next has to be less; nothing at all follows -1. */
  #room: bigint | undefined;
  /** What `and a half` is half of: to most, and to some; nothing after a part or a decimal. */
  #whole: readonly [bigint, bigint] | undefined;
  readonly #other: boolean;
  /** A half could be of either. */
  isDoubtful = false;

  /** @param other takes the second of two ways */
  constructor(other: boolean) {
    this.#other = other;
  }

  get value(): Rational {
    return sumOf([...this.#closed, { value: this.#group ?? ZERO }]);
  }

  /** Takes the next term; false where it cannot follow, so that the number has ended before it. */
  take({ kind, value, bare }: Term): boolean {
    const group = this.#group;
    const room = this.#room;
    if (room === -1n) return false;
    if (kind === 'scale') return this.#scale(value, value.n, bare);
    if (kind === 'part') return this.#addPart(value);
    if (kind === 'fraction') {
      if (this.#closed.length > 0 || (group && group.d !== 1n)) return false;
      return this.#expect(multiply(group ?? ONE, value), 0n);
    }
    if ((kind === 'digits' && group) || (room !== undefined && value.n >= room * value.d)) return false;
    const isWhole = value.d === 1n;
    return this.#expect(
      add(group ?? ZERO, value),
      isWhole && kind === 'add' ? roomAfter(value.n) : 0n,
      isWhole ? [1n, 1n] : undefined,
    );
  }

  #expect(group: Rational | undefined, room: bigint, whole?: readonly [bigint, bigint]): true {
    this.#group = group;
    this.#room = room;
    this.#whole = whole;
    return true;
  }

  /** `dos y media`, `two dozen and a half`, `millón y medio`. */
  #addPart(part: Rational): boolean {
    if (!this.#whole) return false;
    const [most, some] = this.#whole;
    this.isDoubtful = most !== some;
    const added = multiply(part, rational(this.#other ? some : most));
    return this.#expect(add(this.#group ?? ZERO, added), this.#closed.length > 0 ? -1n : 0n);
  }

  #scale(value: Rational, scale: bigint, bare: boolean | undefined): boolean {
    const group = this.#group;
    if (scale < 100n) {
      // a dozen or a pair of all that was said
      const counted = this.#room === undefined ? value : multiply(this.value, value);
      this.#closed = [];
      return this.#expect(counted, 0n, [scale, scale]);
    }
    const above = this.#closed.filter((one) => one.scale > scale);
    const said = [...this.#closed.slice(above.length), ...(group ? [{ value: group, scale: 1n }] : [])];
    const last = above.at(-1);
    if (said.length === 0 && last && !bare) return false;
    const count = said.length > 0 ? sumOf(said) : ONE;
    const product = multiply(count, value);
    if (last && product.n >= last.scale * product.d) return false;
    if (scale === 100n) return count.n < 100n * count.d && this.#expect(product, 100n, [1n, 100n]);
    this.#closed = [...above, { value: product, scale }];
    if (count.d !== 1n) return this.#expect(undefined, 0n);
    return this.#expect(undefined, scale, [scale > 1000n ? scale : 1n, scale * (said[0]?.scale ?? 1n)]);
  }
}
