import { type Quote, quote } from '../../money/quote.ts';
import type { RateTable } from '../../money/rate-table.ts';
import { parseDecimal } from '../../number/decimal.ts';
import { type ExactValue, exactOf } from '../../number/exact-value.ts';
import { multiply, type Rational, rational } from '../../number/rational.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { Interpretation } from './question.ts';

/** A part of a result given in several units. */
export interface ResultPart {
  readonly unit: string;
  /** Whole in every unit but the last, which has up to six decimals. */
  readonly value: ExactValue;
}

/** The amount in one target. */
export interface QuestionResult {
  /** Unit id or currency code; the smallest unit of a result in parts; empty for arithmetic. */
  readonly to: string;
  readonly value: ExactValue;
  /** Largest unit first; empty for a result in one unit. */
  readonly parts: readonly ResultPart[];
  /** What the result rests on; money only. */
  readonly quote?: Quote;
}

/** Why an interpretation has no result: nobody knows the rate of a currency, or there is no such figure: 0 km/h as a pace. */
export type ResultFailure =
  | { readonly ok: false; readonly code: 'missing-rate'; readonly currency: string }
  | { readonly ok: false; readonly code: 'out-of-range' };

const PART_DECIMALS = 6;

function convert(amount: Rational, from: string, to: string, units: UnitSet): Rational {
  const result = units.convert(amount, from, to);
  if (!result.ok) throw new TypeError(`an interpretation joined ${from} and ${to}`);
  return result.toFraction();
}

/** Cuts an amount into whole larger units and the rest, rounded first so that no part is rounded up to a full unit. */
function splitInto({ amount, from, to }: Interpretation, last: string, units: UnitSet): ResultPart[] {
  const total = exactOf(convert(amount.toFraction(), from, last, units));
  let rest = parseDecimal(total.toFixed(PART_DECIMALS)) ?? total.toFraction();
  return to.map((unit) => {
    if (unit === last) return { unit, value: exactOf(rest) };
    const size = convert(rational(1n), unit, last, units);
    const whole = rational((rest.n * size.d) / (rest.d * size.n));
    const taken = multiply(whole, size);
    rest = { n: rest.n * taken.d - taken.n * rest.d, d: rest.d * taken.d };
    return { unit, value: exactOf(whole) };
  });
}

function convertMoneyParts(
  { amount, from, to }: Interpretation,
  rates: RateTable,
): readonly QuestionResult[] | ResultFailure {
  const results: QuestionResult[] = [];
  for (const code of to) {
    const quoted = quote({ amount: amount.toFraction(), from, to: code }, rates);
    if (!quoted.ok)
      return { ok: false, code: 'missing-rate', currency: 'currency' in quoted ? quoted.currency : code };
    results.push({ to: code, value: quoted.result, parts: [], quote: quoted });
  }
  return results;
}

/**
 * Works out an interpretation.
 * @param interpretation from a question parser
 * @param rates only read for money
 * @param units the units that the question was read with
 * @returns one result for each target, in order, one for all of them when they are parts of one result; the result of
 *   arithmetic is its own value
 */
export function resultOf(
  interpretation: Interpretation,
  rates: RateTable,
  units: UnitSet,
): readonly QuestionResult[] | ResultFailure {
  const { amount, category, compound, from, to } = interpretation;
  if (category === 'number') return [{ to: '', value: amount, parts: [] }];
  if (category === 'currency') return convertMoneyParts(interpretation, rates);
  const failures = to.map((unit) => units.convert(amount.toFraction(), from, unit));
  if (failures.some((one) => !one.ok && one.code === 'out-of-range'))
    return { ok: false, code: 'out-of-range' };
  if (!compound)
    return to.map((unit) => ({
      to: unit,
      value: exactOf(convert(amount.toFraction(), from, unit, units)),
      parts: [],
    }));
  const last = to.at(-1) ?? from;
  const value = exactOf(convert(amount.toFraction(), from, last, units));
  return [{ to: last, value, parts: splitInto(interpretation, last, units) }];
}
