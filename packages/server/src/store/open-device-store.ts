import type { Database } from './database.ts';
import type { DeviceStore, KeptConversion, KeptFavorite } from './device-store.ts';

const CONVERSION_COLUMNS =
  'id, category, from_unit, to_unit, from_value, to_value, rate, rate_date, made_at, created_at';

const RECENT = `SELECT id, category, from_unit AS "fromUnit", to_unit AS "toUnit", from_value AS "fromValue",
  to_value AS "toValue", rate, rate_date AS "rateDate", made_at AS "madeAt", created_at AS "createdAt"
  FROM conversions WHERE device = ? ORDER BY made_at DESC, id DESC LIMIT ?`;

const BEYOND_NEWEST = `DELETE FROM conversions WHERE (device, made_at, id) IN (
  SELECT device, made_at, id FROM (
    SELECT device, made_at, id, row_number() OVER (PARTITION BY device ORDER BY made_at DESC, id DESC) AS place
    FROM conversions) placed
  WHERE place > ?)`;

/** @param database with the schema up to date */
export function openDeviceStore(database: Database): DeviceStore {
  return {
    async addConversion(device, c) {
      const sql = `INSERT INTO conversions (device, ${CONVERSION_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
      const { id, category, fromUnit, toUnit, fromValue, toValue, rate, rateDate, madeAt, createdAt } = c;
      const figures = [fromValue, toValue, rate, rateDate, madeAt, createdAt];
      await database.write([{ sql, params: [device, id, category, fromUnit, toUnit, ...figures] }]);
    },
    recentConversions: (device, limit) => database.all<KeptConversion>(RECENT, [device, limit]),
    async addFavorite(device, { id, category, fromUnit, toUnit, createdAt }) {
      const sql = `INSERT INTO favorites (device, id, category, from_unit, to_unit, created_at) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING id`;
      const params = [device, id, category, fromUnit, toUnit, createdAt];
      const [added] = await database.write([{ sql, params }]);
      return added?.length === 1;
    },
    favorites: (device) =>
      database.all<KeptFavorite>(
        `SELECT id, category, from_unit AS "fromUnit", to_unit AS "toUnit", created_at AS "createdAt"
         FROM favorites WHERE device = ? ORDER BY created_at DESC, id DESC`,
        [device],
      ),
    async removeFavorite(device, id) {
      const sql = 'DELETE FROM favorites WHERE device = ? AND id = ? RETURNING id';
      const [removed] = await database.write([{ sql, params: [device, id] }]);
      return removed?.length === 1;
    },
    async forgetDevice(device) {
      await database.write([
        { sql: 'DELETE FROM conversions WHERE device = ?', params: [device] },
        { sql: 'DELETE FROM favorites WHERE device = ?', params: [device] },
      ]);
    },
    async pruneConversions(keepPerDevice, madeBefore) {
      await database.write([
        { sql: 'DELETE FROM conversions WHERE made_at < ?', params: [madeBefore] },
        { sql: BEYOND_NEWEST, params: [keepPerDevice] },
      ]);
    },
  };
}
