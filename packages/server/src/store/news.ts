import type { Database } from '../database/database.ts';

/** Under this key the table `meta` holds how many announcements there have been. */
const KEY = 'announcements';
const COUNT_ONE_MORE = `INSERT INTO meta (key, value) VALUES ('${KEY}', '1')
  ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(meta.value AS BIGINT) + 1 AS TEXT) RETURNING value`;

/** An announcement is a read of one row away: notifications, which are lost with a connection, would be no sooner where it matters. */
const ASK_EVERY_MS = 5000;

/**
 * Announcements between the processes on one database: each adds one to a number there, which the others look at every few
 * seconds. Whatever happens to a connection in between, the next look that succeeds sees it.
 */
export function createNews(database: Database, askEveryMs = ASK_EVERY_MS) {
  const listeners: (() => void)[] = [];
  let heardOf: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  function hear(count: string | undefined): void {
    if (count === heardOf) return;
    heardOf = count;
    for (const listener of listeners) listener();
  }

  async function look(): Promise<void> {
    const rows = await database.all<{ value: string }>('SELECT value FROM meta WHERE key = ?', [KEY]);
    hear(rows[0]?.value);
  }

  function lookLater(): void {
    timer = setTimeout(() => {
      // A database that is not there now is asked again.
      void look()
        .catch(() => {})
        .then(() => timer !== undefined && lookLater());
    }, askEveryMs).unref();
  }

  if (database.isShared) lookLater();
  return {
    /** Tells every process on this database, this one included, that there are new values; the others hear within seconds. */
    async announce() {
      const [[row] = []] = await database.write<{ value: string }>([{ sql: COUNT_ONE_MORE }]);
      hear(row?.value);
    },
    /** Calls back at every announcement until the store is closed. */
    onAnnouncement(heard: () => void) {
      listeners.push(heard);
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
