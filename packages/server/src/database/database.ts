/** A value that both databases store without loss. Bytes are for single statements, not for {@link Database.insertMany}. */
export type SqlValue = string | number | Uint8Array | null;

/** One statement; `?` stands for each parameter. */
export interface Statement {
  readonly sql: string;
  readonly params?: readonly SqlValue[];
}

/** One step of the schema's history. Steps are only ever appended; a step that has run somewhere never changes. */
export interface Migration {
  readonly name: string;
  /** Statements in order. `{{clustered}}` ends a table that is read along its primary key. */
  readonly statements: readonly string[];
}

/** Many rows for one table. */
export interface Insertion {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly SqlValue[]>;
  /** The first so many columns tell two rows apart. */
  readonly keyWidth: number;
  /** What becomes of a row whose key is there already: an `ON CONFLICT` clause. */
  readonly onConflict: string;
}

/** The database cannot be reached now; the statement may be right, and may even have been done. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  /** @param reason what the driver or the system said */
  constructor(reason: unknown) {
    super(reason instanceof Error ? reason.message : String(reason), { cause: reason });
  }
}

/** What a database must do; the SQL itself is one text for all of them. */
export interface Database {
  /** Whether other processes may be writing to it too. */
  readonly isShared: boolean;
  /** Rows of a query, in the query's order. */
  all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Runs statements as one unit: all take effect or none. Resolves after the commit is durable.
   * @returns the rows of each statement (those of `RETURNING`), in order
   * @throws the database's error if a statement or the commit fails; the unit then left no trace, but where it is
   * {@link DatabaseUnavailable} during the commit nobody knows
   */
  write<Row>(statements: readonly Statement[]): Promise<Row[][]>;
  /** Inserts rows in their order, in one transaction; a key may come more than once. */
  insertMany(insertion: Insertion): Promise<void>;
  /** Brings the schema up to the last of `steps`; safe when several processes start at once. */
  migrate(steps: readonly Migration[]): Promise<void>;
  /**
   * Does `work` unless any process is doing work of this name.
   * @returns what it returns, or undefined when it was not done
   */
  lock<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Does `work` after every process that is doing work of this name. */
  serial<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Finishes what is queued and lets go of the files or connections; takes bounded time, and never throws. */
  close(): Promise<void>;
}
