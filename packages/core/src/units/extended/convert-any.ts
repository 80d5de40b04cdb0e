import { type ExactValue, exactOf } from '../../number/exact-value.ts';
import type { Rational } from '../../number/rational.ts';
import type { ConvertFailure } from '../convert-failure.ts';
import { createUnitSet } from '../unit-set.ts';
import { ALL_UNIT_CATEGORIES } from './catalogue.ts';
import type { ExtendedUnitRow } from './more-unit.ts';

const units = /* @__PURE__ */ createUnitSet(ALL_UNIT_CATEGORIES);

const isReciprocal = (id: string): boolean => {
  const unit: ExtendedUnitRow | undefined = units.findUnit(id);
  return unit?.reciprocal === true;
};

const invert = ({ n, d }: Rational): Rational => (n < 0n ? { n: -d, d: -n } : { n: d, d: n });

/**
 * The unit with this id, SPEC's or a further one.
 *
 * @returns `undefined` for any other text
 */
export const findAnyUnit = units.findUnit;

/**
 * The units of a category: SPEC's own first, then the further ones.
 *
 * @param category a unit category id, the further converters included
 * @returns an empty list for an unknown one
 */
export const allUnitsOf = units.unitsOf;

type Conversion<Value> = (value: Value, from: string, to: string) => ExactValue | ConvertFailure;

/** Wraps a conversion of straight units into one that knows the units that run the other way. */
function withTurns<Value extends string | Rational>(convert: Conversion<Value>): Conversion<Value> {
  return (value, from, to) => {
    const [turnsFrom, turnsTo] = [isReciprocal(from), isReciprocal(to)];
    // 1 / value times a factor is the reciprocal of value divided by it: the step back, turned over.
    const straight = turnsFrom ? convert(value, to, from) : convert(value, from, to);
    if (!straight.ok) {
      return convert(value, from, to);
    }
    if (turnsFrom === turnsTo) {
      return straight;
    }
    return straight.sign === 0
      ? { ok: false, code: 'out-of-range', text: typeof value === 'string' ? value : '0' }
      : exactOf(invert(straight.toFraction()));
  };
}

/**
 * As `convertExact`, over all units.
 *
 * @returns also `out-of-range` where a zero would need a reciprocal: 0 km/L is no number of litres per 100 km
 */
export const convertAnyExact: Conversion<Rational> = /* @__PURE__ */ withTurns(units.convertExact);

/** As `convertUnitExact`, over all units; fails like `convertAnyExact` too. */
export const convertAnyUnitExact: Conversion<string> = /* @__PURE__ */ withTurns(units.convertUnitExact);

/**
 * As `convertUnit`, over all units.
 *
 * @returns 0 also where a zero would need a reciprocal
 */
export function convertAnyUnit(value: number, from: string, to: string): number {
  const mayTurn = isReciprocal(from) || isReciprocal(to);
  if (!mayTurn || !Number.isFinite(value)) {
    return units.convertUnit(value, from, to);
  }
  const result = convertAnyUnitExact(String(value), from, to);
  return result.ok ? result.toNumber() : 0;
}
