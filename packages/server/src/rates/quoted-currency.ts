import {
  dayNumber,
  dayOfInstant,
  type Peg,
  parseDecimal,
  type Rational,
  rational,
  SAME_MONEY,
} from '@equivale/core';
import { PEGS, REGIME_CHANGES, RETIRED, type Retired } from './facts/currency-facts.ts';
import { positionAt, type Series } from './observation-index.ts';

/** A code as a fixed multiple of a quoted one, and the days between which that holds. */
export interface QuotedCurrency {
  readonly code: string;
  /** The code that follows it by law, where it is another one. */
  readonly fixed?: string;
  /** Units of the fixed code per one of the quoted one. */
  readonly factor: Rational;
  readonly from: number;
  /** First day no longer part of the history. */
  readonly until: number;
}

const ONE = rational(1n);

/** A figure of the tables as a fraction; every one is a decimal above zero. */
export function exactly(text: string): Rational {
  const value = parseDecimal(text);
  if (!value) throw new RangeError(`not a decimal: ${text}`);
  return value;
}

const inverse = ({ n, d }: Rational): Rational => ({ n: d, d: n });

/** What a law fixes, as it states it. */
const factorOf = (law: Peg | Retired): Rational =>
  law.inverse === undefined ? exactly(law.rate) : inverse(exactly(law.inverse));

const pegs = new Map(PEGS.map((peg) => [peg.code, peg]));
const retired = new Map(RETIRED.map((peg) => [peg.code, peg]));

/**
 * The quoted currency behind a code. A peg stands on its anchor from the day it was set. A withdrawn code is quoted
 * itself and ends at its changeover, except ANG, which was a peg all its life.
 */
export function quotedCurrencyOf(code: string): QuotedCurrency {
  const same = SAME_MONEY.get(code) ?? code;
  const peg = pegs.get(same);
  const gone = retired.get(same);
  const until = gone ? dayNumber(gone.since) : Number.POSITIVE_INFINITY;
  if (peg) return { code: peg.anchor, fixed: code, factor: factorOf(peg), from: dayNumber(peg.since), until };
  if (gone && gone.anchor === 'USD')
    return { code: 'USD', fixed: code, factor: factorOf(gone), from: Number.NEGATIVE_INFINITY, until };
  return { code: same, factor: ONE, from: Number.NEGATIVE_INFINITY, until };
}

/** A code as it is quoted, where its peg is mere policy and younger than its quotes; any other code as by {@link quotedCurrencyOf}. */
export function ownQuoteOf(code: string): QuotedCurrency {
  if (!pegs.get(code)?.policy) return quotedCurrencyOf(code);
  return { code, factor: ONE, from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
}

/** Days around a redenomination within which a source changes over. */
const CHANGEOVER_DAYS = 100;

/** Position of the first value in the new unit: at the step itself where the source shows one, else by the date of the law. */
function firstInNewUnit({ days, rates }: Series, start: number, factor: number): number {
  const byLaw = positionAt(days, start - 1) + 1;
  for (let at = byLaw; at < days.length && (days[at] as number) < start + CHANGEOVER_DAYS; at++) {
    const before = rates[at - 1];
    if (before && Math.abs(Math.log((rates[at] as number) / before / factor)) < Math.log(1.25)) return at;
  }
  return byLaw;
}

/**
 * Where a redenomination under the same code stands in a series.
 * @returns position of the first value in today's unit, 0 where all are; and how many old units made a new one
 */
export function todaysUnit(
  series: Series,
  code: string,
): { readonly start: number; readonly oldPerNew: Rational } {
  const today = dayOfInstant(Date.now());
  const change = REGIME_CHANGES.find(
    ({ date, oldPerNew, ...entry }) => entry.code === code && oldPerNew && dayNumber(date) <= today,
  );
  if (change?.oldPerNew === undefined) return { start: 0, oldPerNew: ONE };
  const start = firstInNewUnit(series, dayNumber(change.date), change.factor);
  return { start, oldPerNew: exactly(change.oldPerNew) };
}
