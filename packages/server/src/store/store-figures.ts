import type { Database } from '../database/database.ts';

/** How full the store is. */
export interface StoreFigures {
  /** Messages about alerts that wait for their push service. */
  readonly outbox: number;
  /** Milliseconds since the epoch at which the oldest of them was written; null where none waits. */
  readonly oldestMessageAt: number | null;
  /** States that devices share. */
  readonly syncStates: number;
  readonly bytes: number;
}

const COUNTS = `SELECT (SELECT count(*) FROM alert_outbox) AS outbox,
  (SELECT min(created_at) FROM alert_outbox) AS "oldestMessageAt",
  (SELECT count(*) FROM sync_states) AS "syncStates"`;
const SQLITE_BYTES = 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()';
const POSTGRES_BYTES = 'SELECT pg_database_size(current_database()) AS bytes';

/** @param database with the schema up to date */
export async function storeFigures(database: Database): Promise<StoreFigures> {
  const [counts] = await database.all<Omit<StoreFigures, 'bytes'>>(COUNTS);
  const [size] = await database.all<{ bytes: number }>(database.isShared ? POSTGRES_BYTES : SQLITE_BYTES);
  return { outbox: 0, oldestMessageAt: null, syncStates: 0, ...counts, bytes: size?.bytes ?? 0 };
}
