import type { Database } from '../database/database.ts';

/** Columns of `conversions` and of `staging`. */
export const CONVERSION_COLUMNS =
  'device, id, category, from_unit, to_unit, from_value, to_value, rate, rate_date, from_text, to_text, rate_text, made_at, created_at';

/**
 * In a clustered table every device's rows lie apart, so that a commit shared by 64 devices would write 64 pages. There,
 * conversions are appended to `staging`, whose last page or two take them all (a third of the time a row, measured), and
 * are flushed in the order of devices when this many have come together.
 */
const FLUSH_AFTER = 4096;
/** Rows of one transaction of a flush: with many devices each touches a page of its own, and requests wait meanwhile. */
const FLUSH_ROWS = 512;

const LAST_STAGED = 'SELECT max(rowid) AS last FROM staging';
/** The last row of each piece but the last. */
const PIECE_ENDS = `SELECT device, id FROM (
    SELECT device, id, row_number() OVER (ORDER BY device, id) AS place FROM staging WHERE rowid <= ?
  ) placed WHERE place % ${FLUSH_ROWS} = 0 ORDER BY place`;
/** What a process that was killed has flushed before is there already. */
const COPY_PIECE = `INSERT INTO conversions (${CONVERSION_COLUMNS})
  SELECT ${CONVERSION_COLUMNS} FROM staging WHERE rowid <= ? AND (device, id) > (?, ?) AND (device, id) <= (?, ?)
  ORDER BY device, made_at, id ON CONFLICT DO NOTHING`;

type Place = readonly [device: string, id: string];
const BEFORE_ALL: Place = ['', ''];
/** Keys and ids are of letters, digits, `-` and `_`. */
const AFTER_ALL: Place = ['~', '~'];

/** Moves conversions of a clustered table from where they are added to where they are sorted. */
export interface Staging {
  /** Counts a conversion that was added; enough of them are flushed. */
  added(): void;
  /** Resolves when everything added before is in `conversions`. */
  flush(): Promise<void>;
}

/** Until all its pieces are copied a flush leaves `staging` as it is: its rows are in both tables meanwhile, and count once. */
async function flushInPieces(database: Database): Promise<void> {
  const [{ last } = { last: null }] = await database.all<{ last: number | null }>(LAST_STAGED);
  if (last === null) return;
  const ends = await database.all<{ device: string; id: string }>(PIECE_ENDS, [last]);
  let from = BEFORE_ALL;
  for (const to of [...ends.map(({ device, id }): Place => [device, id]), AFTER_ALL]) {
    await database.write([{ sql: COPY_PIECE, params: [last, ...from, ...to] }]);
    from = to;
  }
  await database.write([{ sql: 'DELETE FROM staging WHERE rowid <= ?', params: [last] }]);
}

/** @param database with the schema up to date */
export function createStaging(database: Database): Staging {
  if (!database.isClustered) return { added() {}, async flush() {} };
  /** The first conversion has flushed what an earlier process left. */
  let unflushed = FLUSH_AFTER;
  let idle: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    unflushed = 0;
    const flushed = idle.then(() => flushInPieces(database));
    idle = flushed.catch(() => {});
    return flushed;
  }

  return {
    added() {
      unflushed += 1;
      // What cannot be flushed now is found where it is, and tried again.
      if (unflushed >= FLUSH_AFTER) flush().catch(() => {});
    },
    flush,
  };
}
