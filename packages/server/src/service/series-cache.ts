import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SourceKey } from '@equivale/contract';
import { dayNumber } from '@equivale/core';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Series } from '../rates/observation-index.ts';
import type { SeriesReader } from '../rates/quoted-values.ts';
import type { StoredRates } from '../store/rows.ts';

/** Before and after every day of the store. */
export const BEFORE_ALL_DAYS = '0001-01-01';
export const AFTER_ALL_DAYS = '9999-12-31';

/** Bytes of one value in a series: its day and its rate. */
const VALUE_BYTES = 12;
/** Bytes of a text of its own, and of the place where it is found by its day. */
const TEXT_BYTES = 100;
/** Room for series; all there are take a third of it. */
const SERIES_BYTES = 48 * 1024 * 1024;

/** A series as the store names it. */
interface SeriesName {
  readonly source: SourceKey;
  readonly code: string;
}

/** Reads a whole series; undefined where it was given up meanwhile. */
export type SeriesLoader = (name: SeriesName) => Promise<Series | undefined>;

/** Series out of the store, each read once for all who ask meanwhile. */
export function cachedSeries(store: StoredRates): SeriesLoader {
  const oneByOne = pLimit(1);
  const cache = new LRUCache<string, Series, SeriesName>({
    maxSize: SERIES_BYTES,
    sizeCalculation: ({ days, texts }) => 100 + days.length * VALUE_BYTES + (texts?.size ?? 0) * TEXT_BYTES,
    async fetchMethod(_key, _stale, { context: { source, code } }) {
      const points = await oneByOne(async () => {
        // A database in this process answers without a turn of the event loop: a hundred series would hold up all requests.
        await yieldToEventLoop();
        return store.series(source, code, BEFORE_ALL_DAYS, AFTER_ALL_DAYS);
      });
      return {
        days: Int32Array.from(points, (point) => dayNumber(point.date)),
        rates: Float64Array.from(points, (point) => point.rate),
        texts: new Map(points.flatMap(({ date, text }) => (text ? [[dayNumber(date), text]] : []))),
      };
    },
  });
  return (name) => cache.fetch(`${name.source} ${name.code}`, { context: name });
}

/** Series that have been read, and the days between which any of them has values. */
interface LoadedSeries {
  readonly read: SeriesReader;
  readonly first: number;
  readonly last: number;
}

/** Loads what a computation reads, which a dry run of it tells. */
export async function loadedFor(
  compute: (reader: SeriesReader) => unknown,
  seriesOf: SeriesLoader,
): Promise<LoadedSeries> {
  const names = new Map<string, SeriesName>();
  compute((source, code) => {
    names.set(`${source} ${code}`, { source, code });
    return undefined;
  });
  const loaded = new Map<string, Series>();
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const loading = [...names].map(async ([key, name]) => {
    const series = await seriesOf(name);
    if (series === undefined) return;
    loaded.set(key, series);
    first = Math.min(first, series.days[0] ?? first);
    last = Math.max(last, series.days.at(-1) ?? last);
  });
  await Promise.all(loading);
  return { read: (source, code) => loaded.get(`${source} ${code}`), first, last };
}
