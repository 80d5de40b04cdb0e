import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ExchangeRates } from '@equivale/contract';
import { REACH_DAYS } from '@equivale/contract';
import { dayNumber, isoDate } from '@equivale/core';
import { exchangeRatesOn } from '../rates/exchange-rates.ts';
import { ObservationIndex, positionAt } from '../rates/observation-index.ts';
import { RECOUNTED, ratesOnDay } from '../rates/rates-on-day.ts';
import { readSeed } from '../seed/read-seed.ts';
import type { SeedSeries } from '../seed/seed-text.ts';
import { observationOf } from '../store/open-store.ts';

let seed: readonly SeedSeries[] | undefined;

/** What the bundled history has that can be in force on a day. */
function seedIndex(day: number): ObservationIndex {
  const index = new ObservationIndex();
  // a program that is asked about many days reads it once
  seed ??= readSeed();
  const series = seed;
  const tables = series.find(({ source, code }) => source === 'ecb' && code === 'USD')?.days ?? [];
  const last = tables[positionAt(tables, day)] ?? day;
  for (const { source, code, days, rates } of series) {
    const isRecounted = RECOUNTED.has(code);
    const first = isRecounted ? 0 : positionAt(days, last - REACH_DAYS - 1) + 1;
    const end = isRecounted ? days.length : positionAt(days, day) + 1;
    for (let at = first; at < end; at++) {
      const point = { source, code, date: isoDate(days[at] as number), rate: rates[at] as number };
      // what was counted in another unit since has no text of its own
      index.put(isRecounted ? point : { ...point, text: null });
    }
  }
  return index;
}

type Row = Parameters<typeof observationOf>[0];

/** The same of a server's data folder, which is read and never written. */
function storedIndex(file: string, day: number): ObservationIndex {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const index = new ObservationIndex();
    const columns = database.prepare("SELECT name FROM pragma_table_info('observations')").all();
    const published = columns.some(({ name }) => name === 'published') ? 'published' : "'' AS published";
    const rows = (where: string, ...values: string[]) =>
      database
        .prepare(`SELECT source, code, date, rate, ${published} FROM observations WHERE ${where}`)
        .all(...values)
        .map((row) => observationOf(row as unknown as Row));
    const until = isoDate(day);
    const [table] = rows("source = 'ecb' AND code = 'USD' AND date <= ? ORDER BY date DESC LIMIT 1", until);
    const last = table ? dayNumber(table.date) : day;
    for (const found of rows('date BETWEEN ? AND ?', isoDate(last - REACH_DAYS), until))
      if (!RECOUNTED.has(found.code)) index.put(found);
    const marks = [...RECOUNTED].map(() => '?').join(', ');
    for (const { text: _, ...found } of rows(`code IN (${marks})`, ...RECOUNTED)) index.put(found);
    return index;
  } finally {
    database.close();
  }
}

/**
 * The rates of a day gone by without a running server: of its data folder, else of the bundled history.
 * @param dataDir the server's data folder; need not exist
 * @param on `YYYY-MM-DD`, from `FIRST_ECB_DAY` on, the first of the bundled history
 * @returns the table as the server would serve it
 * @throws when the folder holds a database that cannot be read
 */
export function readOfflineRatesOn(dataDir: string, on: string): ExchangeRates {
  const file = join(dataDir, 'equivale.sqlite');
  const day = dayNumber(on);
  const index = existsSync(file) ? storedIndex(file, day) : seedIndex(day);
  return exchangeRatesOn(ratesOnDay(index, day), index, null);
}
