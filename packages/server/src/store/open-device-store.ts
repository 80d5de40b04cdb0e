import type { Database, Statement } from './database.ts';
import type { DeviceStore, StoredConversion, StoredFavorite } from './device-store.ts';

const CONVERSION_COLUMNS =
  'device, id, category, from_unit, to_unit, from_value, to_value, rate, rate_date, made_at, created_at';

const recentFrom = (table: string) => `SELECT id, category, from_unit AS "fromUnit", to_unit AS "toUnit",
  from_value AS "fromValue", to_value AS "toValue", rate, rate_date AS "rateDate", made_at AS "madeAt",
  created_at AS "createdAt" FROM ${table} WHERE device = ?`;
const RECENT = `${recentFrom('conversions')} UNION ALL ${recentFrom('staging')}
  ORDER BY "madeAt" DESC, id DESC LIMIT ?`;

/**
 * In a clustered table every device's rows lie apart, so that a commit shared by 64 devices would write 64 pages. There,
 * conversions are appended to `staging`, whose last page or two take them all (a third of the time a row, measured), and
 * are flushed in their order when this many have come together.
 */
const FLUSH_AFTER = 4096;
const FLUSH: readonly Statement[] = [
  {
    sql: `INSERT INTO conversions (${CONVERSION_COLUMNS})
      SELECT ${CONVERSION_COLUMNS} FROM staging ORDER BY device, made_at, id`,
  },
  { sql: 'DELETE FROM staging' },
];

const BEYOND_NEWEST = `DELETE FROM conversions WHERE (device, made_at, id) IN (
  SELECT device, made_at, id FROM (
    SELECT device, made_at, id, row_number() OVER (PARTITION BY device ORDER BY made_at DESC, id DESC) AS place
    FROM conversions) placed
  WHERE place > ?)`;

/** @param database with the schema up to date */
export function openDeviceStore(database: Database): DeviceStore {
  const sql = `INSERT INTO ${database.isClustered ? 'staging' : 'conversions'} (${CONVERSION_COLUMNS})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  /** The first conversion has flushed what an earlier process left. */
  let unflushed = FLUSH_AFTER;

  /** What cannot be flushed now is found where it is, and tried again. */
  function flushStaging(): void {
    unflushed = 0;
    database.write(FLUSH).catch(() => {});
  }

  return {
    async addConversion(device, c) {
      const { id, category, fromUnit, toUnit, fromValue, toValue, rate, rateDate, madeAt, createdAt } = c;
      const figures = [fromValue, toValue, rate, rateDate, madeAt, createdAt];
      const written = database.write([{ sql, params: [device, id, category, fromUnit, toUnit, ...figures] }]);
      unflushed += 1;
      if (database.isClustered && unflushed >= FLUSH_AFTER) flushStaging();
      await written;
    },
    recentConversions: (device, limit) => database.all<StoredConversion>(RECENT, [device, device, limit]),
    async addFavorite(device, { id, category, fromUnit, toUnit, createdAt }) {
      const sql = `INSERT INTO favorites (device, id, category, from_unit, to_unit, created_at) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING id`;
      const params = [device, id, category, fromUnit, toUnit, createdAt];
      const [added] = await database.write([{ sql, params }]);
      return added?.length === 1;
    },
    favorites: (device) =>
      database.all<StoredFavorite>(
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
        { sql: 'DELETE FROM staging WHERE device = ?', params: [device] },
        { sql: 'DELETE FROM favorites WHERE device = ?', params: [device] },
      ]);
    },
    async pruneConversions(keepPerDevice, receivedBefore) {
      await database.write([
        ...(database.isClustered ? FLUSH : []),
        { sql: 'DELETE FROM conversions WHERE created_at < ?', params: [receivedBefore] },
        { sql: BEYOND_NEWEST, params: [keepPerDevice] },
      ]);
    },
  };
}
