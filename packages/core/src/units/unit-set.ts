import { parseDecimal, type Unreadable, unreadable } from '../number/decimal.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import type { Rational } from '../number/rational.ts';
import { toNearestNumber } from '../number/to-number.ts';
import { applyPair, type Pair, pairOf } from './pair.ts';
import type { Unit, UnitTable } from './unit.ts';

interface Entry<Id extends string> {
  readonly unit: Unit<Id>;
  /** Pairs to the units of the same category by their id, made when first needed. */
  readonly pairs: Map<string, Pair>;
}

/** Why an exact conversion has no result; the sentence is made at the edge from the code and the data. */
export type ConvertFailure =
  | { readonly ok: false; readonly code: 'unknown-unit'; readonly unit: string }
  | { readonly ok: false; readonly code: 'mixed-categories'; readonly from: string; readonly to: string }
  | Unreadable
  | { readonly ok: false; readonly code: 'below-absolute-zero'; readonly unit: string };

/**
 * The units of one or more tables: what they are, and exact conversions between them.
 * @typeParam Id ids of the units, so that a wrong one does not compile; `string` where ids come from outside
 */
export interface UnitSet<Id extends string = string> {
  /**
   * The unit with this id.
   * @returns undefined for any other text
   */
  find(id: string): Unit<Id> | undefined;
  /**
   * The units of a category, or all of them, in the order of the tables.
   * @param category a category id
   * @returns an empty list for a category without units here (currency) or an unknown one
   */
  list(category?: string): readonly Unit<Id>[];
  /**
   * Converts exactly.
   * @param amount plain decimal text (`1234.5`, `-40`, `1.5e-7`) of at most 1000 digits with an exponent within ±1000,
   *   or an exact fraction
   * @returns the exact result, or a failure: `unknown-unit`, `mixed-categories`, `not-a-number`, `out-of-range` (too many
   *   digits, too large an exponent, or a zero that would need a reciprocal: 0 km/L is no number of litres per 100 km),
   *   `below-absolute-zero` (temperature)
   */
  convert(amount: string | Rational, from: Id, to: Id): ExactValue | ConvertFailure;
  /**
   * Converts a double, which stands for its shortest decimal text: 0.1 means exactly 1/10.
   * @param value any double, in `from` units; negative values convert like any other
   * @returns the double nearest to the exact result; `value` itself where `from` is `to`; 0 for unknown units, units of
   *   different categories and a zero that would need a reciprocal; NaN and ±Infinity come back as they are
   */
  convertNumber(value: number, from: Id, to: Id): number;
}

/** Added to a double and taken off again, it leaves an integer: between 2^52 and 2^53 doubles are one apart. */
const ONE_APART = 3 * 2 ** 51;

/** The double nearest to the exact result for the shortest decimal text of a double. */
function convertExactly(value: number, pair: Pair): number {
  const exact = parseDecimal(`${value}`);
  if (!exact || pair.from === pair.to) return value;
  const result = applyPair(pair, exact);
  return result ? toNearestNumber(result) : 0;
}

type IdIn<Tables extends readonly UnitTable[]> = Tables[number]['categories'][number]['units'][number]['id'];

/**
 * Builds a set of units.
 * @param tables in the order in which their units are offered; unit ids are unique over all of them
 * @throws TypeError, at the first conversion between two units, where the factor of one is neither a decimal nor a fraction of two
 */
export function createUnitSet<const Tables extends readonly UnitTable[]>(
  tables: Tables,
): UnitSet<IdIn<Tables>> {
  type Id = IdIn<Tables>;
  const all = tables.flatMap(({ id: table, categories }) =>
    categories.flatMap(({ id: category, units }) =>
      units.map((row) => ({ symbol: row.id, ...row, category, table }) as Unit<Id>),
    ),
  );
  const entries = new Map<string, Entry<Id>>(all.map((unit) => [unit.id, { pairs: new Map(), unit }]));

  // What is converted by turns, as the rows of a list are, comes again in the same order: two equal ids are one comparison.
  // The pair before the first has no ids.
  let last = { next: {} } as Pair;

  function findPair(from: string, to: string): Pair | undefined {
    let pair = last.next as Pair;
    if (pair.from !== from || pair.to !== to) {
      const source = entries.get(from);
      const target = entries.get(to);
      if (!source || source.unit.category !== target?.unit.category) return undefined;
      pair = source.pairs.get(to) ?? pairOf(source.unit, target.unit);
      source.pairs.set(to, pair);
      pair.next ??= pair;
      last.next = pair;
    }
    last = pair;
    return pair;
  }

  const find = (id: string) => entries.get(id)?.unit;

  return {
    find,
    list: (category) => all.filter((unit) => unit.category === (category ?? unit.category)),
    convert(amount, from, to) {
      const pair = findPair(from, to);
      if (!pair) {
        const unit = find(from) ? to : from;
        return find(unit)
          ? { ok: false, code: 'mixed-categories', from, to }
          : { ok: false, code: 'unknown-unit', unit };
      }
      const value = typeof amount === 'string' ? parseDecimal(amount) : amount;
      if (!value) return unreadable(`${amount}`);
      const { least } = pair;
      // a < b, multiplied by both denominators
      if (least && value.n * least.d < least.n * value.d)
        return { ok: false, code: 'below-absolute-zero', unit: from };
      const result = applyPair(pair, value);
      return result ? exactOf(result) : unreadable('0');
    },
    convertNumber(value, from, to) {
      const pair = findPair(from, to);
      // not `!pair`: what may be any kind of false takes longer to tell apart
      if (pair === undefined) return 0;
      // Integers that a double holds and one division, which IEEE 754 rounds correctly, give the shortest text for everyday sizes.
      // Inlined: the engine inlines no function that it has compiled before.
      const digits = value * 1000 + ONE_APART - ONE_APART;
      return digits / 1000 === value && Math.abs(digits) < pair.most
        ? (digits * pair.scale + pair.shift) / pair.divisor
        : convertExactly(value, pair);
    },
  };
}
