import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type {
  AverageWithOrigins,
  ExchangeRates,
  HistoryPeriod,
  HistorySpanWithOrigins,
  HistoryWithOrigins,
  RatesWithQuotes,
} from '@equivale/contract';
import { dayNumber, dayOfInstant, HISTORY_DIGITS, isoDate } from '@equivale/core';
import { FETCHED_AT_KEY, liveSources } from '../ingest/source-state.ts';
import type { SignedHistory } from '../publish/publication.ts';
import { exchangeRates, namesOf } from '../rates/exchange-rates.ts';
import { begunDay } from '../rates/facts/begun-day.ts';
import { mergeLatest } from '../rates/merge.ts';
import { ObservationIndex } from '../rates/observation-index.ts';
import { type PairAverage, pairAverage } from '../rates/pair-average.ts';
import type { SeriesReader } from '../rates/quoted-values.ts';
import { ratesOnDay } from '../rates/rates-on-day.ts';
import { historyPoints, type PairHistory, pairHistory } from '../rates/series.ts';
import { pairHistoryBetween } from '../rates/series-between.ts';
import { ratesWithQuotes } from '../rates/source-quotes.ts';
import { sourceInfo } from '../sources/all-sources.ts';
import type { Observation } from '../sources/source.ts';
import type { StoredRates } from '../store/rows.ts';
import type { Clock } from './clock.ts';
import { historyOrigins } from './history-origins.ts';
import { indexOfDay } from './past-day-index.ts';
import { type PublicationTimes, publicationTimes, withPublications } from './publications.ts';
import { AFTER_ALL_DAYS, BEFORE_ALL_DAYS, cachedSeries, loadedFor } from './series-cache.ts';
import type { StreetRates } from './street-rates.ts';

type Street = Pick<StreetRates, 'served'>;

/** The rates as they are served, made from what the store keeps. */
export type ServedRates = ReturnType<typeof createServedRates>;

/** Days before today among which a series is looked up whose newest value is of a day still to come. */
const LOOK_BACK_DAYS = 120;

/**
 * The newest value of every code, and the whole record of the dollar, through which every code is crossed on its own day; with it, when
 * these were published.
 */
async function latestIndex(
  store: StoredRates,
  latest: readonly Observation[],
  nowMs: number,
): Promise<{ readonly index: ObservationIndex; readonly times: PublicationTimes }> {
  const index = new ObservationIndex();
  const read: Observation[] = [...latest];
  const today = dayOfInstant(nowMs);
  // Only of sources that have it, one after the other: a hundred questions at once would wait too long for a connection.
  for (const { source, code } of latest.filter((row) => row.code === 'USD'))
    for (const point of await store.series(source, code, BEFORE_ALL_DAYS, AFTER_ALL_DAYS)) {
      const dollar = { source, code, ...point };
      index.put(dollar);
      if (dayNumber(point.date) >= today - LOOK_BACK_DAYS) read.push(dollar);
    }
  const from = isoDate(today - LOOK_BACK_DAYS);
  for (const observation of latest) {
    index.put(observation);
    const { source, code, date } = observation;
    if (dayNumber(date) <= begunDay(sourceInfo(source), nowMs)) continue;
    const points = (await store.series(source, code, from, date)).map((point) => ({
      source,
      code,
      ...point,
    }));
    for (const point of points) index.put(point);
    read.push(...points);
  }
  // Where the newest dollar was refused, its source's other rates are crossed on the dollar's last day.
  for (const { source, code, date } of latest) {
    const dollar = index.latest(source, 'USD')?.day;
    if (dollar === undefined || dayNumber(date) <= dollar) continue;
    const day = isoDate(dollar);
    for (const point of await store.series(source, code, day, day)) index.put({ source, code, ...point });
  }
  return { index, times: publicationTimes(read) };
}

/** The store as it was at an instant; prices, which change all day, until the day before. */
const storeAsOf = (store: StoredRates, instant: string): StoredRates => ({
  ...store,
  series(source, code, from, to) {
    const isPrice = sourceInfo(source).cadence === 'continuous';
    const dayBefore = isoDate(dayNumber(instant.slice(0, 10)) - 1);
    return store.series(source, code, from, isPrice && dayBefore < to ? dayBefore : to, instant);
  },
});

/** Points of a history that are worked out in one piece: others are served in between. */
const POINTS_AT_ONCE = 1000;

/** The points of a history, and whose they are. */
async function pointsOf(
  found: PairHistory | undefined,
  digits?: number,
): Promise<Pick<HistoryWithOrigins, 'data' | 'source' | 'origins'>> {
  if (found === undefined) return { data: [], source: null, origins: [] };
  const { source, series } = found;
  const data: HistoryWithOrigins['data'] = [];
  for (let at = 0; at < series.days.length; at += POINTS_AT_ONCE) {
    if (at > 0) await yieldToEventLoop();
    data.push(...historyPoints(series, at, at + POINTS_AT_ONCE, digits));
  }
  return { data, source, origins: historyOrigins(found) };
}

