import type { Database } from '../../database/database.ts';

/** The rates of a pair at which something happens first. */
export interface PairBounds {
  readonly pair: string;
  readonly up: number | null;
  readonly down: number | null;
}

/** Read from the two indexes alone: thousands of alerts of one pair are some pages, and no alert itself is looked at. */
const OF_ALL = `
  SELECT pair, min(bound_up) AS up, NULL AS down FROM alerts WHERE bound_up IS NOT NULL GROUP BY pair
  UNION ALL SELECT pair, NULL, max(bound_down) FROM alerts WHERE bound_down IS NOT NULL GROUP BY pair`;
/** The ends of the two indexes: without GROUP BY neither database reads what lies between. */
const OF_ONE = `SELECT ? AS pair, (SELECT min(bound_up) FROM alerts WHERE pair = ? AND bound_up IS NOT NULL) AS up,
  (SELECT max(bound_down) FROM alerts WHERE pair = ? AND bound_down IS NOT NULL) AS down`;

function put(into: Map<string, PairBounds>, { pair, up, down }: PairBounds): void {
  const known = into.get(pair);
  into.set(pair, {
    pair,
    up: known?.up == null || (up !== null && up < known.up) ? up : known.up,
    down: known?.down == null || (down !== null && down > known.down) ? down : known.down,
  });
}

/**
 * The nearest bounds of each pair. Where no other process writes, the bounds are read once and cached: a table is then compared with thirty thousand pairs in some
 * milliseconds. A cached bound may be nearer than any alert is, where one was forgotten, and never farther.
 */
export function openNearestBounds(database: Database) {
  let cached: Map<string, PairBounds> | undefined;
  let additions = 0;

  /** Reads again where bounds were added meanwhile: what was read may be from before. */
  async function read(sql: string, params: readonly string[] = []): Promise<Map<string, PairBounds>> {
    for (;;) {
      const before = additions;
      const rows = await database.all<PairBounds>(sql, params);
      if (before !== additions) continue;
      const found = new Map<string, PairBounds>();
      for (const row of rows) put(found, row);
      return found;
    }
  }

  return {
    async all(): Promise<PairBounds[]> {
      if (database.isShared) return [...(await read(OF_ALL)).values()];
      cached ??= await read(OF_ALL);
      return [...cached.values()];
    },
    /** Takes in bounds that have been stored. */
    add(bounds: Iterable<PairBounds>): void {
      if (database.isShared) return;
      additions += 1;
      for (const each of bounds) if (cached && (each.up !== null || each.down !== null)) put(cached, each);
    },
    /** Looks again what the bounds of these pairs are, since some are gone. */
    async reread(pairs: Iterable<string>) {
      if (!cached) return;
      for (const pair of new Set(pairs)) {
        const { up = null, down = null } = (await read(OF_ONE, [pair, pair, pair])).get(pair) ?? {};
        if (up !== null || down !== null) cached.set(pair, { pair, up, down });
        else cached.delete(pair);
      }
    },
  };
}
