import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { DatabaseUnavailable, type SqlValue } from './database.ts';

const MAX_CONNECTIONS = 8;
/** Longest wait for a connection, be it a new one or one that is busy. */
const CONNECT_MS = 3000;
/** Longest time PostgreSQL may take over one statement, and over waiting for a row that another process holds. */
const STATEMENT_MS = 4000;
const LOCK_MS = 2000;
/** A transaction whose process has fallen silent is ended by PostgreSQL after this long. */
const SILENT_TRANSACTION_MS = 30_000;
/** What a PostgreSQL that is halted cannot notice itself is noticed here, a moment later. */
const GRACE_MS = 1000;
const CLOSE_MS = 2000;

/** Where PostgreSQL does not answer, statements end for the caller after {@link STATEMENT_MS} and {@link GRACE_MS}. */
export interface Connection {
  /** @param limitMs longest time; the transaction has to have been opened with it */
  run<Row>(sql: string, params?: readonly SqlValue[], limitMs?: number): Promise<Row[]>;
}

/** Whole numbers of eight bytes come as text; ours are instants and counts, far below 2^53. */
const BIGINT_OID = 20;

/** Classes of errors that say nothing about the statement: connection, resources, a busy row, shutdown and limits, disk. @source PostgreSQL manual, appendix A */
const PASSING = /^(08|40|53|55P03|57|58|25006|25P03)/;

/** `$1, $2` where SQLite has `?`. No text in our SQL holds a question mark. */
function numbered(sql: string): string {
  let at = 0;
  return sql.replace(/\?/g, () => `$${++at}`);
}

function asFault(error: unknown): unknown {
  const isAboutStatement = error instanceof DatabaseError && !PASSING.test(error.code ?? '');
  return isAboutStatement ? error : new DatabaseUnavailable(error);
}

/** Statements are prepared once a connection, under a number of their own. */
function createNames(): (sql: string) => { name: string; text: string } {
  const known = new Map<string, { name: string; text: string }>();
  return (sql) => {
    const found = known.get(sql) ?? { name: `q${known.size}`, text: numbered(sql) };
    known.set(sql, found);
    return found;
  };
}

const SETTINGS = {
  text: `SET statement_timeout = ${STATEMENT_MS}; SET lock_timeout = ${LOCK_MS};
    SET idle_in_transaction_session_timeout = ${SILENT_TRANSACTION_MS}`,
  query_timeout: CONNECT_MS,
};

function createPool(url: string, sockets: Set<Socket>): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'equivale',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        oid === BIGINT_OID ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    // Not sent with the opening of the connection: poolers refuse settings there.
    onConnect: (client) => client.query(SETTINGS),
  });
  // A connection lost while nobody uses it is replaced; one lost in use fails the statement that used it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Connections to one PostgreSQL; every call ends in bounded time, with {@link DatabaseUnavailable} where it is not there.
 * @param url `postgres://user:password@host/database`
 */
export function openConnections(url: string) {
  const sockets = new Set<Socket>();
  const pool = createPool(url, sockets);
  const prepared = createNames();

  const on = (client: PoolClient, lost: () => void): Connection => ({
    async run<Row>(sql: string, params: readonly SqlValue[] = [], limitMs = STATEMENT_MS) {
      const query = { ...prepared(sql), values: [...params], query_timeout: limitMs + GRACE_MS };
      try {
        return (await client.query(query)).rows as Row[];
      } catch (error) {
        const fault = asFault(error);
        if (fault instanceof DatabaseUnavailable) lost();
        throw fault;
      }
    },
  });

  async function reserve<T>(work: (on: Connection) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw asFault(error);
    });
    let isLost = false;
    try {
      return await work(
        on(client, () => {
          isLost = true;
        }),
      );
    } catch (error) {
      isLost ||= !(await isUsable(client));
      throw error;
    } finally {
      client.release(isLost);
    }
  }

  return {
    run: <Row>(sql: string, params?: readonly SqlValue[]) =>
      reserve((connection) => connection.run<Row>(sql, params)),
    /** @param limitMs longest time of each statement */
    transaction: <T>(work: (on: Connection) => Promise<T>, limitMs?: number) =>
      reserve(async (connection) => {
        await connection.run('BEGIN');
        if (limitMs !== undefined) await connection.run(`SET LOCAL statement_timeout = ${limitMs}`);
        const result = await work(connection);
        await connection.run('COMMIT');
        return result;
      }),
    /** Keeps one connection to itself while `work` is done, outside of any transaction. */
    reserve,
    /** Waits a moment for what is under way, then cuts every connection. */
    async close() {
      await Promise.race([pool.end(), delay(CLOSE_MS, undefined, { ref: false })]);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Leaves the transaction that a failed statement was in, if any; a connection that cannot do even that is thrown away. */
async function isUsable(client: PoolClient): Promise<boolean> {
  const query = { text: 'ROLLBACK', query_timeout: GRACE_MS };
  return client.query(query).then(
    () => true,
    () => false,
  );
}
