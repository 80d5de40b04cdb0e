import { type Quote, quote } from '../../money/quote.ts';
import type { RateTable } from '../../money/rate-table.ts';
import { type ExactValue, exactOf } from '../../number/exact-value.ts';
import { add, rational } from '../../number/rational.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { Interpretation, QuantityPart } from '../question/question.ts';
import { type QuestionResult, type ResultFailure, resultOf } from '../question/result-of.ts';
import { isSum, type SumInterpretation } from './sum.ts';

/** A conversion of money that a result rests on. */
export interface TermQuote {
  readonly from: string;
  readonly to: string;
  readonly quote: Quote;
}

/** The result of a sum in one target. */
export interface SumResult extends Omit<QuestionResult, 'quote'> {
  /** Of every currency in it that had to be converted, what its rate rests on. */
  readonly quotes: readonly TermQuote[];
  /** What it is the price of: a unit id. */
  readonly per?: string;
  /** The side that it is the length of. */
  readonly side?: QuantityPart;
  /** The size that it is the price in. */
  readonly of?: QuantityPart;
}

/** Why a sum has no result: a rate that nobody knows, or less than nothing is left. */
export type SumFailure = ResultFailure | { readonly ok: false; readonly code: 'negative' };

/** An amount in another unit or currency. */
function inTarget(
  { amount, unit }: QuantityPart,
  to: string,
  rates: RateTable,
  units: UnitSet,
): ExactValue | Quote | ResultFailure {
  if (unit === to) return exactOf(amount);
  const converted = units.convert(amount, unit, to);
  if (converted.ok) return converted;
  const quoted = quote({ amount, from: unit, to }, rates);
  return quoted.ok
    ? quoted
    : { ok: false, code: 'missing-rate', currency: 'currency' in quoted ? quoted.currency : to };
}

/** The terms in one target; money by its rates. */
function totalOf(
  { category, per, terms = [] }: SumInterpretation,
  to: string,
  rates: RateTable,
  units: UnitSet,
): SumResult | SumFailure {
  const quotes: TermQuote[] = [];
  let total = rational(0n);
  for (const term of terms) {
    const converted = inTarget(term, to, rates, units);
    if (!converted.ok) return converted;
    if ('result' in converted) quotes.push({ from: term.unit, to, quote: converted });
    total = add(total, ('result' in converted ? converted.result : converted).toFraction());
  }
  if (category === 'currency' && total.n < 0n) return { ok: false, code: 'negative' };
  const shown = category === 'percent' ? '%' : to;
  return { to: shown, value: exactOf(total), parts: [], quotes, ...(per !== undefined && { per }) };
}

/** Sides of a thing, ends of a range and prices of offers, each in the target. */
function sidesOf(
  { sides = [], of, per, to: [target] }: SumInterpretation,
  rates: RateTable,
  units: UnitSet,
): readonly SumResult[] | SumFailure {
  const results: SumResult[] = [];
  for (const [at, side] of sides.entries()) {
    const to = target ?? side.unit;
    const found = inTarget(side, to, rates, units);
    if (!found.ok) return found;
    const [value, quotes] =
      'result' in found ? [found.result, [{ from: side.unit, to, quote: found }]] : [found, []];
    const size = of?.[at];
    const told = size ? { of: size, ...(per !== undefined && { per }) } : { side };
    results.push({ to, value, parts: [], quotes, ...told });
  }
  return results;
}

/**
 * Works out a question or a sum.
 * @param rates only read for money
 * @param units the units that the question was read with
 * @returns one result for each target, in order, as `resultOf` gives them; of a sum without a target those that there are
 *   rates for
 */
export function resultOfSum(
  interpretation: Interpretation,
  rates: RateTable,
  units: UnitSet,
): readonly SumResult[] | SumFailure {
  const { amount, assumedTarget, category, from, to } = interpretation;
  if (isSum(interpretation) && interpretation.sides) return sidesOf(interpretation, rates, units);
  // What is worked out of money is there without a rate, whatever it is likely converted into.
  const isMoney = category === 'currency' && (isSum(interpretation) || (assumedTarget && to[0] === from));
  if (!isMoney && !(isSum(interpretation) && interpretation.terms)) {
    const results = resultOf(interpretation, rates, units);
    if ('ok' in results) return results;
    return results.map(({ quote, ...result }) => ({
      ...result,
      quotes: quote ? [{ from, to: result.to, quote }] : [],
    }));
  }
  const terms = [{ amount: amount.toFraction(), unit: from }];
  const all = to.map((target) => totalOf({ formula: [], terms, ...interpretation }, target, rates, units));
  const results = all.flatMap((result) => ('ok' in result ? [] : [result]));
  const failure = all.find((result) => 'ok' in result);
  return failure && !(assumedTarget && results.length > 0) ? failure : results;
}
