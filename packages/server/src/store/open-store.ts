import type { Database } from '../database/database.ts';
import { ERASED_AT_ONCE, eraseInSteps } from '../database/erase-in-steps.ts';
import type { Observation } from '../sources/source.ts';
import { openAlertStore } from './alerts/alert-store.ts';
import { openDeviceStore } from './device-store.ts';
import { MIGRATIONS } from './migrations.ts';
import { createNews } from './news.ts';
import type { RefusalRecord, StoredRates } from './rows.ts';
import { LATEST, openStoredRates } from './stored-rates.ts';
import { openSyncStore } from './sync-store.ts';

/** A revision keeps the first value and the times of both; writing the same value again changes nothing. */
const KEEP_FIRST_VALUE = `ON CONFLICT (source, code, date) DO UPDATE SET
  first_published = CASE WHEN observations.first_rate IS NULL THEN observations.published ELSE observations.first_published END,
  first_recorded_at = COALESCE(observations.first_recorded_at, observations.recorded_at, ''),
  first_rate = COALESCE(observations.first_rate, observations.rate),
  recorded_at = excluded.recorded_at,
  rate = excluded.rate,
  published = excluded.published,
  published_at = excluded.published_at
  WHERE observations.rate <> excluded.rate`;

const MAX_REFUSALS = 10_000;
const ERASE_REFUSALS = `DELETE FROM refusals WHERE (source, at, code, date, rule) IN (
  SELECT source, at, code, date, rule FROM refusals
  WHERE at < (SELECT at FROM refusals ORDER BY at DESC LIMIT 1 OFFSET ${MAX_REFUSALS - 1})
  LIMIT ${ERASED_AT_ONCE}) RETURNING at`;

/** Messages about alerts that wait for their push service, and states that devices share. */
const COUNTS = `SELECT (SELECT count(*) FROM alert_outbox) AS outbox,
  (SELECT min(created_at) FROM alert_outbox) AS "oldestMessageAt",
  (SELECT count(*) FROM sync_states) AS "syncStates"`;
type Counts = { outbox: number; oldestMessageAt: number | null; syncStates: number };
const SQLITE_BYTES = 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()';
const POSTGRES_BYTES = 'SELECT pg_database_size(current_database()) AS bytes';

const OTHER_TABLES = [
  ...['refusals', 'meta', 'conversions', 'favorites', 'removed_favorites', 'sync_states', 'pairing_messages'],
  ...['alert_subscriptions', 'alerts', 'alert_outbox'],
];

/** Looks into every table that {@link LATEST} does not walk. */
const CHECK = OTHER_TABLES.map(
  (table) => `SELECT count(*) FROM (SELECT 1 FROM ${table} LIMIT 1) AS found`,
).join(' UNION ALL ');

/** What a source wrote, without the one character that PostgreSQL stores in no text. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd');

const refusalRow = ({ at, source, code, date, rule, rate, detail }: RefusalRecord) => [
  ...[at, source, storable(code), storable(date), rule, rate, storable(detail)],
];

function* observationRows(observations: Iterable<Observation>, at: string | null) {
  for (const { source, code, date, rate, text, publishedAt = null } of observations) {
    const published = text === undefined ? '' : text === null || text === String(rate) ? null : text;
    yield [source, code, date, rate, at, published, publishedAt];
  }
}

/**
 * Brings the schema up to date and answers with the store.
 * @param database a driver; the store closes it
 * @param newsEveryMs how often a database that others write to is asked for their news
 */
export async function openStore(database: Database, newsEveryMs?: number) {
  await database.migrate(MIGRATIONS);
  const news = createNews(database, newsEveryMs);
  return {
    ...openStoredRates(database),
    /**
     * Stores observations. A value for a day already stored replaces it (a revision); the first value and the time of
     * the correction stay on record.
     * @param at instant of the writing, ISO; null for values that came with the program
     */
    putObservations: (observations: Iterable<Observation>, at: string | null) =>
      database.insertMany({
        table: 'observations',
        columns: ['source', 'code', 'date', 'rate', 'recorded_at', 'published', 'published_at'],
        rows: observationRows(observations, at),
        keyWidth: 3,
        onConflict: KEEP_FIRST_VALUE,
      }),
    /** Records refusals. The same refusal at the same instant is stored once. */
    putRefusals: (refusals: readonly RefusalRecord[]) =>
      database.insertMany({
        table: 'refusals',
        columns: ['at', 'source', 'code', 'date', 'rule', 'rate', 'detail'],
        rows: refusals.map(refusalRow),
        keyWidth: 5,
        onConflict: 'ON CONFLICT DO NOTHING',
      }),
    /** Erases all but the newest refusals: ten thousand, and those of the same instant as the last of them. */
    pruneRefusals: () => eraseInSteps(database, ERASE_REFUSALS),
    /** The newest refusals, newest first. */
    refusals: (limit: number) =>
      database.all<RefusalRecord>(
        'SELECT at, source, code, date, rule, rate, detail FROM refusals ORDER BY at DESC, code LIMIT ?',
        [limit],
      ),
    /** How many refusals of each rule are stored since an instant. @param since ISO */
    refusalsByRule: (since: string) =>
      database.all<{ readonly rule: string; readonly count: number }>(
        'SELECT rule, count(*) AS count FROM refusals WHERE at >= ? GROUP BY rule',
        [since],
      ),
    /** How full the store is; `oldestMessageAt`: milliseconds since the epoch, null where no message waits. */
    async figures() {
      const [counts] = await database.all<Counts>(COUNTS);
      const [size] = await database.all<{ bytes: number }>(database.isShared ? POSTGRES_BYTES : SQLITE_BYTES);
      return { outbox: 0, oldestMessageAt: null, syncStates: 0, ...counts, bytes: size?.bytes ?? 0 };
    },
    /** Resolves when every table can be read. @throws the database's error */
    async check() {
      await database.all(LATEST);
      await database.all(CHECK);
    },
    async setMeta(key: string, value: string) {
      await database.write([
        {
          sql: 'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
          params: [key, value],
        },
      ]);
    },
    devices: openDeviceStore(database),
    sync: openSyncStore(database),
    alerts: openAlertStore(database),
    lock: database.lock,
    serial: database.serial,
    announce: news.announce,
    onAnnouncement: news.onAnnouncement,
    /** Finishes queued writes and lets go of files or connections. */
    async close() {
      news.close();
      await database.close();
    },
  };
}

/** Everything the service keeps. Every write is durable when its promise resolves. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** What of the store the pipeline needs. */
export type IngestStore = Pick<
  Store,
  'putObservations' | 'refusals' | 'putRefusals' | 'setMeta' | Exclude<keyof StoredRates, 'between'>
>;
