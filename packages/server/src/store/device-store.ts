import { DAY_MS } from '@equivale/core';
import type { Database } from '../database/database.ts';
import { ERASED_AT_ONCE, eraseInSteps } from '../database/erase-in-steps.ts';

/** A conversion that a device made. Instants are milliseconds since the epoch. */
export interface StoredConversion {
  /** Unique among the device's own. */
  readonly id: string;
  readonly madeAt: number;
  readonly createdAt: number;
  /** What was converted, as JSON. */
  readonly record: string;
}

/** A pair that a device keeps. */
export interface StoredFavorite {
  readonly id: string;
  readonly category: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Its clock: when it was saved, by the device that saved it. */
  readonly changedAt: number;
}

/** The mark of a favorite that a device has removed, so that what else stores its records learns of it. */
export interface RemovedFavorite {
  readonly id: string;
  /** Clock of the removal: later than that of what was removed. */
  readonly removedAt: number;
}

/**
 * What became of a favorite: added, or the one that the device has sent before under this id, or refused: the pair is there under another
 * id, there are too many, or it was removed later than it was saved.
 */
type AddedFavorite =
  | { readonly favorite: StoredFavorite }
  | { readonly refused: 'exists' | 'full' | 'removed' };

/** Newest conversions that are stored of a device. */
export const MAX_CONVERSIONS = 1000;
/** Favorites that a device can have, and marks of removal that it is given. */
export const MAX_FAVORITES = 500;

/** Every instant lies between this one and its negative. @source ECMA-262, 21.4.1.1 */
const LAST_MS = 8.64e15;
/** After this time every browser that shares a device's records has learned of a removal, or has been given up. */
const MARK_MS = 400 * DAY_MS;

const CONVERSIONS =
  'SELECT id, made_at AS "madeAt", created_at AS "createdAt", record FROM conversions WHERE device = ?';
const RECENT = `${CONVERSIONS} AND made_at BETWEEN ${-LAST_MS} AND ${LAST_MS} ORDER BY made_at DESC, id DESC LIMIT ?`;
/** Of two that come at once one may meet the other in the index of ids or in that of times: whichever it is, it is there. */
const ADD = `INSERT INTO conversions (device, id, made_at, created_at, record) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING RETURNING id`;
const REPLACE_EARLIER = `UPDATE conversions SET made_at = ?, created_at = ?, record = ?
  WHERE device = ? AND id = ? AND made_at < ? RETURNING id`;
const KEEP_NEWEST = `DELETE FROM conversions WHERE device = ? AND (made_at, id) <= (SELECT made_at, id FROM conversions
  WHERE device = ? ORDER BY made_at DESC, id DESC LIMIT 1 OFFSET ${MAX_CONVERSIONS})`;
const ERASE_OLD = `DELETE FROM conversions WHERE (device, made_at, id) IN (
  SELECT device, made_at, id FROM conversions WHERE created_at < ? LIMIT ${ERASED_AT_ONCE}) RETURNING id`;

const FAVORITES = `SELECT id, category, from_unit AS "fromUnit", to_unit AS "toUnit", created_at AS "createdAt",
  changed_at AS "changedAt" FROM favorites WHERE device = ?`;
const SAME_FAVORITE = `${FAVORITES} AND (id = ? OR (category = ? AND from_unit = ? AND to_unit = ?))`;
const ADD_FAVORITE = `INSERT INTO favorites (device, id, category, from_unit, to_unit, created_at, changed_at)
  SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM favorites WHERE device = ?) < ${MAX_FAVORITES}
  AND NOT EXISTS (SELECT 1 FROM removed_favorites WHERE device = ? AND id = ? AND removed_at > ?)
  ON CONFLICT DO NOTHING RETURNING id`;
const UNMARK = `DELETE FROM removed_favorites WHERE device = ? AND id = ?
  AND EXISTS (SELECT 1 FROM favorites f WHERE f.device = removed_favorites.device AND f.id = removed_favorites.id)`;
const MARKS = 'SELECT id, removed_at AS "removedAt" FROM removed_favorites WHERE device = ?';

