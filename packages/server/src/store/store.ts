import type { openStore } from './open-store.ts';
import type { StoredRates } from './rows.ts';

/** Everything the service keeps. Every write is durable when its promise resolves. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** What of the store the pipeline needs. */
export type IngestStore = Pick<
  Store,
  'putObservations' | 'refusals' | 'putRefusals' | 'setMeta' | Exclude<keyof StoredRates, 'between'>
>;
