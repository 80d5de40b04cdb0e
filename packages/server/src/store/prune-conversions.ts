import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database, SqlValue } from '../database/database.ts';

/** Devices looked at in one statement, and rows erased in one transaction: requests are answered between two. */
const DEVICES = 50;
const ROWS = 500;
/** Rows erased of each of these devices in one transaction; few have more to erase. */
const ROWS_PER_DEVICE = ROWS / DEVICES;

/**
 * The next devices along the primary key, each found by a look at the index, and whether they have anything to erase: a row
 * beyond the newest, or an old one among these.
 */
const NEXT_DEVICES = `WITH RECURSIVE walk(device, place) AS (
    SELECT (SELECT min(device) FROM conversions WHERE device > ?), 1
    UNION ALL
    SELECT (SELECT min(c.device) FROM conversions c WHERE c.device > walk.device), place + 1 FROM walk
    WHERE walk.device IS NOT NULL AND place < ${DEVICES}
  )
  SELECT device,
    EXISTS (SELECT 1 FROM conversions c WHERE c.device = walk.device LIMIT 1 OFFSET ?) AS crowded,
    EXISTS (SELECT 1 FROM (
      SELECT created_at FROM conversions c WHERE c.device = walk.device ORDER BY made_at DESC, id DESC LIMIT ?
    ) newest WHERE created_at < ?) AS aged
  FROM walk WHERE device IS NOT NULL`;

/** Erases a few rows. */
const erase = (rows: string, limit: number) =>
  `DELETE FROM conversions WHERE (device, made_at, id) IN (${rows} LIMIT ${limit}) RETURNING id`;
const BEYOND = `SELECT device, made_at, id FROM conversions
  WHERE device = ? AND (made_at, id) <= (
    SELECT made_at, id FROM conversions WHERE device = ? ORDER BY made_at DESC, id DESC LIMIT 1 OFFSET ?
  ) ORDER BY made_at, id`;
const OLD = 'SELECT device, made_at, id FROM conversions WHERE device > ? AND device <= ? AND created_at < ?';

interface Options {
  readonly keepPerDevice: number;
  readonly receivedBefore: number;
  readonly ending: AbortSignal | undefined;
}

interface Found {
  readonly device: string;
  /** Truth as the database writes it. */
  readonly crowded: boolean | number;
  readonly aged: boolean | number;
}

/** Erases what is beyond the newest of each device or too old, in steps short enough for requests to be answered between. */
export async function pruneConversions(
  database: Database,
  { keepPerDevice, receivedBefore, ending }: Options,
): Promise<void> {
  async function eraseAll(rows: string, params: readonly SqlValue[]): Promise<void> {
    for (let erased = ROWS; erased === ROWS; ) {
      const [ids = []] = await database.write([{ sql: erase(rows, ROWS), params }]);
      erased = ids.length;
    }
  }

  async function eraseBeyond(devices: readonly string[]): Promise<void> {
    if (devices.length === 0) return;
    const paramsOf = (device: string) => [device, device, keepPerDevice];
    const sql = erase(BEYOND, ROWS_PER_DEVICE);
    const erased = await database.write(devices.map((device) => ({ sql, params: paramsOf(device) })));
    for (const [at, device] of devices.entries())
      if (erased[at]?.length === ROWS_PER_DEVICE) await eraseAll(BEYOND, paramsOf(device));
  }

  for (let after = ''; ; ) {
    await yieldToEventLoop();
    ending?.throwIfAborted();
    const found = await database.all<Found>(NEXT_DEVICES, [
      after,
      keepPerDevice,
      keepPerDevice,
      receivedBefore,
    ]);
    const last = found.at(-1)?.device;
    if (last === undefined) return;
    await eraseBeyond(found.flatMap(({ device, crowded }) => (crowded ? [device] : [])));
    if (found.some(({ aged }) => aged)) await eraseAll(OLD, [after, last, receivedBefore]);
    after = last;
  }
}
