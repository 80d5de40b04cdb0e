import { nextStamp } from '@equivale/core/merge';
import { queryOptions } from '@tanstack/react-query';
import { v7 as newId } from 'uuid';
import { isPairCategory, type Pair } from '../conversion/conversion.ts';
import { announceChange } from './device-changes.ts';
import { LIMITS } from './limits.ts';
import { loadStoredUnits } from './own-units/own-units.ts';
import { logStorage, type StorageFault, storageFault } from './storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from './storage-health.ts';
import { isInstant } from './stored-time.ts';
import { useHydratedQuery } from './use-hydrated-query.ts';

/**
 * A pair stored on the device; times in milliseconds since the epoch. A removed one is only
 * `{ id, removed: true, changedAt }`, so that another device can learn of the removal.
 */
export interface Favorite extends Pair {
  readonly id: string;
  readonly createdAt: number;
  readonly changedAt: number;
}

export type AddOutcome = { ok: true; favorite: Favorite } | { ok: false; code: 'exists' | StorageFault };
export type RemoveOutcome = { ok: true } | { ok: false; code: StorageFault };

const queryKey = ['favorites'];

const device = async () => (await import('./database.ts')).openDevice();

function isFavorite(stored: unknown): stored is Favorite {
  const { id, category, fromUnit, toUnit, createdAt } = (stored ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    isPairCategory(category) &&
    typeof fromUnit === 'string' &&
    typeof toUnit === 'string' &&
    isInstant(createdAt)
  );
}

const isRemoved = (record: unknown) => (record as { removed?: unknown } | undefined)?.removed === true;

/**
 * Every pair saved on this device, newest first. Damaged records are left out and logged.
 * @throws when the device's storage cannot be read
 */
export async function readFavorites(): Promise<Favorite[]> {
  const records = await (await device()).getAll('favorites');
  const stored = records.filter((record) => !isRemoved(record));
  const sound = stored.filter(isFavorite);
  if (sound.length < stored.length)
    logStorage(`${stored.length - sound.length} damaged favorites were skipped`);
  await loadStoredUnits(sound);
  return sound.sort((a, b) => b.createdAt - a.createdAt);
}

function notStored(message: string, error: unknown): { ok: false; code: StorageFault } {
  const code = storageFault(error);
  logStorage(message, error);
  reportStorageFault(code);
  return { ok: false, code };
}

/**
 * Saves a pair. The unique index decides between two tabs, so neither can save it twice.
 * @param now milliseconds since the epoch
 */
export async function addFavorite(pair: Pair, now: number): Promise<AddOutcome> {
  const { category, fromUnit, toUnit } = pair;
  const favorite: Favorite = { id: newId(), category, fromUnit, toUnit, createdAt: now, changedAt: now };
  try {
    await (await device()).add('favorites', favorite);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError')
      return { ok: false, code: 'exists' };
    return notStored('The favorite could not be saved', error);
  }
  reportStorageWorks();
  announceChange(queryKey);
  return { ok: true, favorite };
}

/**
 * Removes a saved pair by id and leaves the mark of its removal; one that is not there is as good as removed.
 * @param now milliseconds since the epoch
 */
export async function removeFavorite(id: string, now: number): Promise<RemoveOutcome> {
  try {
    const { store, done } = (await device()).transaction('favorites', 'readwrite');
    const stored = (await store.get(id)) as Partial<Favorite> | undefined;
    if (stored) await store.put({ id, removed: true, changedAt: nextStamp(stored.changedAt, now) });
    await done;
  } catch (error) {
    return notStored('The favorite could not be removed', error);
  }
  reportStorageWorks();
  announceChange(queryKey);
  return { ok: true };
}

/** What asks for the saved pairs. */
export const favoritesQuery = queryOptions({
  queryKey,
  queryFn: readFavorites,
  staleTime: LIMITS.favoritesFreshMs,
  retry: LIMITS.favoritesRetries,
  networkMode: 'always',
});

/** The saved pairs, fresh for two minutes and after every change in any tab; three retries (SPEC section 9). */
export function useFavorites() {
  return useHydratedQuery(favoritesQuery);
}

/** The saved favorite of a pair, if it is one. */
export function findFavorite(favorites: readonly Favorite[] | undefined, pair: Pair): Favorite | undefined {
  return favorites?.find(
    ({ category, fromUnit, toUnit }) =>
      category === pair.category && fromUnit === pair.fromUnit && toUnit === pair.toUnit,
  );
}
