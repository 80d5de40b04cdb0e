import type { IsoDate, Observation, SourceKey } from '../sources/source.ts';
import type { AlertStore } from './alerts/alert-store.ts';
import type { DeviceStore } from './device-store.ts';
import type { StoreFigures } from './store-figures.ts';
import type { SyncStore } from './sync-store.ts';

/** One stored value of a series: units of the series' code per 1 unit of its source's base currency. */
export interface SeriesPoint {
  readonly date: IsoDate;
  readonly rate: number;
  /** The figure as its source wrote it; null where that is the shortest digits of `rate`, absent where it is not known. */
  readonly text?: string | null | undefined;
  /** Day or instant of its publication, where the source says so. */
  readonly publishedAt?: string;
}

/** What the store holds of one code from one source. */
export interface Coverage {
  readonly source: SourceKey;
  readonly code: string;
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly count: number;
}

/** A value that its source corrected. */
export interface Revision {
  readonly date: IsoDate;
  readonly firstRate: number;
  readonly rate: number;
  /** Instant at which the present value was written, ISO. */
  readonly correctedAt: string;
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
}

/** Everything the service keeps. Every write is durable when its promise resolves. */
export interface Store extends StoredRates {
  /**
   * Stores observations. A value for a day already stored replaces it (a revision); the first value and the time of
   * the correction stay on record.
   * @param at instant of the writing, ISO; null for values that came with the program
   */
  putObservations(observations: Iterable<Observation>, at: string | null): Promise<void>;
  /** What is stored of each of these codes, from every source; no order promised. */
  coverage(codes: readonly string[]): Promise<Coverage[]>;
  /** The corrected values of one code from one source, oldest day first. */
  revisions(source: SourceKey, code: string): Promise<Revision[]>;
  /** Records refusals. The same refusal at the same instant is stored once. */
  putRefusals(refusals: readonly RefusalRecord[]): Promise<void>;
  /** Erases all but the newest refusals: ten thousand, and those of the same instant as the last of them. */
  pruneRefusals(): Promise<void>;
  /** The newest refusals, newest first. */
  refusals(limit: number): Promise<RefusalRecord[]>;
  /** How many refusals of each rule are stored since an instant. @param since ISO */
  refusalsByRule(since: string): Promise<{ readonly rule: string; readonly count: number }[]>;
  figures(): Promise<StoreFigures>;
  /** Resolves when every table can be read. @throws the database's error */
  check(): Promise<void>;
  setMeta(key: string, value: string): Promise<void>;
  /** Records of anonymous devices. */
  readonly devices: DeviceStore;
  /** What devices share with each other, and what they say when they are paired. */
  readonly sync: SyncStore;
  /** Alerts and where they are pushed to. */
  readonly alerts: AlertStore;
  /**
   * Does a task while no other process on this database does it.
   * @returns what `work` returns, or undefined when another process is at it
   */
  lock<T>(task: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Does a task after every process that is doing it. */
  serial<T>(task: string, work: () => Promise<T>): Promise<T>;
  /** Tells every process on this database, this one included, that there are new values; the others hear within seconds. */
  announce(): Promise<void>;
  /** Calls back at every announcement until the store is closed. */
  onAnnouncement(heard: () => void): void;
  /** Finishes queued writes and lets go of files or connections. */
  close(): Promise<void>;
}
