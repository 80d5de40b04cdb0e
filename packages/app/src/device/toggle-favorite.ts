import { useCallback, useState } from 'react';
import type { Pair } from '../conversion/conversion.ts';
import { notify } from '../platform/notices.ts';
import {
  addFavorite,
  type Favorite,
  findFavorite,
  readFavorites,
  removeFavorite,
  useFavorites,
} from './favorites.ts';

/** Saves a pair and says so, with a way back; for a pair that another tab saved meanwhile it says that it is there already. */
async function add(pair: Pair): Promise<void> {
  const outcome = await addFavorite(pair, Date.now());
  if (outcome.ok) {
    const { id } = outcome.favorite;
    notify({
      message: 'favorite.added',
      action: { label: 'favorite.undo', run: () => void removeFavorite(id, Date.now()) },
    });
  } else if (outcome.code === 'exists') notify({ message: 'favorite.exists' });
}

/** Removes a saved pair and says so, with a way back to where it was among the others. @returns whether it is removed */
export async function deleteFavorite(favorite: Favorite): Promise<boolean> {
  const outcome = await removeFavorite(favorite.id, Date.now());
  if (!outcome.ok) return false;
  const undo = () => void addFavorite(favorite, favorite.createdAt);
  notify({ message: 'favorite.removed', action: { label: 'favorite.undo', run: undo } });
  return true;
}

/**
 * SPEC section 4, "Favorite toggle": a saved pair is removed, any other is added, each with its alert. What is saved is
 * read again first, so that two tabs never disagree.
 */
export async function toggleFavorite(pair: Pair): Promise<void> {
  const saved = findFavorite(await readFavorites().catch(() => []), pair);
  await (saved ? deleteFavorite(saved) : add(pair));
}

/** Whether a pair is a favorite, and the way to change it. A second press waits for the first. */
export function useFavoriteToggle(pair: Pair): { readonly isFavorite: boolean; toggle(): void } {
  const { data } = useFavorites();
  const [isPending, setPending] = useState(false);
  const { category, fromUnit, toUnit } = pair;
  const toggle = useCallback(() => {
    if (isPending) return;
    setPending(true);
    void toggleFavorite({ category, fromUnit, toUnit }).finally(() => setPending(false));
  }, [isPending, category, fromUnit, toUnit]);
  return { isFavorite: findFavorite(data, pair) !== undefined, toggle };
}
