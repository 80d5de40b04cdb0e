import type { Database, Statement } from './database.ts';
import type { DeviceStore, KeptConversion, KeptFavorite } from './device-store.ts';

const CONVERSION_COLUMNS =
  'device, id, category, from_unit, to_unit, from_value, to_value, rate, rate_date, made_at, created_at';

const recentFrom = (table: string) => `SELECT id, category, from_unit AS "fromUnit", to_unit AS "toUnit",
  from_value AS "fromValue", to_value AS "toValue", rate, rate_date AS "rateDate", made_at AS "madeAt",
  created_at AS "createdAt" FROM ${table} WHERE device = ?`;
const RECENT = `${recentFrom('conversions')} UNION ALL ${recentFrom('arrivals')}
  ORDER BY "madeAt" DESC, id DESC LIMIT ?`;

/**
 * In a clustered table every device's rows lie apart, so that a commit shared by 64 devices would write 64 pages. There,
 * conversions are appended to `arrivals`, whose last page or two take them all (a third of the time a row, measured), and
 * are filed in their order when this many have come together.
 */
const FILE_AFTER = 4096;
const FILE_ARRIVALS: readonly Statement[] = [
  {
    sql: `INSERT INTO conversions (${CONVERSION_COLUMNS})
      SELECT ${CONVERSION_COLUMNS} FROM arrivals ORDER BY device, made_at, id`,
  },
  { sql: 'DELETE FROM arrivals' },
];

const BEYOND_NEWEST = `DELETE FROM conversions WHERE (device, made_at, id) IN (
  SELECT device, made_at, id FROM (
    SELECT device, made_at, id, row_number() OVER (PARTITION BY device ORDER BY made_at DESC, id DESC) AS place
    FROM conversions) placed
  WHERE place > ?)`;

/** @param database with the schema up to date */
export function openDeviceStore(database: Database): DeviceStore {
  const sql = `INSERT INTO ${database.isClustered ? 'arrivals' : 'conversions'} (${CONVERSION_COLUMNS})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  /** The first conversion has filed what an earlier process left. */
  let unfiled = FILE_AFTER;

  /** What cannot be filed now is found where it is, and tried again. */
  function fileArrivals(): void {
    unfiled = 0;
    database.write(FILE_ARRIVALS).catch(() => {});
  }

  return {
    async addConversion(device, c) {
      const { id, category, fromUnit, toUnit, fromValue, toValue, rate, rateDate, madeAt, createdAt } = c;
      const figures = [fromValue, toValue, rate, rateDate, madeAt, createdAt];
      const written = database.write([{ sql, params: [device, id, category, fromUnit, toUnit, ...figures] }]);
      unfiled += 1;
      if (database.isClustered && unfiled >= FILE_AFTER) fileArrivals();
      await written;
    },
    recentConversions: (device, limit) => database.all<KeptConversion>(RECENT, [device, device, limit]),
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
        { sql: 'DELETE FROM arrivals WHERE device = ?', params: [device] },
        { sql: 'DELETE FROM favorites WHERE device = ?', params: [device] },
      ]);
    },
    async pruneConversions(keepPerDevice, receivedBefore) {
      await database.write([
        ...(database.isClustered ? FILE_ARRIVALS : []),
        { sql: 'DELETE FROM conversions WHERE created_at < ?', params: [receivedBefore] },
        { sql: BEYOND_NEWEST, params: [keepPerDevice] },
      ]);
    },
  };
}
