import { formatDecimal } from '../format/format-decimal.ts';
import { METAL_WORDS } from '../locale/all-metal-words.ts';
import type { Locale } from '../locale/locale.ts';
import { parseDecimal } from '../number/decimal.ts';
import { exactOf, toFullDecimal } from '../number/exact-value.ts';
import { divide, multiply, type Rational, rational } from '../number/rational.ts';
import { readAmount } from '../parse/fields/typed-amount.ts';
import type { Interpretation } from '../parse/question/question.ts';
import type { SumResult } from '../parse/sums/result-of-sum.ts';
import { foldLetters } from '../text/fold-text.ts';
import type { MetalWords } from './metal-words.ts';
import {
  FINENESS_SYMBOLS,
  KARAT_SYMBOLS,
  METAL_SYMBOLS,
  type Metal,
  type MetalUnit,
  STAMPS,
} from './metals.ts';

/** A weight of a precious metal that a text names. */
export interface MetalAmount {
  readonly metal: Metal;
  /** Undefined where it is what money is converted into. */
  readonly amount?: Rational;
  readonly unit: MetalUnit;
  /** As it was typed; of fine metal neither. */
  readonly karat?: Rational;
  /** How much of it is metal: 3/4 of 18 karat. */
  readonly fineness: Rational;
  /** Troy ounces of fine metal in one unit of it. */
  readonly ounces: Rational;
  /** The text about troy ounces in its place. */
  readonly rest: string;
}

/** Kilograms, exact by definition. */
const KILOGRAMS: Readonly<Record<MetalUnit, Rational>> = {
  mg: rational(1n, 1_000_000n),
  g: rational(1n, 1000n),
  kg: rational(1n),
  ozt: rational(311_034_768n, 10_000_000_000n),
  tola: rational(116_638_038n, 10_000_000_000n),
};

/** Digits of an amount whose decimals do not end. */
const DIGITS = 12;

const termsOf = (list: string): string[] => list.split(', ').map(foldLetters);
/** Any term of these lists, the longest first. */
const anyOf = (...lists: readonly string[]): string =>
  lists
    .flatMap(termsOf)
    .sort((one, other) => other.length - one.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
const find = <Value>(rows: readonly (readonly [list: string, value: Value])[], term: string) =>
  rows.find(([list]) => termsOf(list).includes(term))?.[1];

const WORDS: readonly MetalWords[] = Object.values(METAL_WORDS);
const listsOf = (pick: (words: MetalWords) => string) => WORDS.map(pick);
const NAMES = (['XAU', 'XAG', 'XPT', 'XPD'] as const).map(
  (code) => [listsOf(({ metals }) => metals[code]).join(', '), code] as const,
);
const UNITS = (['mg', 'g', 'kg', 'ozt', 'tola'] as const).map(
  (unit) => [[METAL_SYMBOLS[unit], ...listsOf(({ weights }) => weights[unit])].join(', '), unit] as const,
);
const STERLING = listsOf(({ sterling }) => sterling).join(', ');

const of = `(?:(?:${anyOf(...listsOf((words) => words.of))})[' ])?`;
const unit = `(?<unit>${anyOf(...UNITS.map(([list]) => list))})(?= )`;
const amount = `(?<one>(?:${anyOf(...listsOf(({ one }) => one))})(?= )|\\d+/\\d+|\\d[\\d.,' ]*)`;
const fineness = anyOf(FINENESS_SYMBOLS, ...listsOf((words) => words.fineness));
const stamp = `(?:${STAMPS.map((one) => one.replace('.', '[.,]')).join('|')})`;
const karat = anyOf(KARAT_SYMBOLS, ...listsOf((words) => words.karat));
const pure = anyOf(...listsOf((words) => words.pure));
const purity = (at: string) =>
  `(?:(?<karat${at}>\\d{1,2}(?:[.,]\\d+)?)[ -]?(?:${karat})|(?:${fineness})? ?(?<stamp${at}>${stamp})(?: ?(?:${fineness}))?|(?<pure${at}>${pure}))`;
const END = `(?![\\p{L}\\d])`;
const named = `(?<metal>${anyOf(STERLING, ...NAMES.map(([list]) => list))})`;

/** A unit, then the metal with its purity behind or before it. `or` of French and Catalan is a word of English: it stands behind `d'`. */
const metal = `${unit} ${of}(?:${purity('1')}[ -]${of})?${named}${END}(?:,? ${of}${purity('2')}${END})?`;
const AMOUNT_OF_METAL = new RegExp(`(?<![\\p{L}\\d.,])${amount} ?${metal}`, 'iu');
/** Words before the weight that money is converted into, with it. */
const INTO_METAL = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?<into>${anyOf(...listsOf(({ into }) => into))}) )?(?<![\\p{L}\\d.,])${metal}`,
  'iu',
);
const BUY = new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(...listsOf(({ buy }) => buy))})(?![\\p{L}\\d])`, 'giu');
type Groups = Readonly<Record<string, string | undefined>>;

