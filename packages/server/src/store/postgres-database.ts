import postgres, { type TransactionSql } from 'postgres';
import type { Database, Insertion, Migration, SqlValue, Statement } from './database.ts';
import { type RowGroup, rowGroups } from './row-groups.ts';

const MAX_CONNECTIONS = 8;
const CONNECT_TIMEOUT_S = 10;
const CLOSE_TIMEOUT_S = 5;
/** Rows go as one array a column, so the number of parameters does not grow with them. */
const ROWS_PER_INSERT = 20_000;
const CHANNEL = 'equivale_news';

/** Names this program's advisory locks; the second number is the task's. */
const LOCK_SPACE = 0x65717569;

/** Whole numbers of eight bytes come as text; ours are instants and counts, far below 2^53. */
const BIGINT = { to: 20, from: [20], parse: Number, serialize: String };

/** `$1, $2` where SQLite has `?`. No text in our SQL holds a question mark. */
function numbered(sql: string): string {
  let at = 0;
  return sql.replace(/\?/g, () => `$${++at}`);
}

/** A number for a task's name: the same in every process. */
function lockNumber(name: string): number {
  let hash = 0;
  for (const character of name) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return hash;
}

type Runner = Pick<TransactionSql, 'unsafe'>;

/** Array types of the values that come; a column without any stays without a type, which PostgreSQL then takes from the table. */
const ARRAY_TYPES = { string: 'text[]', number: 'float8[]' } as const;

/** The columns of a group of rows, each as an array literal with its type. @source PostgreSQL manual, 8.15.2 */
function columnsOf({ width, values }: RowGroup) {
  return Array.from({ length: width }, (_, at) => {
    const cells: string[] = [];
    let type: string | undefined;
    for (let index = at; index < values.length; index += width) {
      const value = values[index] ?? null;
      if (value !== null) type = ARRAY_TYPES[typeof value as keyof typeof ARRAY_TYPES];
      cells.push(typeof value === 'string' ? `"${value.replace(/[\\"]/g, '\\$&')}"` : String(value));
    }
    return { type, literal: `{${cells.join()}}` };
  });
}

/** `INSERT … SELECT` from one array a column. */
function insertGroup(tx: Runner, { into, onConflict }: Insertion, group: RowGroup) {
  const columns = columnsOf(group);
  const typed = columns.filter(({ type }) => type !== undefined);
  const arrays = typed.map(({ type }, at) => `$${at + 1}::${type}`).join(', ');
  const picks = columns.map((column) => {
    const at = typed.indexOf(column);
    return at < 0 ? 'NULL' : `c${at}`;
  });
  const names = typed.map((_, at) => `c${at}`).join(', ');
  const text = `${into} SELECT ${picks.join(', ')} FROM unnest(${arrays}) AS given(${names}) ${onConflict}`;
  return tx.unsafe(
    text,
    typed.map(({ literal }) => literal),
    { prepare: true },
  );
}

const run = async <Row>(on: Runner, sql: string, params: readonly SqlValue[] = []): Promise<Row[]> =>
  Array.from(await on.unsafe(numbered(sql), [...params], { prepare: true })) as Row[];

async function migrate(tx: TransactionSql, steps: readonly Migration[]): Promise<void> {
  await run(tx, 'SELECT pg_advisory_xact_lock(?, ?)', [LOCK_SPACE, lockNumber('migrate')]);
  await tx.unsafe('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const [row] = await run<{ done: number }>(tx, 'SELECT count(*) AS done FROM schema_version');
  const done = row?.done ?? 0;
  if (done > steps.length) throw new Error('the database was written by a newer version of this program');
  for (const [index, step] of steps.entries()) {
    if (index < done) continue;
    for (const sql of step.statements) await tx.unsafe(sql.replace('{{clustered}}', ''));
    await run(tx, 'INSERT INTO schema_version (version) VALUES (?)', [index + 1]);
  }
}

/**
 * PostgreSQL 15 or newer, shared by any number of processes. Connects at the first statement, and again whenever a
 * connection is lost; a commit is acknowledged as the server's `synchronous_commit` says, durable by default.
 * @param url `postgres://user:password@host/database`
 */
export function openPostgresDatabase(url: string): Database {
  const sql = postgres(url, {
    max: MAX_CONNECTIONS,
    connect_timeout: CONNECT_TIMEOUT_S,
    types: { bigint: BIGINT },
    connection: { application_name: 'equivale' },
    onnotice: () => {},
  });

  return {
    isClustered: false,
    all: (text, params) => run(sql, text, params),
    write: <Row>(statements: readonly Statement[]) =>
      sql.begin(async (tx) => {
        const results: Row[][] = [];
        for (const { sql: text, params } of statements) results.push(await run<Row>(tx, text, params));
        return results;
      }) as Promise<Row[][]>,
    async insertMany(insertion) {
      await sql.begin(async (tx) => {
        for (const group of rowGroups(insertion, ROWS_PER_INSERT, true))
          await insertGroup(tx, insertion, group);
      });
    },
    async migrate(steps) {
      await sql.begin((tx) => migrate(tx, steps));
    },
    // Locks are held by a transaction, so that they end with the process, however that ends, and pass any pooler.
    alone: <T>(name: string, work: () => Promise<T>) =>
      sql.begin(async (tx) => {
        const text = 'SELECT pg_try_advisory_xact_lock(?, ?) AS free';
        const [row] = await run<{ free: boolean }>(tx, text, [LOCK_SPACE, lockNumber(name)]);
        return row?.free === true ? work() : undefined;
      }) as Promise<T | undefined>,
    inTurn: <T>(name: string, work: () => Promise<T>) =>
      sql.begin(async (tx) => {
        await run(tx, 'SELECT pg_advisory_xact_lock(?, ?)', [LOCK_SPACE, lockNumber(name)]);
        return work();
      }) as Promise<T>,
    async announce() {
      await sql.notify(CHANNEL, '');
    },
    async onAnnouncement(heard) {
      await sql.listen(CHANNEL, heard);
    },
    close: () => sql.end({ timeout: CLOSE_TIMEOUT_S }),
  };
}
