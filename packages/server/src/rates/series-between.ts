import { SOURCES } from '../sources/all-sources.ts';
import type { SourceInfo } from '../sources/source.ts';
import type { Pair, PairSeries } from './pair-series.ts';
import { quotedCurrencyOf } from './quoted-currency.ts';
import type { SeriesReader } from './quoted-values.ts';
import { hasRecord, type PairHistory, pairBetween } from './series.ts';

interface Candidate {
  readonly info: SourceInfo;
  readonly points: PairSeries;
  /** Share of the span between the first and the last point, in quarters. */
  readonly cover: number;
}

function between(info: SourceInfo, points: PairSeries, start: number, end: number): Candidate | undefined {
  const [oldest, newest] = [points.days[0], points.days.at(-1)];
  if (oldest === undefined || newest === undefined) return undefined;
  const share = end === start ? 1 : (newest - Math.max(oldest, start)) / (end - start);
  return { info, points, cover: Math.round(4 * share) };
}

/**
 * The history of a pair between two days, both included, every point from one source and one day.
 * @param read stored values by source and code
 * @param start first day number; where nothing was published on it, the value then in force (Friday's on a Saturday) comes first
 * @param end last day number, not before `start`
 * @returns the series, oldest day first, from the source that covers most of the span, the better source where two do;
 * undefined when no source has both codes then
 */
export function pairHistoryBetween(
  read: SeriesReader,
  from: string,
  to: string,
  start: number,
  end: number,
): PairHistory | undefined {
  const pair: Pair = [quotedCurrencyOf(from), quotedCurrencyOf(to)];
  const [chosen] = SOURCES.filter((info) => hasRecord(info, pair))
    .flatMap((info) => between(info, pairBetween(info, read, pair, start, end), start, end) ?? [])
    .sort((a, b) => b.cover - a.cover || a.info.rank - b.info.rank);
  return chosen && { source: chosen.info.key, pair, series: chosen.points };
}
