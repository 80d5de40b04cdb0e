import { seedObservations, seedSeries } from '../seed/read-seed.ts';
import type { Store } from './open-store.ts';

/** Under this key the store remembers that it holds the bundled data. */
const LOADED = 'seed-loaded-at';

/**
 * Puts the bundled history into an empty store, in one transaction: a start that is cut off leaves nothing half loaded.
 * Of several processes that start at once, one loads and the others wait for it.
 * @param at instant of the loading, ISO
 * @returns whether this call loaded it
 */
export async function loadSeed(store: Store, at: string): Promise<boolean> {
  const isLoaded = async () => (await store.getMeta(LOADED)) !== undefined;
  if (await isLoaded()) return false;
  return store.serial('load-seed', async () => {
    if (await isLoaded()) return false;
    await store.putObservations(seedObservations(seedSeries()), null);
    await store.setMeta(LOADED, at);
    return true;
  });
}
