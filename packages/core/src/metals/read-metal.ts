import { formatDecimal } from '../format/format-decimal.ts';
import type { Locale } from '../locale/locale.ts';
import { parseDecimal } from '../number/decimal.ts';
import { exactOf, toFullDecimal } from '../number/exact-value.ts';
import { divide, multiply, type Rational, rational } from '../number/rational.ts';
import { readAmount } from '../parse/fields/typed-amount.ts';
import { foldLetters } from '../text/fold-text.ts';
import {
  FINENESS,
  KARAT,
  METAL_WEIGHTS,
  METALS,
  type Metal,
  OF,
  ONE,
  PURE,
  STAMPS,
  STERLING,
} from './metals.ts';

/** A weight of a precious metal that a text names. */
export interface MetalAmount {
  readonly metal: Metal;
  readonly amount: Rational;
  /** The unit that it is weighed in, of the catalogue. */
  readonly unit: keyof typeof METAL_WEIGHTS;
  /** As it was said; of fine metal neither. */
  readonly karat?: Rational;
  /** How much of it is metal: 3/4 of 18 karat. */
  readonly fineness: Rational;
  /** Troy ounces of fine metal in it. */
  readonly ounces: Rational;
  /** The text with one ounce in the place of all that. */
  readonly rest: string;
}

/** Kilograms, exact by definition. */
const KILOGRAMS = {
  mg: rational(1n, 1_000_000n),
  g: rational(1n, 1000n),
  kg: rational(1n),
  ozt: rational(311_034_768n, 10_000_000_000n),
  tola: rational(116_638_038n, 10_000_000_000n),
} as const;

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

const NAMES = METALS.flatMap((metal) => Object.values(metal.names).map((list) => [list, metal] as const));
const UNITS = Object.entries(METAL_WEIGHTS).map(
  ([unit, list]) => [list, unit as MetalAmount['unit']] as const,
);

const of = `(?:(?:${anyOf(OF)})[' ])?`;
const weight = `(?<one>(?:${anyOf(ONE)})(?= )|\\d+/\\d+|\\d[\\d.,' ]*) ?(?<unit>${anyOf(...Object.values(METAL_WEIGHTS))})(?= )`;
const stamp = `(?:${STAMPS.map((one) => one.replace('.', '[.,]')).join('|')})`;
const purity = (at: string) =>
  `(?:(?<karat${at}>\\d{1,2}(?:[.,]\\d+)?)[ -]?(?:${anyOf(KARAT)})|(?:${anyOf(FINENESS)})? ?(?<stamp${at}>${stamp})(?: ?(?:${anyOf(FINENESS)}))?|(?<pure${at}>${anyOf(PURE)}))`;
const END = `(?![\\p{L}\\d])`;
const metal = `(?<metal>${anyOf(STERLING, ...NAMES.map(([list]) => list))})`;

/** A weight, then the metal with what it is made of behind or before it. `or` of French and Catalan is a word of English: it stands behind `d'`. */
const AMOUNT_OF_METAL = new RegExp(
  `(?<![\\p{L}\\d.,])${weight} ${of}(?:${purity('1')}[ -]${of})?${metal}${END}(?:,? ${of}${purity('2')}${END})?`,
  'iu',
);
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
 * Reads a weight of a precious metal: `10 g de oro 18k en euros` has `1 XAU en euros` around it.
 * @returns undefined for a text that names none
 */
export function readMetal(text: string, locale: Pick<Locale, 'decimal'>): MetalAmount | undefined {
  const folded = foldLetters(text);
  // folding that changes the length would point elsewhere in the text
  const found = folded.length === text.length ? AMOUNT_OF_METAL.exec(folded) : null;
  const groups: Groups = found?.groups ?? {};
  const { one, unit: weighed, metal: name } = groups;
  if (!found || one === undefined || weighed === undefined || name === undefined) return undefined;
  const metal = termsOf(STERLING).includes(name) ? METALS[1] : find(NAMES, name);
  const [amount, unit, fineness] = [amountOf(one, locale), find(UNITS, weighed), finenessOf(groups, name)];
  if (!metal || !amount || !unit || !fineness) return undefined;
  const isOr = name === 'or' && !/d'or/.test(found[0]) && fineness.karat === undefined;
  if (isOr) return undefined;
  const kilograms = multiply(multiply(amount, KILOGRAMS[unit]), fineness.fineness);
  return {
    metal,
    amount,
    unit,
    ...fineness,
    ounces: divide(kilograms, KILOGRAMS.ozt),
    rest: `${text.slice(0, found.index)}1 ${metal.code}${text.slice(found.index + found[0].length)}`,
  };
}

const SYMBOLS: Readonly<Record<MetalAmount['unit'], string>> = {
  ...{ mg: 'mg', g: 'g', kg: 'kg', ozt: 'oz t', tola: 'tola' },
};

/** What was weighed, for people: `10 g (oro 18 k)`, `1 oz t (plata 925 ‰)`; fine metal is 1000 ‰. */
export function metalText({ metal, amount, unit, karat, fineness }: MetalAmount, locale: Locale): string {
  const shown = (value: Rational) =>
    formatDecimal(toFullDecimal(value) ?? exactOf(value).toSignificant(DIGITS), locale);
  const [name = metal.code] = (metal.names[locale.id as 'es'] ?? metal.names.en).split(', ');
  const purity = karat ? `${shown(karat)} k` : `${shown(multiply(fineness, rational(1000n)))} ‰`;
  return `${shown(amount)} ${SYMBOLS[unit]} (${name} ${purity})`;
}
