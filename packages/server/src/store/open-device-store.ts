import type { Database, SqlValue } from '../database/database.ts';
import {
  type DeviceStore,
  MAX_FAVORITES,
  type Place,
  type StoredConversion,
  type StoredFavorite,
} from './device-store.ts';
import { pruneConversions } from './prune-conversions.ts';
import { CONVERSION_COLUMNS, createStaging } from './staging.ts';

/** Every instant lies between this one and its negative. @source ECMA-262, 21.4.1.1 */
const LAST_MS = 8.64e15;
/** A list from its beginning. */
const BEGINNING: Place = { at: LAST_MS + 1, id: '' };

const conversionsFrom = (table: string) => `SELECT id, category, from_unit AS "fromUnit", to_unit AS "toUnit",
  from_value AS "fromValue", to_value AS "toValue", rate, rate_date AS "rateDate", from_text AS "fromText",
  to_text AS "toText", rate_text AS "rateText", made_at AS "madeAt", created_at AS "createdAt" FROM ${table} WHERE device = ?`;
/** Rows that a flush has already copied are still staged. */
const STAGED = `${conversionsFrom('staging')} AND NOT EXISTS (SELECT 1 FROM conversions c
  WHERE c.device = staging.device AND c.made_at = staging.made_at AND c.id = staging.id)`;
const PAGE = `AND made_at >= ${-LAST_MS} AND (made_at, id) < (?, ?)`;
const RECENT = `${conversionsFrom('conversions')} ${PAGE} UNION ALL ${STAGED} ${PAGE}
  ORDER BY "madeAt" DESC, id DESC LIMIT ?`;
const NAMED = `${conversionsFrom('conversions')} AND id = ? UNION ALL ${STAGED} AND id = ?`;

const VALUES = '?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?';
/** A clustered table is searched for the id along the device's own rows; any other has an index of ids. */
const addNamed = (isClustered: boolean) =>
  isClustered
    ? `INSERT INTO staging (${CONVERSION_COLUMNS}, named) SELECT ${VALUES}, 1
       WHERE NOT EXISTS (SELECT 1 FROM conversions WHERE device = ? AND id = ?) ON CONFLICT DO NOTHING RETURNING id`
    : `INSERT INTO conversions (${CONVERSION_COLUMNS}) VALUES (${VALUES}) ON CONFLICT DO NOTHING RETURNING id`;

const FAVORITES = `SELECT id, category, from_unit AS "fromUnit", to_unit AS "toUnit", created_at AS "createdAt"
  FROM favorites WHERE device = ?`;
const SAME_FAVORITE = `${FAVORITES} AND (id = ? OR (category = ? AND from_unit = ? AND to_unit = ?))`;

/** @param database with the schema up to date */
export function openDeviceStore(database: Database): DeviceStore {
  const { isClustered } = database;
  const staging = createStaging(database);
  const add = `INSERT INTO ${isClustered ? 'staging' : 'conversions'} (${CONVERSION_COLUMNS}) VALUES (${VALUES})`;
  const addOnce = addNamed(isClustered);

  async function count(sql: string, params: readonly SqlValue[]): Promise<number> {
    const [rows = []] = await database.write([{ sql, params }]);
    return rows.length;
  }

  return {
    async addConversion(device, conversion, isNamedByDevice = false) {
      const { id, category, fromUnit, toUnit, fromValue, toValue, rate, rateDate } = conversion;
      const { fromText, toText, rateText, madeAt, createdAt } = conversion;
      const figures = [fromValue, toValue, rate, rateDate, fromText, toText, rateText];
      const params = [device, id, category, fromUnit, toUnit, ...figures, madeAt, createdAt];
      if (isNamedByDevice) {
        const added = await count(addOnce, isClustered ? [...params, device, id] : params);
        if (added === 0) {
          const [earlier] = await database.all<StoredConversion>(NAMED, [device, id, device, id]);
          if (earlier !== undefined) return earlier;
        }
      } else await database.write([{ sql: add, params }]);
      staging.added();
      return conversion;
    },
    recentConversions: (device, limit, { at, id } = BEGINNING) =>
      database.all<StoredConversion>(RECENT, [device, at, id, device, at, id, limit]),
    async addFavorite(device, favorite) {
      const { id, category, fromUnit, toUnit, createdAt } = favorite;
      const sql = `INSERT INTO favorites (device, id, category, from_unit, to_unit, created_at)
        SELECT ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM favorites WHERE device = ?) < ${MAX_FAVORITES}
        ON CONFLICT DO NOTHING RETURNING id`;
      if ((await count(sql, [device, id, category, fromUnit, toUnit, createdAt, device])) === 1)
        return { favorite };
      const same = await database.all<StoredFavorite>(SAME_FAVORITE, [
        device,
        id,
        category,
        fromUnit,
        toUnit,
      ]);
      const earlier = same.find((stored) => stored.id === id);
      if (earlier !== undefined) return { favorite: earlier };
      return { refused: same.length > 0 ? 'exists' : 'full' };
    },
    favorites: (device, limit = MAX_FAVORITES, { at, id } = BEGINNING) =>
      database.all<StoredFavorite>(
        `${FAVORITES} AND (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?`,
        [device, at, id, limit],
      ),
    async removeFavorite(device, id) {
      const sql = 'DELETE FROM favorites WHERE device = ? AND id = ? RETURNING id';
      return (await count(sql, [device, id])) === 1;
    },
    async forgetDevice(device) {
      await database.write(
        ['conversions', 'staging', 'favorites'].map((table) => ({
          sql: `DELETE FROM ${table} WHERE device = ?`,
          params: [device],
        })),
      );
    },
    async pruneConversions(keepPerDevice, receivedBefore, ending) {
      await staging.flush();
      await pruneConversions(database, { keepPerDevice, receivedBefore, ending });
    },
  };
}
