import { useCallback, useState } from 'react';
import type { Pair } from '../conversion/conversion.ts';
import { notify } from '../platform/notices.ts';
import { addFavorite, type Favorite, favorites, findFavorite } from '../records/kinds/favorites.ts';
import { useFavorites } from './stored-pairs.ts';

/** Saves a pair and notifies with an undo; says so if another tab has saved it already. */
async function add(pair: Pair): Promise<void> {
  const outcome = await addFavorite(pair, Date.now());
  if (outcome.ok) {
    notify({
      message: 'favorite.added',
      action: { label: 'favorite.undo', run: () => void favorites.remove(outcome.id) },
    });
  } else if (outcome.code === 'exists') notify({ message: 'favorite.exists' });
}

/** Removes a favorite and notifies with an undo that restores its place. @returns whether it was removed */
export async function deleteFavorite(favorite: Favorite): Promise<boolean> {
  if (!(await favorites.remove(favorite.id)).ok) return false;
  const undo = () => void favorites.put(favorite);
  notify({ message: 'favorite.removed', action: { label: 'favorite.undo', run: undo } });
  return true;
}

/** The pressed star decides, so that two tabs that add a pair at once do not remove it (SPEC section 4). */
export const toggleFavorite = async (pair: Pair, seen: Favorite | undefined): Promise<void> => {
  await (seen ? deleteFavorite(seen) : add(pair));
};

/** Whether a pair is a favorite, and the function that toggles it. A second call waits for the first. */
export function useFavoriteToggle(pair: Pair): { readonly isFavorite: boolean; toggle(): void } {
  const { data } = useFavorites();
  const [isPending, setPending] = useState(false);
  const { category, fromUnit, toUnit } = pair;
  const seen = findFavorite(data, pair);
  const toggle = useCallback(() => {
    if (isPending) return;
    setPending(true);
    void toggleFavorite({ category, fromUnit, toUnit }, seen).finally(() => setPending(false));
  }, [isPending, category, fromUnit, toUnit, seen]);
  return { isFavorite: seen !== undefined, toggle };
}