function finenessOf(groups: Groups, name: string): Pick<MetalAmount, 'karat' | 'fineness'> | undefined {
  const decimal = (text: string | undefined) => text && parseDecimal(text.replace(',', '.'));
  const karat = decimal(groups.karat1 ?? groups.karat2);
  if (karat)
    return karat.n > 0n && karat.n <= 24n * karat.d
      ? { karat, fineness: divide(karat, rational(24n)) }
      : undefined;
  const parts = decimal((groups.stamp1 ?? groups.stamp2)?.replace(/^9999$/, '999.9'));
  if (parts) return { fineness: divide(parts, rational(1000n)) };
  return { fineness: termsOf(STERLING).includes(name) ? rational(925n, 1000n) : rational(1n) };
}

function amountOf(text: string, { decimal }: Pick<Locale, 'decimal'>): Rational | undefined {
  if (!/\d/.test(text)) return rational(1n);
  const [, n, d] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (n && d) return BigInt(d) > 0n ? rational(BigInt(n), BigInt(d)) : undefined;
  const read = readAmount(text.trim(), { signed: false, decimal });
  return read.ok ? parseDecimal(read.text) : undefined;
}

/**
 * The text about money alone, then the metal: `cuántas onzas de oro compro con 2000 USD` is `2000 USD XAU`.
 * @returns undefined where nothing tells that money is converted or spent
 */
function moneyIn(folded: string, code: Metal['code'], isInto: boolean): string | undefined {
  const money = folded.replace(BUY, ' ');
  const isSpent = isInto || money !== folded;
  return isSpent && /\d/.test(money) ? `${money.replace(/[\s¿?¡!]+/g, ' ').trim()} ${code}` : undefined;
}

/**
 * Reads a weight of a precious metal: `10 g de oro 18k en euros` has `1 XAU en euros` around it, `100 euros en gramos de oro` is `100 euros XAU`.
 * @returns undefined for a text that names none
 */
export function readMetal(text: string, locale: Pick<Locale, 'decimal'>): MetalAmount | undefined {
  const folded = foldLetters(text);
  // folding that changes the length would point elsewhere in the text
  if (folded.length !== text.length) return undefined;
  const found = AMOUNT_OF_METAL.exec(folded) ?? INTO_METAL.exec(folded);
  const groups: Groups = found?.groups ?? {};
  const { one, unit: weighed, metal: name } = groups;
  if (!found || weighed === undefined || name === undefined) return undefined;
  const code = termsOf(STERLING).includes(name) ? 'XAG' : find(NAMES, name);
  const [unit, fineness] = [find(UNITS, weighed), finenessOf(groups, name)];
  if (!code || !unit || !fineness) return undefined;
  const isOr = name === 'or' && !/d'or/.test(found[0]) && fineness.karat === undefined;
  const amount = one === undefined ? undefined : amountOf(one, locale);
  if (isOr || (one !== undefined && !amount)) return undefined;
  const around = (whole: string, inPlace: string) =>
    whole.slice(0, found.index) + inPlace + whole.slice(found.index + found[0].length);
  const isInto = groups.into !== undefined;
  const rest = amount ? around(text, `1 ${code}`) : moneyIn(around(folded, ' '), code, isInto);
  if (rest === undefined) return undefined;
  const ounces = divide(multiply(KILOGRAMS[unit], fineness.fineness), KILOGRAMS.ozt);
  return { metal: { code }, ...(amount && { amount }), unit, ...fineness, ounces, rest };
}

/** What the text around a weight of metal is about, with the metal as money; undefined where it is about something else. */
export function withMetal<Read extends Interpretation>(
  { metal, amount, ounces }: MetalAmount,
  interpretation: Read,
): Read | undefined {
  const { from, to, assumedTarget } = interpretation;
  if (amount)
    return from === metal.code
      ? { ...interpretation, amount: exactOf(multiply(amount, ounces)), parts: [] }
      : undefined;
  const isInto = from !== metal.code && to.length === 1 && to[0] === metal.code && !assumedTarget;
  return isInto ? interpretation : undefined;
}

/** A result in troy ounces of fine metal as the weight that was asked for; any other as it is. */
export const inWeight = <Result extends SumResult>({ amount, unit, ounces }: MetalAmount, result: Result) =>
  amount ? result : { ...result, to: unit, value: exactOf(divide(result.value.toFraction(), ounces)) };

const shownIn = (value: Rational, locale: Locale) =>
  formatDecimal(toFullDecimal(value) ?? exactOf(value).toSignificant(DIGITS), locale);

/** A metal with its purity, for people: `oro 18 k`, `plata 925 ‰`; fine metal is 1000 ‰. */
export function metalName({ metal, karat, fineness }: MetalAmount, locale: Locale): string {
  const words = METAL_WORDS[locale.id] ?? METAL_WORDS.en;
  const [name = metal.code] = words?.metals[metal.code].split(', ') ?? [];
  return karat
    ? `${name} ${shownIn(karat, locale)} k`
    : `${name} ${shownIn(multiply(fineness, rational(1000n)), locale)} ‰`;
}

/** What was weighed or is asked for, for people: `10 g (oro 18 k)`, `g (oro 18 k)`. */
export function metalText(weight: MetalAmount, locale: Locale): string {
  const { amount, unit } = weight;
  const [symbol = unit] = METAL_SYMBOLS[unit].split(', ');
  const shown = amount ? `${shownIn(amount, locale)} ` : '';
  return `${shown}${symbol} (${metalName(weight, locale)})`;
}
