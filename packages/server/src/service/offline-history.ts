import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { HistoryPoint, SourceKey } from '@equivale/contract';
import { type DaySpan, dayNumber, HISTORY_DIGITS } from '@equivale/core';
import type { Series } from '../rates/observation-index.ts';
import { pairAverage } from '../rates/pair-average.ts';
import type { SeriesReader } from '../rates/quoted-values.ts';
import { historyPoints } from '../rates/series.ts';
import { pairHistoryBetween } from '../rates/series-between.ts';
import { readSeed } from '../seed/read-seed.ts';
import { observationOf } from '../store/open-store.ts';

/** What one source published of a pair. */
export interface OfflineHistory {
  readonly source: SourceKey | null;
  readonly data: readonly HistoryPoint[];
}

let bundled: ReadonlyMap<string, Series> | undefined;

/** Series of the bundled history; a program that is asked many times reads it once. */
function bundledSeries(): SeriesReader {
  bundled ??= new Map(readSeed().map((series) => [`${series.source} ${series.code}`, series]));
  const series = bundled;
  return (source, code) => series.get(`${source} ${code}`);
}

type Row = Parameters<typeof observationOf>[0];

/** Series of a server's data folder, which is read and never written. */
function storedSeries(database: DatabaseSync): SeriesReader {
  const columns = database.prepare("SELECT name FROM pragma_table_info('observations')").all();
  const published = columns.some(({ name }) => name === 'published') ? 'published' : "'' AS published";
  const query = database.prepare(
    `SELECT source, code, date, rate, ${published} FROM observations WHERE source = ? AND code = ? ORDER BY date`,
  );
  return (source, code) => {
    const points = query.all(source, code).map((row) => observationOf(row as unknown as Row));
    if (points.length === 0) return undefined;
    return {
      days: points.map(({ date }) => dayNumber(date)),
      rates: points.map(({ rate }) => rate),
      texts: new Map(points.flatMap(({ date, text }) => (text ? [[dayNumber(date), text]] : []))),
    };
  };
}

/** Reads the series of a data folder, else those of the bundle. */
function withSeries<T>(dataDir: string, work: (read: SeriesReader) => T): T {
  const file = join(dataDir, 'equivale.sqlite');
  const database = existsSync(file) ? new DatabaseSync(file, { readOnly: true }) : undefined;
  try {
    return work(database ? storedSeries(database) : bundledSeries());
  } finally {
    database?.close();
  }
}

/**
 * The history of a pair between two days without a running server: of its data folder, else of the bundle.
 * @param dataDir the server's data folder; need not exist
 * @param first `YYYY-MM-DD`, included as `last` is
 * @throws when the folder holds a database that cannot be read
 */
export const readOfflineHistory = (
  dataDir: string,
  base: string,
  target: string,
  first: string,
  last: string,
): OfflineHistory =>
  withSeries(dataDir, (read) => {
    const found = pairHistoryBetween(read, base, target, dayNumber(first), dayNumber(last));
    return { source: found?.source ?? null, data: found ? historyPoints(found.series) : [] };
  });

/**
 * The average rate of a pair over a span without a running server, as the server says it.
 * @param dataDir the server's data folder; need not exist
 * @returns undefined where no source published both on any day of it
 * @throws when the folder holds a database that cannot be read
 */
export const readOfflineAverage = (dataDir: string, base: string, target: string, { from, to }: DaySpan) =>
  withSeries(dataDir, (read) => {
    const found = pairAverage(read, base, target, dayNumber(from), dayNumber(to));
    if (!found) return undefined;
    const { rate, source, series } = found;
    return { rate: rate.toSignificant(HISTORY_DIGITS), source, days: series.days.length };
  });
