import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ExchangeRates } from '@equivale/contract';
import { dayOfInstant, isoDate } from '@equivale/core';
import { FETCHED_AT_KEY, liveSources } from '../ingest/source-state.ts';
import { exchangeRates } from '../rates/exchange-rates.ts';
import { mergeLatest } from '../rates/merge.ts';
import { ObservationIndex } from '../rates/observation-index.ts';
import { servedStreet } from '../rates/street/served-street.ts';
import { readStreetState, STREET_STATE_KEY } from '../rates/street/street-state.ts';
import { readSeed, seedObservations } from '../seed/read-seed.ts';
import type { SOURCES } from '../sources/all-sources.ts';
import { STREET_SOURCES } from '../sources/street/all-street-sources.ts';
import { LATEST, observationOf } from '../store/open-store.ts';
import { type Clock, createClock } from './clock.ts';

interface Row {
  readonly source: (typeof SOURCES)[number]['key'];
  readonly code: string;
  readonly date: string;
  readonly rate: number;
  readonly published: string | null;
}

const todayBy = ({ now }: Clock): number => dayOfInstant(now().getTime());

/** The bundled history: only what the newest table needs, the whole record of the dollar and the last value of each code. */
function seedRates(now: Date): ExchangeRates {
  const index = new ObservationIndex();
  const series = readSeed().map((one) =>
    one.code === 'USD' ? one : { ...one, days: one.days.slice(-1), rates: one.rates.slice(-1) },
  );
  for (const observation of seedObservations(series)) index.put(observation);
  const newest = series.map(({ source, days }) => ({ source, date: isoDate(days.at(-1) ?? 0) }));
  const clock = createClock(() => now);
  clock.learn(newest);
  return exchangeRates(mergeLatest(index, todayBy(clock), clock.now().getTime()), index, {
    live: new Set(),
    fetchedAt: null,
  });
}

async function storedRates(file: string, now: Date): Promise<ExchangeRates> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const index = new ObservationIndex();
    // A folder of version 1.0.0 that no server has opened since has no published figures.
    const columns = database.prepare("SELECT name FROM pragma_table_info('observations')").all();
    const has = (column: string) => columns.some(({ name }) => name === column);
    const all = (sql: string) => {
      const known = has('published_at') ? sql : sql.replace(', o.published_at', '');
      return database
        .prepare(has('published') ? known : known.replace('o.published', "'' AS published"))
        .all();
    };
    const dollars = all(
      "SELECT o.source, o.code, o.date, o.rate, o.published FROM observations o WHERE o.code = 'USD'",
    );
    const latest = all(LATEST).map((row) => observationOf(row as unknown as Row));
    for (const row of dollars) index.put(observationOf(row as unknown as Row));
    for (const observation of latest) index.put(observation);
    const clock = createClock(() => now);
    clock.learn(latest);
    const meta = database.prepare('SELECT value FROM meta WHERE key = ?');
    const getMeta = async (key: string) => (meta.get(key) as { value: string } | undefined)?.value;
    const live = await liveSources({ getMeta }, clock);
    const fetchedAt = (await getMeta(FETCHED_AT_KEY)) ?? null;
    const rates = exchangeRates(mergeLatest(index, todayBy(clock), clock.now().getTime()), index, {
      live,
      fetchedAt,
    });
    const street = await getMeta(STREET_STATE_KEY);
    if (street === undefined) return rates;
    return {
      ...rates,
      kinds: servedStreet(readStreetState(street), STREET_SOURCES, now.getTime()),
    };
  } finally {
    database.close();
  }
}

/**
 * The newest rates without a running server: those in its data folder, read and never written, else the bundled ones.
 * @param dataDir the server's data folder; need not exist
 * @param now decides which values count as stale
 * @returns the table as the server would serve it
 * @throws when the folder holds a database that cannot be read
 */
export async function readOfflineRates(dataDir: string, now: Date): Promise<ExchangeRates> {
  const file = join(dataDir, 'equivale.sqlite');
  return existsSync(file) ? storedRates(file, now) : seedRates(now);
}
