import type { HistoryPeriod, HistoryPoint, SourceKey } from '@equivale/contract';
import { HISTORY_DIGITS, isoDate, monthsBefore } from '@equivale/core';
import { SOURCES } from '../sources/all-sources.ts';
import type { SourceInfo } from '../sources/source.ts';
import { isServedSegment } from './facts/segments.ts';
import { positionAt } from './observation-index.ts';
import { type Pair, type PairSeries, pairAt, sliceOf } from './pair-series.ts';
import { ownQuoteOf, quotedCurrencyOf } from './quoted-currency.ts';
import { type SeriesReader, valuesAt } from './quoted-values.ts';

/** A pair's history out of one source; its points are made when they are wanted, {@link historyPoints}. */
export interface PairHistory {
  readonly source: SourceKey;
  /** The quoted currencies of which it is made. */
  readonly pair: Pair;
  readonly series: PairSeries;
}

const MONTHS: Record<Exclude<HistoryPeriod, '7d' | 'max'>, number> = { '1m': 1, '1y': 12, '5y': 60 };
/** Days a source may end before the newest one and still be chosen for better coverage. */
const ALLOWED_LAG: Record<HistoryPeriod, number> = { '7d': 3, '1m': 7, '1y': 31, '5y': 62, max: 62 };
/** The ECB's record is preferred as long as it is not this many days behind the newest source. */
const ECB_LAG = 62;

/** Newest days on which a source has both codes, newest first: as many as are asked for. */
function newestDays(info: SourceInfo, read: SeriesReader, [from, to]: Pair, count: number): number[] {
  const under = valuesAt(info, read, from, to)?.days;
  const over = valuesAt(info, read, to, from)?.days;
  if (under === undefined || over === undefined) return [];
  const first = Math.max(from.from, to.from);
  const end = Math.min(from.until, to.until);
  const found: number[] = [];
  for (let at = positionAt(under, end - 1); at >= 0 && found.length < count; at--) {
    const day = under[at] as number;
    if (day < first) break;
    if (over[positionAt(over, day)] === day) found.push(day);
  }
  return found;
}

/** First day of a period that ends on `end`. */
function windowStart(period: HistoryPeriod, end: number): number {
  if (period === 'max') return Number.NEGATIVE_INFINITY;
  return period === '7d' ? end - 7 : monthsBefore(end, MONTHS[period]);
}

interface Candidate {
  readonly info: SourceInfo;
  /** The pair's newest day at this source. */
  readonly newest: number;
  readonly points: PairSeries;
  /** Share of the window between the first and the last point, in quarters; the number of days for `max`. */
  readonly cover: number;
}

/** Longest time before the start of a window for which a value counts as still in force there. */
export const inForceDays = (info: SourceInfo): number => (info.cadence === 'monthly' ? 31 : 4);

/** The days of a pair at one source between two, both included: where nothing was published on the first, the value in force then comes first. */
export function pairBetween(
  info: SourceInfo,
  read: SeriesReader,
  pair: Pair,
  start: number,
  end: number,
): PairSeries {
  const found = pairAt(info, read, pair, start - inForceDays(info));
  return sliceOf(found, Math.max(0, positionAt(found.days, start)), positionAt(found.days, end) + 1);
}

/**
 * The window of a period at one source. It ends on the pair's newest day; where that day stands alone after a gap, the
 * period before the gap comes with it, since one point is no history.
 */
function windowAt(
  info: SourceInfo,
  read: SeriesReader,
  pair: Pair,
  period: HistoryPeriod,
): Candidate | undefined {
  const [newest, previous] = newestDays(info, read, pair, 2);
  if (newest === undefined) return undefined;
  const isAlone = previous !== undefined && previous < windowStart(period, newest) - inForceDays(info);
  const start = windowStart(period, isAlone && info.cadence !== 'monthly' ? previous : newest);
  const points = pairBetween(info, read, pair, start, newest);
  const span = newest - (points.days[0] ?? newest);
  const cover = Number.isFinite(start) ? Math.round((4 * span) / (newest - start)) : span;
  return { info, newest, points, cover };
}

/** Whether a source may speak for a pair at all, today or on a day gone by. */
export const mayServe = (info: SourceInfo, pair: Pair, day?: number): boolean =>
  info.served && info.kind !== 'computed' && pair.every(({ code }) => isServedSegment(info, code, day));

/** Whether a history may be made of a source's own record; of a relay only single days are known. */
export const hasRecord = (info: SourceInfo, pair: Pair): boolean =>
  info.via === undefined && mayServe(info, pair);

/**
 * The history of a pair of quoted currencies. The ECB's own record wins where both are in it and it still carries them. Otherwise, among the
 * sources that end near the newest one: the one that covers most of the window, then the one with most points, then
 * the better source.
 */
function windowOf(read: SeriesReader, pair: Pair, period: HistoryPeriod): Candidate | undefined {
  const sources = SOURCES.filter((info) => hasRecord(info, pair));
  const ends = new Map(sources.map((info) => [info, newestDays(info, read, pair, 1)[0] ?? Number.NaN]));
  const newest = Math.max(...[...ends.values()].filter((end) => !Number.isNaN(end)));
  const until = Math.min(pair[0].until, pair[1].until);
  const isNear = (info: SourceInfo, lag: number): boolean => newest - (ends.get(info) ?? Number.NaN) <= lag;
  const ecb = sources.find((info) => info.key === 'ecb');
  const endsAsCode = ecb && until - (ends.get(ecb) ?? Number.NaN) <= 7;
  const able =
    ecb && (endsAsCode || isNear(ecb, ECB_LAG))
      ? [ecb]
      : sources.filter((info) => isNear(info, ALLOWED_LAG[period]));
  const found = able.flatMap((info) => windowAt(info, read, pair, period) ?? []);
  return found.sort(
    (x, y) => y.cover - x.cover || y.points.days.length - x.points.days.length || x.info.rank - y.info.rank,
  )[0];
}

const spanOf = ({ days }: PairSeries): number => (days.at(-1) ?? 0) - (days[0] ?? 0);

/**
 * The history of a pair over a period, every point from one source and one day.
 * @param read stored values by source and code
 * @returns the series, oldest day first, up to the pair's newest observation ({@link windowAt}); undefined when no source has both codes.
 *
 * A peg follows its anchor ({@link quotedCurrencyOf}). One that is mere policy gives way to quotes where these reach much further back
 * into the window: five years of LBP show its fall, not only the rate decreed after it.
 */
export function pairHistory(
  read: SeriesReader,
  from: string,
  to: string,
  period: HistoryPeriod,
): PairHistory | undefined {
  const lawful: Pair = [quotedCurrencyOf(from), quotedCurrencyOf(to)];
  const own: Pair = [ownQuoteOf(from), ownQuoteOf(to)];
  const [byLaw, quoted] = [windowOf(read, lawful, period), windowOf(read, own, period)];
  const reachesBack = quoted && spanOf(quoted.points) > 1.25 * (byLaw ? spanOf(byLaw.points) : 0);
  const [chosen, pair] = reachesBack ? [quoted, own] : [byLaw, lawful];
  return chosen && { source: chosen.info.key, pair, series: chosen.points };
}

/** Some of a series' points, each an exact quotient: seven thousand take 20 ms and more in one piece. */
export const historyPoints = (
  { days, rateAt }: PairSeries,
  first = 0,
  stop: number = days.length,
  digits = HISTORY_DIGITS,
): HistoryPoint[] =>
  days
    .slice(first, stop)
    .map((day, at) => ({ date: isoDate(day), rate: rateAt(first + at).toSignificant(digits) }));
