import { isDecimal, parseDecimal } from '../number/decimal.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { compare, type Rational } from '../number/rational.ts';
import type { ConvertFailure } from './convert-failure.ts';
import { convertNumber, quickPower } from './convert-number.ts';
import { applyPair, type Pair, pairOf, stepToBase } from './pair.ts';
import type { Unit, UnitCategory } from './unit.ts';

interface Entry {
  readonly unit: Unit;
  readonly index: number;
  readonly step: ReturnType<typeof stepToBase>;
  /** Pairs to the units of the same category by their index, made when first asked for. */
  readonly pairs: (Pair | undefined)[];
}

/** The conversions over a set of unit tables. */
export interface UnitSet {
  /** The unit with this id, if any. */
  findUnit(id: string): Unit | undefined;
  /** The units of a category in table order; empty for an unknown category. */
  unitsOf(category: string): readonly Unit[];
  convertUnit(value: number, from: string, to: string): number;
  convertUnitExact(text: string, from: string, to: string): ExactValue | ConvertFailure;
  /** As `convertUnitExact`, for a value already known exactly. */
  convertExact(value: Rational, from: string, to: string): ExactValue | ConvertFailure;
}

function readTables(categories: readonly UnitCategory[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { id: category, units } of categories)
    for (const row of units)
      entries.set(row.id, {
        unit: { ...row, category },
        index: entries.size,
        step: stepToBase(row),
        pairs: [],
      });
  return entries;
}

/**
 * Builds the conversions over unit tables: exact results from the exact factors in the rows.
 * @param categories tables whose unit ids are unique over all of them
 * @throws TypeError when a row's factor is not a decimal or a fraction of two
 */
export function createUnitSet(categories: readonly UnitCategory[]): UnitSet {
  const entries = readTables(categories);
  let lastFrom: string | undefined;
  let lastTo: string | undefined;
  let lastPair: Pair | undefined;

  function findPair(from: string, to: string): Pair | undefined {
    // people convert the same pair many times in a row; two equal ids are one comparison each
    if (from === lastFrom && to === lastTo) return lastPair;
    const source = entries.get(from);
    const target = entries.get(to);
    if (source?.unit.category !== target?.unit.category || !source || !target) return undefined;
    lastFrom = from;
    lastTo = to;
    lastPair = source.pairs[target.index] ??= pairOf(source.step, target.step);
    return lastPair;
  }

  const fail = (from: string, to: string): ConvertFailure => {
    const unit = entries.has(from) ? to : from;
    return entries.has(unit)
      ? { ok: false, code: 'mixed-categories', from, to }
      : { ok: false, code: 'unknown-unit', unit };
  };

  const minimumOf = (id: string): string | undefined => entries.get(id)?.unit.minimum;

  function convertExact(value: Rational, from: string, to: string): ExactValue | ConvertFailure {
    const pair = findPair(from, to);
    if (!pair) return fail(from, to);
    const minimum = parseDecimal(minimumOf(from) ?? '');
    return minimum && compare(value, minimum) < 0
      ? { ok: false, code: 'below-absolute-zero', unit: from }
      : exactOf(applyPair(pair, value));
  }

  return {
    findUnit: (id) => entries.get(id)?.unit,
    unitsOf: (category) =>
      [...entries.values()].flatMap(({ unit }) => (unit.category === category ? unit : [])),
    convertUnit(value, from, to) {
      const pair = findPair(from, to);
      return pair === undefined ? 0 : from === to ? value : convertNumber(value, pair);
    },
    convertUnitExact(text, from, to) {
      const pair = findPair(from, to);
      if (!pair) return fail(from, to);
      // a text this short has at most 15 digits, so its double names it
      const value = text.length < 16 && isDecimal(text) ? Number(text) : Number.NaN;
      const power = quickPower(value, pair);
      if (power && !(value < Number(minimumOf(from))))
        return exactOf({
          n: BigInt(Math.round(value * power) * pair.scale + power * pair.shift),
          d: BigInt(power * pair.divisor),
        });
      const exact = parseDecimal(text);
      if (!exact) return { ok: false, code: isDecimal(text) ? 'out-of-range' : 'not-a-number', text };
      return convertExact(exact, from, to);
    },
    convertExact,
  };
}