/**
 * Records of anonymous devices. Every call names its device, and reaches no other's; every write is durable when its promise resolves.
 * @param database with the schema up to date
 */
export function openDeviceStore(database: Database) {
  return {
    /**
     * Of the states of one record, which its id names, the latest by `madeAt` is stored.
     * @param isSetByDevice whether `madeAt` is the device's word; by ours alone nothing takes the place of what is there
     * @returns the conversion stored under this id, which may be another state of it
     */
    async addConversion(device: string, conversion: StoredConversion, isSetByDevice = false) {
      const { id, madeAt, createdAt, record } = conversion;
      const [added = []] = await database.write([
        { sql: ADD, params: [device, id, madeAt, createdAt, record] },
        { sql: KEEP_NEWEST, params: [device, device] },
      ]);
      if (added.length > 0) return conversion;
      if (isSetByDevice) {
        const params = [madeAt, createdAt, record, device, id, madeAt];
        const [replaced = []] = await database.write([{ sql: REPLACE_EARLIER, params }]);
        if (replaced.length > 0) return conversion;
      }
      const [stored] = await database.all<StoredConversion>(`${CONVERSIONS} AND id = ?`, [device, id]);
      return stored ?? conversion;
    },
    /** The conversions made last, newest first. */
    recentConversions: (device: string, limit: number) =>
      database.all<StoredConversion>(RECENT, [device, limit]),
    async addFavorite(device: string, favorite: StoredFavorite): Promise<AddedFavorite> {
      const { id, category, fromUnit, toUnit, createdAt, changedAt } = favorite;
      const row = [device, id, category, fromUnit, toUnit, createdAt, changedAt];
      const [added = []] = await database.write([
        { sql: ADD_FAVORITE, params: [...row, device, device, id, changedAt] },
        { sql: UNMARK, params: [device, id] },
      ]);
      if (added.length > 0) return { favorite };
      const pair = [device, id, category, fromUnit, toUnit];
      const same = await database.all<StoredFavorite>(SAME_FAVORITE, pair);
      const earlier = same.find((stored) => stored.id === id);
      if (earlier !== undefined) return { favorite: earlier };
      if (same.length > 0) return { refused: 'exists' };
      const marks = await database.all(`${MARKS} AND id = ? AND removed_at > ?`, [device, id, changedAt]);
      return { refused: marks.length > 0 ? 'removed' : 'full' };
    },
    /** All of them, the newest first. */
    favorites: (device: string) =>
      database.all<StoredFavorite>(`${FAVORITES} ORDER BY created_at DESC, id DESC`, [device]),
    /** @param at now @returns false when the device has no favorite of this id */
    async removeFavorite(device: string, id: string, at: number) {
      const mark = `INSERT INTO removed_favorites (device, id, removed_at)
        SELECT device, id, CASE WHEN changed_at < ? THEN ? ELSE changed_at + 1 END FROM favorites WHERE device = ? AND id = ?
        ON CONFLICT (device, id) DO UPDATE SET removed_at = excluded.removed_at`;
      const [, removed = []] = await database.write([
        { sql: mark, params: [at, at, device, id] },
        { sql: 'DELETE FROM favorites WHERE device = ? AND id = ? RETURNING id', params: [device, id] },
        {
          sql: 'DELETE FROM removed_favorites WHERE device = ? AND removed_at < ?',
          params: [device, at - MARK_MS],
        },
      ]);
      return removed.length === 1;
    },
    /** The marks of the favorites removed last, newest first. */
    removedFavorites: (device: string) =>
      database.all<RemovedFavorite>(`${MARKS} ORDER BY removed_at DESC, id LIMIT ${MAX_FAVORITES}`, [device]),
    /** Erases everything of a device. */
    async forgetDevice(device: string) {
      await database.write(
        ['conversions', 'favorites', 'removed_favorites'].map((table) => ({
          sql: `DELETE FROM ${table} WHERE device = ?`,
          params: [device],
        })),
      );
    },
    /** Erases the conversions that reached us before an instant. @param ending ends the work between two steps, with an error */
    pruneConversions: (receivedBefore: number, ending?: AbortSignal) =>
      eraseInSteps(database, ERASE_OLD, [receivedBefore], ending),
  };
}
