import { existsSync } from 'node:fs';
import { dayNumber, isoDate } from '@equivale/core';
import { databaseFileIn } from '../database/data-folder.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { loadStreet, streetBeside } from '../rates/street/street-state.ts';
import { readSeed } from '../seed/read-seed.ts';
import { STREET_SOURCES } from '../sources/street/all-street-sources.ts';
import type { StoredRates } from '../store/rows.ts';
import { openStoredRates } from '../store/stored-rates.ts';
import { createClock } from './clock.ts';
import { createServedRates, type ServedRates } from './served-rates.ts';

/** The bundled history, read as a store is. */
function bundledRates(): StoredRates {
  const all = readSeed();
  const within = (one: (typeof all)[number], from: string, to: string) => {
    const [first, last] = [dayNumber(from), dayNumber(to)];
    const start = one.days.findIndex((day) => day >= first);
    const end = one.days.findLastIndex((day) => day <= last);
    if (start < 0) return [];
    return Array.from(one.days.subarray(start, end + 1), (day, at) => ({
      date: isoDate(day),
      rate: one.rates[start + at] as number,
      text: null,
    }));
  };
  return {
    latestBySource: async () =>
      all.map(({ source, code, days, rates }) => ({
        ...{ source, code, text: null },
        ...{ date: isoDate(days.at(-1) ?? 0), rate: rates.at(-1) ?? Number.NaN },
      })),
    between: async (from, to) =>
      all.flatMap((one) =>
        within(one, from, to).map((point) => ({ source: one.source, code: one.code, ...point })),
      ),
    async series(source, code, from, to) {
      const found = all.find((one) => one.source === source && one.code === code);
      return found ? within(found, from, to) : [];
    },
    getMeta: async () => undefined,
    metaUnder: async () => new Map(),
  };
}

/** A program that is asked many times reads the bundle once. */
let bundled: StoredRates | undefined;

type RatesAtHand = Omit<ServedRates, 'dataChanged'>;

function servedFrom(stored: StoredRates, now: Date): RatesAtHand {
  const served = async () => {
    const state = await loadStreet(stored);
    const known = new Set<string>(Object.values(state.entries).map(({ source }) => source));
    const sources = STREET_SOURCES.filter(({ key }) => known.has(key));
    return sources.length === 0 ? undefined : streetBeside(state, sources, now.getTime());
  };
  return createServedRates(
    stored,
    createClock(() => now),
    { served },
  );
}

/**
 * Reads rates without a running server, as it would serve them: those in its data folder, which is never written to, else the bundled ones.
 * @param dataDir the server's data folder; need not exist
 * @param now decides which values count as stale
 * @returns what `read` returns
 * @throws when the folder holds a database that cannot be read
 */
export async function readAtHand<T>(
  dataDir: string,
  now: Date,
  read: (rates: RatesAtHand) => Promise<T>,
): Promise<T> {
  const file = databaseFileIn(dataDir);
  if (!existsSync(file)) {
    bundled ??= bundledRates();
    return read(servedFrom(bundled, now));
  }
  const database = openSqliteDatabase(file, true);
  try {
    return await read(servedFrom(openStoredRates(database), now));
  } finally {
    await database.close();
  }
}
