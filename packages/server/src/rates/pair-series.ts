import { type ExactValue, quoteFigures } from '@equivale/core';
import type { SourceInfo } from '../sources/source.ts';
import { positionAt } from './observation-index.ts';
import type { QuotedCurrency } from './quoted-currency.ts';
import { type Figures, type SeriesReader, valuesAt } from './quoted-values.ts';

/** The quoted currencies behind `from` and `to`. */
export type Pair = readonly [QuotedCurrency, QuotedCurrency];

/** A pair's rates at one source, each worked out when it is read: of several sources' windows one is shown. */
export interface PairSeries {
  readonly days: readonly number[];
  /** What the source says of each of the two on the day at a position. */
  sidesAt(position: number): readonly [to: Figures, from: Figures];
  /** Units of `to` per 1 `from` on the day at a position. */
  rateAt(position: number): ExactValue;
}

const noDay = (): never => {
  throw new RangeError('there is no day');
};
const NO_DAYS: PairSeries = { days: [], sidesAt: noDay, rateAt: noDay };

/** Units of `to` per 1 `from` on every day from `start` on on which one source has both. */
export function pairAt(info: SourceInfo, read: SeriesReader, [from, to]: Pair, start: number): PairSeries {
  const under = valuesAt(info, read, from, to);
  const over = valuesAt(info, read, to, from);
  if (over === undefined || under === undefined) return NO_DAYS;
  const first = Math.max(from.from, to.from, start);
  const end = Math.min(from.until, to.until);
  const days: number[] = [];
  const positions: (readonly [over: number, under: number])[] = [];
  let at = Math.max(0, positionAt(over.days, first - 1));
  for (let index = positionAt(under.days, first - 1) + 1; index < under.days.length; index++) {
    const day = under.days[index] as number;
    if (day >= end) break;
    while (at < over.days.length && (over.days[at] as number) < day) at++;
    if (over.days[at] !== day) continue;
    days.push(day);
    positions.push([at, index]);
  }
  const sidesAt: PairSeries['sidesAt'] = (position) => {
    const [above, below] = positions[position] ?? [0, 0];
    return [over.figuresAt(above), under.figuresAt(below)];
  };
  return { days, sidesAt, rateAt: (position) => quotient(...sidesAt(position), [from, to]) };
}

/** Units of the second currency per one of the first, out of what a source says of each on one day. */
export const quotient = (target: Figures, source: Figures, [from, to]: Pair): ExactValue =>
  quoteFigures([...target.over, ...source.under, to.factor], [...target.under, ...source.over, from.factor]);

/** The days of a series between two positions. */
export const sliceOf = ({ days, sidesAt, rateAt }: PairSeries, first: number, stop: number): PairSeries => ({
  days: days.slice(first, stop),
  sidesAt: (position) => sidesAt(first + position),
  rateAt: (position) => rateAt(first + position),
});
