import record from './track-record.json' with { type: 'json' };

/** How the forecast has done over all pairs: shares 0..1. */
export const OVERALL = {
  pairs: record.pairs,
  coverage: record.coverage / 1000,
} as const;

export interface TrackRecord {
  readonly since: string;
  readonly weeks: number;
  /** Share of outcomes inside the interval. */
  readonly coverage: number;
  /** Share of the weeks that moved in which last year's trend pointed the right way. */
  readonly hitRate: number;
  /** Whether the hits are beyond luck: three standard deviations above one half. */
  readonly hasDirection: boolean;
  /** Whether carrying the trend on would have erred less than "no change". */
  readonly beatsNoChange: boolean;
}

const codes = record.of.codes.split(' ');
const column = (figures: string): readonly number[] => figures.split(' ').map(Number);
const { since, weeks, coverage, directed, hits, beatsNoChange } = {
  since: column(record.of.since),
  weeks: column(record.of.weeks),
  coverage: column(record.of.coverage),
  directed: column(record.of.directed),
  hits: column(record.of.hits),
  beatsNoChange: column(record.of.beatsNoChange),
};

/** Every measured pair, its codes in alphabetical order, as the columns of the record have them. */
export const MEASURED_PAIRS: readonly string[] = codes.flatMap((base, at) =>
  codes.slice(at + 1).map((target) => `${base}/${target}`),
);

/** The record measured by `npm run bench:forecast`; a pair and its inverse share one. */
export function trackRecord(base: string, target: string): TrackRecord | undefined {
  const at = MEASURED_PAIRS.indexOf([base, target].sort().join('/'));
  const figure = (figures: readonly number[]) => figures[at] ?? Number.NaN;
  if (at < 0) return undefined;
  const moved = figure(directed);
  return {
    since: String(figure(since)),
    weeks: figure(weeks),
    coverage: figure(coverage) / 1000,
    hitRate: figure(hits) / moved,
    hasDirection: figure(hits) - moved / 2 >= (3 * Math.sqrt(moved)) / 2,
    beatsNoChange: figure(beatsNoChange) === 1,
  };
}
