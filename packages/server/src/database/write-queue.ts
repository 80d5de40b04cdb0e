interface Waiting {
  readonly run: () => unknown;
  readonly isOneStatement: boolean;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** Keeps one shared transaction from growing without bound under a flood of writes. */
const MAX_UNITS = 512;

/** A turn without news takes some ten microseconds, a flush to disk a hundred and more. */
const MAX_TURNS = 8;

/** The only connection, as the queue sees it. */
interface Connection {
  /** Runs one statement without parameters, synchronously. */
  exec(sql: string): void;
  isInTransaction(): boolean;
}

/**
 * Group commit: units of one turn of the event loop share one transaction and one flush to disk. Of several, each is a savepoint or a
 * single statement, and undoes only itself; one alone is spared the copies of pages that SQLite writes for a savepoint.
 */
export function createWriteQueue({ exec, isInTransaction }: Connection) {
  let waiting: Waiting[] = [];

  function runUnit(unit: Waiting, _place: number, { length }: readonly Waiting[]): () => void {
    const isSavepoint = length > 1 && !unit.isOneStatement;
    if (isSavepoint) exec('SAVEPOINT unit');
    try {
      const value = unit.run() as never;
      if (isSavepoint) exec('RELEASE unit');
      return () => unit.resolve(value);
    } catch (error) {
      // The database itself ends a transaction that it cannot go on with: what follows would be stored without one.
      if (length === 1 || !isInTransaction()) throw error;
      if (isSavepoint) {
        exec('ROLLBACK TO unit');
        exec('RELEASE unit');
      }
      return () => unit.reject(error);
    }
  }

  function commit(units: readonly Waiting[]): void {
    let settle: (() => void)[];
    try {
      exec('BEGIN IMMEDIATE');
      try {
        settle = units.map(runUnit);
        exec('COMMIT');
      } catch (error) {
        if (isInTransaction()) exec('ROLLBACK');
        throw error;
      }
    } catch (error) {
      settle = units.map((unit) => () => unit.reject(error));
    }
    for (const tell of settle) tell();
  }

  function flush(): void {
    const units = waiting;
    waiting = [];
    for (let start = 0; start < units.length; start += MAX_UNITS) {
      commit(units.slice(start, start + MAX_UNITS));
    }
  }

  /** Waits a turn more while each turn brings more units: what has arrived already should share the flush to disk. */
  function flushWhenSettled(seen: number, turns: number): void {
    if (waiting.length > seen && turns < MAX_TURNS) {
      const now = waiting.length;
      setImmediate(() => flushWhenSettled(now, turns + 1));
    } else flush();
  }

  return {
    /**
     * Runs a unit in the next shared transaction; resolves with its result after the commit.
     * @param isOneStatement such a unit undoes itself when it fails, and needs no savepoint
     */
    add: <T>(run: () => T, isOneStatement = false): Promise<T> =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(() => flushWhenSettled(0, 0));
        waiting.push({ run, isOneStatement, resolve, reject });
      }),
    /** Commits what waits, now. */
    flush,
  };
}
