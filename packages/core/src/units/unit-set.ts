import { isDecimal, parseDecimal } from '../number/decimal.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import type { Rational } from '../number/rational.ts';
import type { ConvertFailure } from './convert-failure.ts';
import { convertNumber } from './convert-number.ts';
import { applyPair, type Pair, pairOf, stepToBase } from './pair.ts';
import type { Unit, UnitCategory } from './unit.ts';

interface Entry {
  readonly unit: Unit;
  readonly step: ReturnType<typeof stepToBase>;
  /** Pairs to the units of the same category by their id, made when first requested for. */
  readonly pairs: Map<string, Pair>;
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

/**
 * Builds the conversions over unit tables: exact results from the exact factors in the rows.
 * @param categories tables whose unit ids are unique over all of them
 * @throws TypeError when a row's factor is not a decimal or a fraction of two
 */
export function createUnitSet(categories: readonly UnitCategory[]): UnitSet {
  const all: Unit[] = categories.flatMap(({ id: category, units }) =>
    units.map((row) => ({ ...row, category })),
  );
  const entries = new Map<string, Entry>(
    all.map((unit) => [unit.id, { unit, step: stepToBase(unit), pairs: new Map() }]),
  );

  // people convert the same pair many times in a row; two equal ids are one comparison each
  let lastFrom: string | undefined;
  let lastTo: string | undefined;
  let lastPair: Pair | undefined;

  function findPair(from: string, to: string): Pair | undefined {
    if (from === lastFrom && to === lastTo) return lastPair;
    const source = entries.get(from);
    let pair = source?.pairs.get(to);
    if (!pair) {
      const target = entries.get(to);
      if (!source || source.unit.category !== target?.unit.category) return undefined;
      pair = pairOf(source.step, target.step);
      source.pairs.set(to, pair);
    }
    lastFrom = from;
    lastTo = to;
    lastPair = pair;
    return pair;
  }

  const findUnit = (id: string) => entries.get(id)?.unit;

  function fail(from: string, to: string): ConvertFailure {
    const unit = findUnit(from) ? to : from;
    return findUnit(unit)
      ? { ok: false, code: 'mixed-categories', from, to }
      : { ok: false, code: 'unknown-unit', unit };
  }

  function convertExact(value: Rational, from: string, to: string): ExactValue | ConvertFailure {
    const pair = findPair(from, to);
    if (!pair) return fail(from, to);
    const minimum = parseDecimal(findUnit(from)?.minimum ?? '');
    // a < b, multiplied by both denominators
    return minimum && value.n * minimum.d < minimum.n * value.d
      ? { ok: false, code: 'below-absolute-zero', unit: from }
      : exactOf(applyPair(pair, value));
  }

  return {
    findUnit,
    unitsOf: (category) => all.filter((unit) => unit.category === category),
    convertUnit(value, from, to) {
      const pair = findPair(from, to);
      if (!pair) return 0;
      return from === to ? value : convertNumber(value, pair);
    },
    convertUnitExact(text, from, to) {
      const exact = parseDecimal(text);
      if (exact) return convertExact(exact, from, to);
      if (!findPair(from, to)) return fail(from, to);
      return { ok: false, code: isDecimal(text) ? 'out-of-range' : 'not-a-number', text };
    },
    convertExact,
  };
}