/** What an average says beside its pair and span. */
async function averageOf(
  found: PairAverage | undefined,
): Promise<Omit<AverageWithOrigins, 'base' | 'target' | 'from' | 'to'>> {
  const { data, source, origins } = await pointsOf(found);
  const inOrder = data.toSorted((a, b) => Number(a.rate) - Number(b.rate));
  const [lowest = null, highest = null] = [inOrder[0], inOrder.at(-1)];
  return {
    source,
    average: found?.rate.toSignificant(HISTORY_DIGITS) ?? null,
    days: data.length,
    lowest,
    highest,
    origins,
  };
}

/** The table of now, and what stands behind it. */
async function tableOf(store: StoredRates, clock: Clock, street?: Street) {
  const latest = await store.latestBySource();
  clock.learn(latest);
  const nowMs = clock.now().getTime();
  const today = dayOfInstant(nowMs);
  const { index, times } = await latestIndex(store, latest, nowMs);
  const merged = mergeLatest(index, today, nowMs);
  const fetchedAt = (await store.getMeta(FETCHED_AT_KEY)) ?? null;
  const refresh = { live: await liveSources(store, clock), fetchedAt };
  const reference = withPublications(exchangeRates(merged, index, refresh), index, times);
  const beside = await street?.served();
  const current = beside
    ? { ...reference, kinds: beside.kinds, sources: { ...reference.sources, ...beside.sources } }
    : reference;
  return { current, details: () => ratesWithQuotes(merged, index, nowMs) };
}

/**
 * @param store where the values are
 * @param clock decides which values count as stale
 * @param street what is served beside the reference rates
 */
export function createServedRates(store: StoredRates, clock: Clock, street?: Street) {
  let seriesOf = cachedSeries(store);

  let underWay: ReturnType<typeof tableOf> | undefined;

  /** Requests while it is being made share it: what is read for it is most of the memory of an idle server. */
  function sharedTable(): ReturnType<typeof tableOf> {
    if (underWay) return underWay;
    const made = tableOf(store, clock, street).finally(() => {
      if (underWay === made) underWay = undefined;
    });
    underWay = made;
    return made;
  }

  return {
    /** The table of now. */
    currentRates: async (): Promise<ExchangeRates> => (await sharedTable()).current,
    /** The table of a day gone by: of each code what had been published last by then. */
    async ratesOn(on: string): Promise<ExchangeRates> {
      const day = dayNumber(on);
      const index = await indexOfDay(store, seriesOf, day);
      const fetchedAt = (await store.getMeta(FETCHED_AT_KEY)) ?? null;
      return exchangeRates(ratesOnDay(index, day), index, { fetchedAt });
    },
    /** The table of now, with the sources behind each rate. */
    async detailedRates(): Promise<RatesWithQuotes> {
      const { current, details } = await sharedTable();
      const behind = details();
      const quoted = Object.values(behind).flatMap(({ opinions }) => opinions.map(({ source }) => source));
      return { ...current, sources: { ...namesOf(new Set(quoted)), ...current.sources }, details: behind };
    },
    /** @param exactly for a file that is signed */
    async history(
      base: string,
      target: string,
      period: HistoryPeriod,
      exactly?: SignedHistory,
    ): Promise<HistoryWithOrigins> {
      const compute = (reader: SeriesReader) => pairHistory(reader, base, target, period);
      const series = exactly ? cachedSeries(storeAsOf(store, exactly.asOf)) : seriesOf;
      const { read } = await loadedFor(compute, series);
      return { ...(await pointsOf(compute(read), exactly?.digits)), base, target, period };
    },
    /** History between two days, both included; the span of the response is the part of it in which there are values. */
    async historyBetween(
      base: string,
      target: string,
      from: string,
      to: string,
    ): Promise<HistorySpanWithOrigins> {
      const over = (start: number, end: number) => (reader: SeriesReader) =>
        pairHistoryBetween(reader, base, target, start, end);
      const { read, first, last } = await loadedFor(over(dayNumber(from), dayNumber(to)), seriesOf);
      // Days before and after all values are the first's and the last's: every span has one response.
      const start = Math.max(dayNumber(from), first);
      const end = Math.min(dayNumber(to), Math.max(last, start));
      if (end < start) return { ...(await pointsOf(undefined)), base, target, from, to };
      const span = { from: isoDate(start), to: isoDate(end) };
      return { ...(await pointsOf(over(start, end)(read))), base, target, ...span };
    },
    /** The average of a pair over a span of days, both included. */
    async average(base: string, target: string, from: string, to: string): Promise<AverageWithOrigins> {
      const over = (reader: SeriesReader) =>
        pairAverage(reader, base, target, dayNumber(from), dayNumber(to));
      const { read } = await loadedFor(over, seriesOf);
      return { base, target, from, to, ...(await averageOf(over(read))) };
    },
    /** The store has new values: forgets what was read before. */
    dataChanged() {
      seriesOf = cachedSeries(store);
      underWay = undefined;
    },
  };
}
