import { queryOptions } from '@tanstack/react-query';
import { isConverterId, type Pair } from '../conversion/conversion.ts';
import { loadUnitsOf } from '../conversion/known-units.ts';
import { announceChange } from './device-changes.ts';
import { LIMITS } from './limits.ts';
import { logStorage } from './log-storage.ts';
import { type StorageFault, storageFault } from './storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from './storage-health.ts';
import { useAnswer } from './use-answer.ts';

/** A pair kept on the device. `createdAt` is in milliseconds since the epoch. */
export interface Favorite extends Pair {
  readonly id: string;
  readonly createdAt: number;
}

export type AddOutcome = { ok: true; favorite: Favorite } | { ok: false; code: 'exists' | StorageFault };
export type RemoveOutcome = { ok: true } | { ok: false; code: StorageFault };

const queryKey = ['favorites'];

const device = async () => (await import('./database.ts')).openDevice();

function isFavorite(kept: unknown): kept is Favorite {
  const { id, category, fromUnit, toUnit, createdAt } = (kept ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    isConverterId(category) &&
    typeof fromUnit === 'string' &&
    typeof toUnit === 'string' &&
    Number.isFinite(createdAt)
  );
}

/**
 * Every pair saved on this device, newest first. Damaged records are left out and logged.
 * @throws when the device's storage cannot be read
 */
export async function readFavorites(): Promise<Favorite[]> {
  const kept = await (await device()).getAll('favorites');
  const sound = kept.filter(isFavorite);
  if (sound.length < kept.length) logStorage(`${kept.length - sound.length} damaged favorites were skipped`);
  await loadUnitsOf(sound);
  return sound.sort((a, b) => b.createdAt - a.createdAt);
}

function notKept(message: string, error: unknown): { ok: false; code: StorageFault } {
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
  const favorite: Favorite = { id: crypto.randomUUID(), category, fromUnit, toUnit, createdAt: now };
  try {
    await (await device()).add('favorites', favorite);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError')
      return { ok: false, code: 'exists' };
    return notKept('The favorite could not be saved', error);
  }
  reportStorageWorks();
  announceChange(queryKey);
  return { ok: true, favorite };
}

/** Removes a saved pair by id; one that is not there (any more) is as good as removed. */
export async function removeFavorite(id: string): Promise<RemoveOutcome> {
  try {
    await (await device()).delete('favorites', id);
  } catch (error) {
    return notKept('The favorite could not be removed', error);
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
  return useAnswer(favoritesQuery);
}

/** The saved favorite of a pair, if it is one. */
export function findFavorite(favorites: readonly Favorite[] | undefined, pair: Pair): Favorite | undefined {
  return favorites?.find(
    ({ category, fromUnit, toUnit }) =>
      category === pair.category && fromUnit === pair.fromUnit && toUnit === pair.toUnit,
  );
}
