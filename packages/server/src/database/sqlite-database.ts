import { DatabaseSync, type StatementSync } from 'node:sqlite';
import pLimit, { type LimitFunction } from 'p-limit';
import {
  type Database,
  DatabaseUnavailable,
  type Migration,
  type SqlValue,
  type Statement,
} from './database.ts';
import { rowGroups } from './row-groups.ts';
import { createWriteQueue } from './write-queue.ts';

/** How long a statement waits for another process, such as a running backup. */
const BUSY_TIMEOUT_MS = 5000;

/** Half the time of one row a statement, measured on the bundled data; more rows gain nothing. */
const ROWS_PER_INSERT = 20;

/** Kept prepared; the program has a few dozen statements, so this bound is never met in practice. */
const MAX_PREPARED = 200;

/**
 * Primary result codes that say nothing about the statement: busy, locked, no memory, read-only, an error of the disk, a full
 * disk, a file that cannot be opened.
 * @source https://www.sqlite.org/rescode.html
 */
const PASSING = new Set([5, 6, 7, 8, 10, 13, 14]);
/** Extended result codes hold the primary one in their lowest byte. */
const PRIMARY = 0xff;

function asFault(error: unknown): unknown {
  const { errcode = 0 } = error as { errcode?: number };
  return PASSING.has(errcode & PRIMARY) ? new DatabaseUnavailable(error) : error;
}

/** Runs statements, each prepared once. */
function createRun(connection: DatabaseSync): (sql: string, params?: readonly SqlValue[]) => unknown[] {
  const prepared = new Map<string, StatementSync>();
  function prepare(sql: string): StatementSync {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = connection.prepare(sql);
      if (prepared.size < MAX_PREPARED) prepared.set(sql, statement);
    }
    return statement;
  }
  return (sql, params = []) => {
    try {
      return prepare(sql).all(...params);
    } catch (error) {
      throw asFault(error);
    }
  };
}

function migrate(connection: DatabaseSync, steps: readonly Migration[]): void {
  connection.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const row = connection.prepare('SELECT count(*) AS done FROM schema_version').get();
  const done = Number(row?.done);
  if (done > steps.length) throw new Error('the database was written by a newer version of this program');
  for (const [index, step] of steps.entries()) {
    if (index < done) continue;
    for (const sql of step.statements) connection.exec(sql.replace('{{clustered}}', ' WITHOUT ROWID'));
    connection.prepare('INSERT INTO schema_version (version) VALUES (?)').run(index + 1);
  }
}

/**
 * SQLite in one file, one connection: write-ahead log, every commit flushed to disk before it is acknowledged.
 * The caller makes sure that no second process writes to the file.
 * @param file path of the database file; its folder must exist
 * @param readOnly beside a connection that writes; what it is asked to write is refused
 * @throws when the file cannot be opened or is not a database
 */
export function openSqliteDatabase(file: string, readOnly = false): Database {
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly });
  try {
    connection.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;');
  } catch (error) {
    connection.close();
    throw error;
  }
  const run = createRun(connection);
  const busy = new Set<string>();
  const turns = new Map<string, LimitFunction>();
  const queue = createWriteQueue({
    exec: (sql) => void run(sql),
    isInTransaction: () => connection.isTransaction,
  });

  return {
    isShared: false,
    async all<Row>(sql: string, params?: readonly SqlValue[]) {
      return run(sql, params) as Row[];
    },
    write<Row>(statements: readonly Statement[]) {
      const unit = () => statements.map(({ sql, params }) => run(sql, params) as Row[]);
      return queue.add(unit, statements.length === 1);
    },
    insertMany: (insertion) =>
      queue.add(() => {
        const { table, columns, onConflict } = insertion;
        const row = `(${columns.map(() => '?').join(', ')})`;
        for (const rows of rowGroups(insertion, ROWS_PER_INSERT, false)) {
          const values = rows.map(() => row).join(', ');
          run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values} ${onConflict}`, rows.flat());
        }
      }),
    migrate: (steps) => queue.add(() => migrate(connection, steps)),
    // One process has the file, so work of a name can only be under way here.
    async lock(name, work) {
      if (busy.has(name)) return undefined;
      busy.add(name);
      try {
        return await work();
      } finally {
        busy.delete(name);
      }
    },
    serial(name, work) {
      const turn = turns.get(name) ?? pLimit(1);
      turns.set(name, turn);
      return turn(work);
    },
    async close() {
      if (!connection.isOpen) return;
      queue.flush();
      // SQLite copies the log to the file and removes it.
      connection.close();
    },
  };
}
