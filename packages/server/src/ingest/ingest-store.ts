import type { Store } from '../store/store.ts';

/** What of the store the pipeline needs. */
export type IngestStore = Pick<
  Store,
  | 'putObservations'
  | 'latestBySource'
  | 'series'
  | 'refusals'
  | 'putRefusals'
  | 'getMeta'
  | 'metaUnder'
  | 'setMeta'
>;
