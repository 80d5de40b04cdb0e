import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type {
  AverageRate,
  ExchangeRates,
  HistoryPeriod,
  HistoryResponse,
  HistorySpan,
  RatesWithQuotes,
  SourceKey,
  SourcesReport,
} from '@equivale/contract';
import { dayNumber, dayOfInstant, isoDate } from '@equivale/core';
import { LRUCache } from 'lru-cache';
import { FETCHED_AT_KEY, liveSources } from '../ingest/source-state.ts';
import { exchangeRates, exchangeRatesOn } from '../rates/exchange-rates.ts';
import { mergeLatest } from '../rates/merge.ts';
import { ObservationIndex, positionAt, type Series } from '../rates/observation-index.ts';
import { type PairAverage, pairAverage } from '../rates/pair-average.ts';
import type { SeriesReader } from '../rates/quoted-values.ts';
import { REACH_DAYS, RECOUNTED, ratesOnDay } from '../rates/rates-on-day.ts';
import { DIGITS, historyPoints, type PairHistory, pairHistory } from '../rates/series.ts';
import { pairHistoryBetween } from '../rates/series-between.ts';
import { ratesWithQuotes } from '../rates/source-quotes.ts';
import { SOURCES } from '../sources/all-sources.ts';
import type { Observation } from '../sources/source.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { makeSourcesReport } from './sources-report.ts';

/** The rates as they are served, made from what the store keeps. */
export interface ServedRates {
  /** The table of now. */
  currentRates(): Promise<ExchangeRates>;
  /** The table of a day gone by: of each code what had been published last by then. */
  ratesOn(day: string): Promise<ExchangeRates>;
  /** The table of now, with what stands behind each rate. */
  detailedRates(): Promise<RatesWithQuotes>;
  history(from: string, to: string, period: HistoryPeriod): Promise<HistoryResponse>;
  /** History between two days, both included; the span of the response is the part of it in which there are values. */
  historyBetween(base: string, target: string, from: string, to: string): Promise<HistorySpan>;
  /** The average of a pair over a span of days, both included. */
  average(base: string, target: string, from: string, to: string): Promise<AverageRate>;
  sourcesReport(): Promise<SourcesReport>;
  /** The store has new values: forgets what was read before. */
  dataChanged(): void;
}

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** Days before today among which a series is looked up whose newest value is of a day still to come. */
const LOOK_BACK_DAYS = 120;

/** The newest value of every code, and the whole record of the dollar, through which every code is crossed on its own day. */
async function latestIndex(
  store: Store,
  latest: readonly Observation[],
  today: number,
): Promise<ObservationIndex> {
  const index = new ObservationIndex();
  const dollars = SOURCES.map(async ({ key }) => {
    for (const point of await store.series(key, 'USD', FIRST_DAY, LAST_DAY))
      index.put({ source: key, code: 'USD', ...point });
  });
  await Promise.all(dollars);
  const [from, to] = [isoDate(today - LOOK_BACK_DAYS), isoDate(today + 2)];
  for (const observation of latest) {
    index.put(observation);
    const { source, code, date } = observation;
    if (date <= to) continue;
    for (const point of await store.series(source, code, from, to)) index.put({ source, code, ...point });
  }
  // Where the newest dollar was refused, its source's other rates are crossed on the dollar's last day.
  for (const { source, code, date } of latest) {
    const dollar = index.latest(source, 'USD')?.day;
    if (dollar === undefined || dayNumber(date) <= dollar) continue;
    const day = isoDate(dollar);
    for (const point of await store.series(source, code, day, day)) index.put({ source, code, ...point });
  }
  return index;
}

/** What can be in force on a day. A code that changed its unit comes whole and without texts, which may count in the old unit. */
async function indexOfDay(store: Store, seriesOf: SeriesLoader, day: number): Promise<ObservationIndex> {
  const index = new ObservationIndex();
  const tables = (await seriesOf({ source: 'ecb', code: 'USD' }))?.days ?? [];
  const last = tables[positionAt(tables, day)] ?? day;
  for (const observation of await store.between(isoDate(last - REACH_DAYS), isoDate(day)))
    if (!RECOUNTED.has(observation.code)) index.put(observation);
  for (const code of RECOUNTED)
    for (const { key: source } of SOURCES) {
      const { days, rates } = (await seriesOf({ source, code })) ?? { days: [], rates: [] };
      for (const [at, on] of days.entries())
        index.put({ source, code, date: isoDate(on), rate: rates[at] as number });
    }
  return index;
}

/** Bytes of one value in a series: its day and its rate. */
const VALUE_BYTES = 12;
/** Bytes of a text of its own, and of the place where it is found by its day. */
const TEXT_BYTES = 100;
/** Room for series; all there are take a third of it. */
const SERIES_BYTES = 48 * 1024 * 1024;

/** Points of a history that are worked out in one piece: others are served in between. */
const POINTS_AT_ONCE = 1000;

/** The points of a history, and its source. */
async function pointsOf(found: PairHistory | undefined): Promise<Pick<HistorySpan, 'data' | 'source'>> {
  if (found === undefined) return { data: [], source: null };
  const { source, series } = found;
  const data: HistorySpan['data'] = [];
  for (let at = 0; at < series.days.length; at += POINTS_AT_ONCE) {
    if (at > 0) await yieldToEventLoop();
    data.push(...historyPoints(series, at, at + POINTS_AT_ONCE));
  }
  return { data, source };
}

