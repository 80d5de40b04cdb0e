import {
  averageRate,
  type ExactValue,
  type PublishedSeries,
  quoteFigures,
  type Rational,
} from '@equivale/core';
import { positionAt } from './observation-index.ts';
import { type PairSeries, sliceOf } from './pair-series.ts';
import { quotedCurrencyOf } from './quoted-currency.ts';
import type { Figures, SeriesReader } from './quoted-values.ts';
import type { PairHistory } from './series.ts';
import { pairHistoryBetween } from './series-between.ts';

/** The average rate of a pair over the days of a span on which one source published both. */
export interface PairAverage extends Pick<PairHistory, 'source' | 'pair'> {
  readonly rate: ExactValue;
  /** The days averaged, with the pair's rate on each. */
  readonly series: PairSeries;
}

/** The product of figures over the product of others. */
const quotient = (over: readonly Rational[], under: readonly Rational[]): Rational =>
  quoteFigures(over, under).toFraction();

/** What was published of one side; undefined for the source's own base, which is one on every day. */
function publishedOf(sides: readonly Figures[]): PublishedSeries | undefined {
  const [first] = sides;
  if (!first || first.over.length + first.under.length === 0) return undefined;
  const arePrices = first.over.length === 0;
  const figures = sides.map(({ over, under }) => (arePrices ? quotient(under, over) : quotient(over, under)));
  return { figures, arePrices };
}

/**
 * The average of a pair over a span.
 * @param read stored values by source and code
 * @param start first day number, `end` the last, both included
 * @returns undefined where no source published both on any day of it
 */
export function pairAverage(
  read: SeriesReader,
  from: string,
  to: string,
  start: number,
  end: number,
): PairAverage | undefined {
  const found = pairHistoryBetween(read, from, to, start, end);
  if (!found) return undefined;
  // The value that was in force before the span began is no day of it.
  const first = positionAt(found.series.days, start - 1) + 1;
  const series = sliceOf(found.series, first, found.series.days.length);
  if (series.days.length === 0) return undefined;
  const sides = series.days.map((_, position) => series.sidesAt(position));
  const rate = averageRate(
    publishedOf(sides.map(([target]) => target)),
    publishedOf(sides.map(([, source]) => source)),
    quotient([quotedCurrencyOf(to).factor], [quotedCurrencyOf(from).factor]),
  );
  return { ...found, rate, series };
}
