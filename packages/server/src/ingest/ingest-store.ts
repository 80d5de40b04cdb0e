import type { Observation, SourceKey } from '../rates/observation.ts';

/** What of the store the pipeline needs. */
export interface IngestStore {
  putObservations(observations: Iterable<Observation>, at: string): Promise<void>;
  latestBySource(): Promise<Observation[]>;
  series(
    source: SourceKey,
    code: string,
    from: string,
    to: string,
  ): Promise<readonly { readonly date: string; readonly rate: number }[]>;
  /** The newest refusals, newest first. */
  refusals(limit: number): Promise<readonly RefusalRow[]>;
  putRefusals(refusals: readonly RefusalRow[]): Promise<void>;
  getMeta(key: string): Promise<string | undefined>;
  setMeta(key: string, value: string): Promise<void>;
}

/** A refused value as it is recorded. */
export interface RefusalRow {
  readonly at: string;
  readonly source: SourceKey;
  readonly code: string;
  readonly date: string;
  readonly rule: string;
  readonly rate: number | null;
  readonly detail: string;
}
