import { setTimeout as delay } from 'node:timers/promises';
import { type Database, DatabaseUnavailable, type Migration, type Statement } from './database.ts';
import { type Connection, openConnections } from './postgres-connections.ts';
import { rowGroups } from './row-groups.ts';

const ROWS_PER_INSERT = 20_000;
/** Thousands of rows at once, or a new index over all there are, take longer than what a request waits for. */
const BULK_MS = 120_000;

/** Names this program's advisory locks; the second number is the task's. */
const LOCK_SPACE = 0x65717569;
const LOCK_RETRY_MS = 100;
const LOCK_PATIENCE_MS = 120_000;

/** A number for a task's name: the same in every process. */
function lockNumber(name: string): number {
  let hash = 0;
  for (const character of name) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return hash;
}

async function migrate(on: Connection, steps: readonly Migration[]): Promise<void> {
  await on.run('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const [row] = await on.run<{ done: number }>('SELECT count(*) AS done FROM schema_version');
  const done = row?.done ?? 0;
  if (done > steps.length) throw new Error('the database was written by a newer version of this program');
  for (const [index, step] of steps.entries()) {
    if (index < done) continue;
    for (const sql of step.statements) await on.run(sql.replace('{{clustered}}', ''), [], BULK_MS);
    await on.run('INSERT INTO schema_version (version) VALUES (?)', [index + 1]);
  }
}

/**
 * PostgreSQL 15 or newer, shared by any number of processes. Connects at the first statement, and again whenever a
 * connection is lost; a commit is acknowledged as the server's `synchronous_commit` says, durable by default.
 * @param url `postgres://user:password@host/database`
 */
export function openPostgresDatabase(url: string): Database {
  const connections = openConnections(url);

  /**
   * Locks belong to a connection: PostgreSQL lets go of them when the process ends, however it does, and no transaction
   * stays open while the work waits for others.
   * @param giveUpAt instant of `performance.now()` from which another process's lock is not waited for
   */
  const locked = <T>(name: string, giveUpAt: number, work: () => Promise<T>): Promise<T | undefined> =>
    connections.reserve(async (on) => {
      const key = [LOCK_SPACE, lockNumber(name)];
      const isTaken = async () =>
        (await on.run<{ free: boolean }>('SELECT pg_try_advisory_lock(?, ?) AS free', key))[0]?.free !== true;
      while (await isTaken()) {
        if (performance.now() >= giveUpAt) return undefined;
        await delay(LOCK_RETRY_MS);
      }
      try {
        return await work();
      } finally {
        // Where this fails the connection is thrown away, and the lock with it.
        await on.run('SELECT pg_advisory_unlock(?, ?)', key).catch(() => {});
      }
    });

  const serial = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const outcome = await locked(name, performance.now() + LOCK_PATIENCE_MS, async () => ({
      value: await work(),
    }));
    if (outcome === undefined)
      throw new DatabaseUnavailable(`another process has been at "${name}" for too long`);
    return outcome.value;
  };

  return {
    isShared: true,
    all: (sql, params) => connections.run(sql, params),
    async write<Row>(statements: readonly Statement[]) {
      const [only, ...more] = statements;
      // One statement is a transaction by itself.
      if (only !== undefined && more.length === 0) return [await connections.run<Row>(only.sql, only.params)];
      return connections.transaction(async (on) => {
        const results: Row[][] = [];
        for (const { sql, params } of statements) results.push(await on.run<Row>(sql, params));
        return results;
      });
    },
    async insertMany(insertion) {
      const { table, columns, onConflict } = insertion;
      const names = columns.join(', ');
      const sql = `INSERT INTO ${table} (${names})
        SELECT ${names} FROM json_populate_recordset(NULL::${table}, ?) ${onConflict}`;
      await connections.transaction(async (on) => {
        for (const rows of rowGroups(insertion, ROWS_PER_INSERT, true)) {
          const records = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
          await on.run(sql, [JSON.stringify(records)], BULK_MS);
        }
      }, BULK_MS);
    },
    migrate: (steps) => serial('migrate', () => connections.transaction((on) => migrate(on, steps), BULK_MS)),
    lock: (name, work) => locked(name, 0, work),
    serial,
    close: () => connections.close(),
  };
}
