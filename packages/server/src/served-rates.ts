import type {
  ExchangeRates,
  HistoryPeriod,
  HistoryResponse,
  HistorySpan,
  RatesWithQuotes,
  SourceKey,
  SourcesReport,
} from '@equivale/contract';
import { dayNumber, dayOfInstant, isoDate } from '@equivale/core';
import { FETCHED_AT_KEY, liveSources } from './ingest/source-state.ts';
import { exchangeRates, mergeLatest } from './rates/merge.ts';
import { SOURCES } from './rates/observation.ts';
import { ObservationIndex, type Series } from './rates/observation-index.ts';
import type { SeriesReader } from './rates/quoted-values.ts';
import { type PairHistory, pairHistory } from './rates/series.ts';
import { pairHistoryBetween } from './rates/series-between.ts';
import { ratesWithQuotes } from './rates/source-quotes.ts';
import { makeSourcesReport } from './sources-report.ts';
import type { Store } from './store/store.ts';

/** The rates as they are served, made from what the store keeps. */
export interface ServedRates {
  /** The table of now. */
  currentRates(): Promise<ExchangeRates>;
  /** The table of now, with what stands behind each rate. */
  detailedRates(): Promise<RatesWithQuotes>;
  history(from: string, to: string, period: HistoryPeriod): Promise<HistoryResponse>;
  /** History between two days, both included. */
  historyBetween(base: string, target: string, from: string, to: string): Promise<HistorySpan>;
  sourcesReport(): Promise<SourcesReport>;
  /** The store has new values: forgets what was read before. */
  dataChanged(): void;
}

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** The newest value of every code, and the whole record of the dollar, through which every code is crossed on its own day. */
async function latestIndex(store: Store): Promise<ObservationIndex> {
  const index = new ObservationIndex();
  const dollars = SOURCES.map(async ({ key }) => {
    for (const { date, rate } of await store.series(key, 'USD', FIRST_DAY, LAST_DAY))
      index.put({ source: key, code: 'USD', date, rate });
  });
  await Promise.all(dollars);
  const latest = await store.latestBySource();
  for (const observation of latest) index.put(observation);
  // Where the newest dollar was refused, its source's other rates are crossed on the dollar's last day.
  for (const { source, code, date } of latest) {
    const dollar = index.latest(source, 'USD')?.day;
    if (dollar === undefined || dayNumber(date) <= dollar) continue;
    const day = isoDate(dollar);
    for (const { rate } of await store.series(source, code, day, day))
      index.put({ source, code, date: day, rate });
  }
  return index;
}

/**
 * @param store where the values are
 * @param now the clock; decides which values count as stale
 */
export function createServedRates(store: Store, now: () => Date): ServedRates {
  let series = new Map<string, Series>();

  async function load(into: Map<string, Series>, source: SourceKey, code: string): Promise<void> {
    const key = `${source} ${code}`;
    if (into.has(key)) return;
    const points = await store.series(source, code, FIRST_DAY, LAST_DAY);
    into.set(key, {
      days: Int32Array.from(points, (point) => dayNumber(point.date)),
      rates: Float64Array.from(points, (point) => point.rate),
    });
  }

  /**
   * Reads a history. A dry run tells which series it reads; they are loaded, and stay for the next pair.
   * @param compute pure, on a reader of series
   */
  async function read(
    compute: (reader: SeriesReader) => PairHistory | undefined,
  ): Promise<PairHistory | undefined> {
    const kept = series;
    const loading: Promise<void>[] = [];
    compute((source, code) => {
      loading.push(load(kept, source, code));
      return undefined;
    });
    await Promise.all(loading);
    return compute((source, code) => kept.get(`${source} ${code}`));
  }

  async function table() {
    const today = dayOfInstant(now().getTime());
    const index = await latestIndex(store);
    const merged = mergeLatest(index, today);
    const fetchedAt = (await store.getMeta(FETCHED_AT_KEY)) ?? null;
    const answer = exchangeRates(merged, { live: await liveSources(store, now()), fetchedAt });
    return { answer, details: () => ratesWithQuotes(merged, index, today) };
  }

  return {
    currentRates: async () => (await table()).answer,
    async detailedRates() {
      const { answer, details } = await table();
      return { ...answer, details: details() };
    },
    async history(base, target, period) {
      const found = await read((reader) => pairHistory(reader, base, target, period));
      return { data: found?.points ?? [], source: found?.source ?? null, base, target, period };
    },
    async historyBetween(base, target, from, to) {
      const found = await read((reader) =>
        pairHistoryBetween(reader, base, target, dayNumber(from), dayNumber(to)),
      );
      return { data: found?.points ?? [], source: found?.source ?? null, base, target, from, to };
    },
    sourcesReport: () => makeSourcesReport(store, now()),
    dataChanged() {
      series = new Map();
    },
  };
}
