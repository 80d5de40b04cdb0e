import type { IsoDate, Observation, SourceKey } from '../sources/source.ts';

/** One stored value of a series: units of the series' code per 1 unit of its source's base currency. */
export interface SeriesPoint {
  readonly date: IsoDate;
  readonly rate: number;
  /** The figure as its source wrote it; null where that is the shortest digits of `rate`, absent where it is not known. */
  readonly text?: string | null | undefined;
  /** Day or instant of its publication, where the source says so. */
  readonly publishedAt?: string;
}

/** A value (or, with an empty code, a whole payload) that a quality rule turned away. */
export interface RefusalRecord {
  /** Instant of the refusal, ISO. */
  readonly at: string;
  readonly source: SourceKey;
  /** Currency, or empty when the payload as a whole was refused. */
  readonly code: string;
  /** Day the value claimed, or empty. */
  readonly date: string;
  /** Name of the rule. */
  readonly rule: string;
  /** The value refused; null when there was none to read. */
  readonly rate: number | null;
  readonly detail: string;
}

/** What served rates are made of. */
export interface StoredRates {
  /** The newest observation of every code of every source; no order promised. */
  latestBySource(): Promise<Observation[]>;
  /** Every observation between two days, both included; no order promised. */
  between(from: IsoDate, to: IsoDate): Promise<Observation[]>;
  /**
   * The values of one code from one source between two days, both included, oldest first.
   * @param asOf instant, ISO: as they were then, when a value that was corrected since had its first figure
   */
  series(source: SourceKey, code: string, from: IsoDate, to: IsoDate, asOf?: string): Promise<SeriesPoint[]>;
  /** Text stored under a key, or undefined. */
  getMeta(key: string): Promise<string | undefined>;
  /** Texts by their keys, of all keys that begin so. */
  metaUnder(prefix: string): Promise<ReadonlyMap<string, string>>;
}
