/** A value that both databases keep without loss. */
export type SqlValue = string | number | null;

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
  /** `INSERT INTO table (columns)` without its values. */
  readonly into: string;
  readonly rows: Iterable<readonly SqlValue[]>;
  /** The first so many columns tell two rows apart. */
  readonly keyWidth: number;
  /** What becomes of a row whose key is there already: an `ON CONFLICT` clause. */
  readonly onConflict: string;
}

/** What a database must do; the SQL itself is one text for all of them. */
export interface Database {
  /**
   * Whether `{{clustered}}` tables lie in the order of their key: rows that arrive in any other order then touch a page each,
   * all of which a commit has to write.
   */
  readonly isClustered: boolean;
  /** Rows of a query, in the query's order. */
  all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Runs statements as one unit: all take effect or none. Resolves after the commit is durable.
   * @returns the rows of each statement (those of `RETURNING`), in order
   * @throws the database's error if a statement or the commit fails; the unit then left no trace
   */
  write<Row>(statements: readonly Statement[]): Promise<Row[][]>;
  /** Inserts rows in their order, in one transaction; a key may come more than once. */
  insertMany(insertion: Insertion): Promise<void>;
  /** Brings the schema up to the last of `steps`; safe when several processes start at once. */
  migrate(steps: readonly Migration[]): Promise<void>;
  /**
   * Does `work` unless any process is doing work of this name.
   * @returns what it answers, or undefined when it was not done
   */
  alone<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Does `work` after every process that is doing work of this name. */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Tells every process on this database, this one included, that there is news. */
  announce(): Promise<void>;
  /** Calls back at every announcement until the database is closed. */
  onAnnouncement(heard: () => void): Promise<void>;
  /** Finishes what is queued and lets go of the files or connections. */
  close(): Promise<void>;
}
