import { add, multiply, type Rational, rational } from '../../../number/rational.ts';

/** A number word: added to what stands before it, multiplying it, a part of one, or multiplying what follows (twice). */
export interface NumberWord {
  readonly value: Rational;
  readonly kind: 'add' | 'scale' | 'fraction' | 'multiple';
  /** What the same word is in the other language, where that differs (billion, billón). */
  readonly other?: Rational | undefined;
}

/** What letters glued to an amount of money multiply it by, in any language: `5k`, `1.2M`, `3 MM`, `2B`. */
export const MONEY_SCALES: ReadonlyMap<string, Rational> = new Map([
  ['k', rational(1_000n)],
  ['m', rational(1_000_000n)],
  ['mm', rational(1_000_000n)],
  ['b', rational(1_000_000_000n)],
]);

/** What a number goes on with; a part is that of `and a half`, decimals are those of `coma cinco`. */
export interface Term {
  readonly kind: NumberWord['kind'] | 'digits' | 'part' | 'decimals';
  readonly value: Rational;
  /** Of a scale: it stands without a count (`un millón mil`). */
  readonly bare?: boolean | undefined;
}

/** What has been said of a number. */
export interface NumberSum {
  /** `dos millones`, `cinco mil`, `veinte`: largest scale first, and 1 for what no scale has closed yet. */
  readonly said: readonly { readonly value: Rational; readonly scale: bigint }[];
  /** What is added next has to be less; nothing at all follows -1. */
  readonly room?: bigint;
  /** What `and a half` is half of, to most and to some; nothing after a part or a decimal. */
  readonly whole?: readonly [most: bigint, some: bigint] | undefined;
}

const ZERO = rational(0n);
const ONE = rational(1n);

/** The number that was said. */
export const totalOf = ({ said }: NumberSum): Rational =>
  said.reduce((sum, { value }) => add(sum, value), ZERO);

/** What may still be added after a number word: tens take units, hundreds take tens, units take nothing. */
function roomAfter(value: bigint): bigint {
  if (value % 100n === 0n) return 100n;
  return value >= 20n && value % 10n === 0n ? 10n : 0n;
}

/**
 * Adds a number up as it is said, term by term: `two hundred and fifty thousand`, `un millón doscientos mil`.
 * @param other takes the second whole that a half may be of
 * @returns undefined where the term cannot follow, so that the number has ended before it
 */
export function addTerm(sum: NumberSum, term: Term, other: boolean): NumberSum | undefined {
  const { said, room } = sum;
  const group = said.at(-1)?.scale === 1n ? said.at(-1)?.value : undefined;
  if (room === -1n) return undefined;
  if (term.kind === 'scale') return multiplyBy(term.value.n, sum, term);
  if (term.kind === 'digits' && group) return undefined;
  const closed = group ? said.slice(0, -1) : said;
  const isFraction = term.kind === 'fraction';
  const added = isFraction
    ? timesPart(term, closed.length, group)
    : plusTerm(sum, term, group ?? ZERO, other);
  if (!added) return undefined;
  const ended = term.kind === 'part' && closed.length > 0;
  return { ...added, said: [...closed, { value: added.value, scale: 1n }], room: ended ? -1n : added.room };
}

/** A group with something added to it. */
type Added = Omit<NumberSum, 'said'> & { readonly value: Rational; readonly room: bigint };

/** `tres cuartos`. */
const timesPart = ({ value }: Term, closed: number, group = ONE): Added | undefined =>
  closed > 0 || group.d !== 1n ? undefined : { value: multiply(group, value), room: 0n };

/** Digits, `veinte` and `cinco`, `y media`. */
function plusTerm(
  { room, whole }: NumberSum,
  term: Term,
  group: Rational,
  other: boolean,
): Added | undefined {
  const { kind, value } = term;
  if (kind === 'decimals') return group.d === 1n ? { value: add(group, value), room: 0n } : undefined;
  if (kind === 'part')
    return whole && { value: add(group, multiply(value, rational(whole[other ? 1 : 0]))), room: 0n };
  if (room !== undefined && value.n >= room * value.d) return undefined;
  const isWhole = value.d === 1n;
  return {
    value: add(group, value),
    room: isWhole && kind === 'add' ? roomAfter(value.n) : 0n,
    whole: isWhole ? [1n, 1n] : undefined,
  };
}

/** A scale multiplies all that was said since a larger one, `tres mil quinientos millones`; a dozen multiplies everything. */
function multiplyBy(scale: bigint, { said }: NumberSum, { value, bare }: Term): NumberSum | undefined {
  const above = scale < 100n ? [] : said.filter((one) => one.scale > scale);
  const below = said.slice(above.length);
  const last = above.at(-1);
  if (below.length === 0 && last && !bare) return undefined;
  const count = below.length === 0 ? ONE : totalOf({ said: below });
  const product = multiply(count, value);
  if (last && product.n >= last.scale * product.d) return undefined;
  if (scale === 100n && count.n >= 100n * count.d) return undefined;
  const isSmall = scale <= 100n;
  const some = scale < 100n ? 1n : (below[0]?.scale ?? 1n);
  return {
    said: [...above, { value: product, scale: isSmall ? 1n : scale }],
    room: scale < 100n || count.d !== 1n ? 0n : scale,
    whole: count.d === 1n ? [scale === 100n || scale === 1000n ? 1n : scale, scale * some] : undefined,
  };
}
