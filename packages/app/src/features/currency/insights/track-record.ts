import record from './track-record.json' with { type: 'json' };

/** How the forecast has done over all pairs: shares 0..1. */
export const OVERALL = {
  pairs: record.pairs,
  coverage: record.coverage / 1000,
} as const;

/** How the forecast of one pair has done since `since`. */
export interface TrackRecord {
  readonly since: string;
  readonly weeks: number;
  /** Share of outcomes inside the interval. */
  readonly coverage: number;
  /** Share of the weeks that moved in which last year's trend pointed the right way. */
  readonly hitRate: number;
  /** Whether the hits are beyond luck: three standard deviations above one half. */
  readonly hasDirection: boolean;
  /** Whether carrying the trend on would have erred less than saying "no change". */
  readonly beatsNoChange: boolean;
}

type Row = [since: string, weeks: number, coverage: number, directed: number, hits: number, skill: number];
const rows: Readonly<Record<string, Row>> = record.of as unknown as Record<string, Row>;

/**
 * The measured record of a pair, written by `npm run bench:forecast`. A pair and its inverse share one.
 * @returns undefined for a pair that was not measured
 */
export function trackRecord(base: string, target: string): TrackRecord | undefined {
  const row = rows[`${base}/${target}`] ?? rows[`${target}/${base}`];
  if (!row) return undefined;
  const [since, weeks, coverage, directed, hits, skill] = row;
  return {
    since,
    weeks,
    coverage: coverage / 1000,
    hitRate: hits / directed,
    hasDirection: hits - directed / 2 >= (3 * Math.sqrt(directed)) / 2,
    beatsNoChange: skill > 0,
  };
}
