import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@equivale/core';
import { openSqliteDatabase } from '../../packages/server/src/database/sqlite-database.ts';
import { openStore } from '../../packages/server/src/store/open-store.ts';

/** Conversions of a device; of a hundred one has more than are stored. */
const USUAL = 39;
const CROWDED = 1100;
/** What a device with some hundred conversions shares with the person's others. */
export const STATE_BYTES = 16_384;

export const deviceAt = (place: number) => `${`${place}`.padStart(8, '0')}-0000-7000-8000-000000000000`;
export const chainAt = (place: number) => `${place}`.padStart(43, '0');

/**
 * Fills the database of a data folder with devices, each with a few dozen conversions, every hundredth with more than are stored, and
 * one in fifty records old; and with states of paired devices. What is in the rows comes from their places alone.
 * @returns how many conversions there are
 */
export async function fillStore(
  folder: string,
  { devices, states, nowMs }: { devices: number; states: number; nowMs: number },
): Promise<number> {
  const file = join(folder, 'equivale.sqlite');
  await (await openStore(openSqliteDatabase(file))).close();
  const database = new DatabaseSync(file);
  // A fill that is cut off is begun anew.
  database.exec('PRAGMA synchronous=OFF');
  const spans = {
    devices,
    states,
    usual: USUAL,
    crowded: CROWDED,
    now: nowMs,
    day: DAY_MS,
    bytes: STATE_BYTES,
  };
  const bound = (...names: (keyof typeof spans)[]) =>
    Object.fromEntries(names.map((name) => [name, spans[name]]));
  database
    .prepare(`WITH RECURSIVE
      device(place) AS (SELECT 0 UNION ALL SELECT place + 1 FROM device WHERE place + 1 < :devices),
      row(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM row WHERE number + 1 < :crowded)
      INSERT INTO conversions (device, id, record, made_at, created_at)
      SELECT printf('%08d-0000-7000-8000-000000000000', place), printf('%08x-%04x-7000-8000-%012x', number, place % 65536, place),
        json_object('category', 'currency', 'fromUnit', 'EUR', 'toUnit', 'USD', 'fromValue', 1 + number,
          'toValue', 1.1574 * (1 + number), 'rate', 1.1574, 'rateDate', '2026-11-20'),
        :now - (:crowded - number) * 60000, :now - CASE WHEN number % 50 = 0 THEN 800 * :day ELSE :day END
      FROM device JOIN row ON number < CASE WHEN place % 100 = 0 THEN :crowded ELSE :usual END`)
    .run(bound('devices', 'crowded', 'usual', 'now', 'day'));
  database
    .prepare(`WITH RECURSIVE state(place) AS (SELECT 0 UNION ALL SELECT place + 1 FROM state WHERE place + 1 < :states)
      INSERT INTO sync_states (sync_group, etag, seen_at, body, is_last)
      SELECT printf('%043d', place), 'first', :now - :day, randomblob(:bytes), 0 FROM state`)
    .run(bound('states', 'now', 'day', 'bytes'));
  const count = database.prepare('SELECT count(*) AS count FROM conversions').get()?.count;
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  return Number(count);
}