/** What an average says beside its pair and span. */
async function averageOf(
  found: PairAverage | undefined,
): Promise<Pick<AverageRate, 'source' | 'average' | 'days' | 'lowest' | 'highest'>> {
  const { data, source } = await pointsOf(found);
  const inOrder = data.toSorted((a, b) => Number(a.rate) - Number(b.rate));
  const [lowest = null, highest = null] = [inOrder[0], inOrder.at(-1)];
  return { source, average: found?.rate.toSignificant(DIGITS) ?? null, days: data.length, lowest, highest };
}

/** A series as the store names it. */
interface SeriesName {
  readonly source: SourceKey;
  readonly code: string;
}

type SeriesLoader = (name: SeriesName) => Promise<Series | undefined>;

/** Series out of the store, each read once for all who ask meanwhile. */
const cachedSeries = (store: Store) =>
  new LRUCache<string, Series, SeriesName>({
    maxSize: SERIES_BYTES,
    sizeCalculation: ({ days, texts }) => 100 + days.length * VALUE_BYTES + (texts?.size ?? 0) * TEXT_BYTES,
    async fetchMethod(_key, _stale, { context: { source, code } }) {
      const points = await store.series(source, code, FIRST_DAY, LAST_DAY);
      return {
        days: Int32Array.from(points, (point) => dayNumber(point.date)),
        rates: Float64Array.from(points, (point) => point.rate),
        texts: new Map(points.flatMap(({ date, text }) => (text ? [[dayNumber(date), text]] : []))),
      };
    },
  });

/** Series that have been read, and the days between which any of them has values. */
interface LoadedSeries {
  readonly read: SeriesReader;
  readonly first: number;
  readonly last: number;
}

/**
 * @param store where the values are
 * @param clock decides which values count as stale
 */
export function createServedRates(store: Store, clock: Clock): ServedRates {
  let cache = cachedSeries(store);
  const seriesOf: SeriesLoader = (name) => cache.fetch(`${name.source} ${name.code}`, { context: name });

  /** Loads what a computation reads, which a dry run of it tells. */
  async function load(compute: (reader: SeriesReader) => unknown): Promise<LoadedSeries> {
    const names = new Map<string, SeriesName>();
    compute((source, code) => {
      names.set(`${source} ${code}`, { source, code });
      return undefined;
    });
    const loaded = new Map<string, Series>();
    let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const loading = [...names].map(async ([key, context]) => {
      const series = await seriesOf(context);
      if (series === undefined) return;
      loaded.set(key, series);
      first = Math.min(first, series.days[0] ?? first);
      last = Math.max(last, series.days.at(-1) ?? last);
    });
    await Promise.all(loading);
    return { read: (source, code) => loaded.get(`${source} ${code}`), first, last };
  }

  async function table() {
    const latest = await store.latestBySource();
    clock.learn(latest);
    const today = dayOfInstant(clock.now().getTime());
    const index = await latestIndex(store, latest, today);
    const merged = mergeLatest(index, today);
    const fetchedAt = (await store.getMeta(FETCHED_AT_KEY)) ?? null;
    const current = exchangeRates(merged, index, { live: await liveSources(store, clock), fetchedAt });
    return { current, details: () => ratesWithQuotes(merged, index, today) };
  }

  return {
    currentRates: async () => (await table()).current,
    async ratesOn(on) {
      const day = dayNumber(on);
      const index = await indexOfDay(store, seriesOf, day);
      const fetchedAt = (await store.getMeta(FETCHED_AT_KEY)) ?? null;
      return exchangeRatesOn(ratesOnDay(index, day), index, fetchedAt);
    },
    async detailedRates() {
      const { current, details } = await table();
      return { ...current, details: details() };
    },
    async history(base, target, period) {
      const compute = (reader: SeriesReader) => pairHistory(reader, base, target, period);
      const { read } = await load(compute);
      return { ...(await pointsOf(compute(read))), base, target, period };
    },
    async historyBetween(base, target, from, to) {
      const over = (start: number, end: number) => (reader: SeriesReader) =>
        pairHistoryBetween(reader, base, target, start, end);
      const { read, first, last } = await load(over(dayNumber(from), dayNumber(to)));
      // Days before and after all values are the first's and the last's: every span has one response.
      const start = Math.max(dayNumber(from), first);
      const end = Math.min(dayNumber(to), Math.max(last, start));
      if (end < start) return { data: [], source: null, base, target, from, to };
      const span = { from: isoDate(start), to: isoDate(end) };
      return { ...(await pointsOf(over(start, end)(read))), base, target, ...span };
    },
    async average(base, target, from, to) {
      const over = (reader: SeriesReader) =>
        pairAverage(reader, base, target, dayNumber(from), dayNumber(to));
      const { read } = await load(over);
      return { base, target, from, to, ...(await averageOf(over(read))) };
    },
    sourcesReport: () => makeSourcesReport(store, clock),
    dataChanged() {
      cache = cachedSeries(store);
    },
  };
}
