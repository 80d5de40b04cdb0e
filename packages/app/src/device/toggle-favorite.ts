import { useCallback, useState } from 'react';
import type { Pair } from '../conversion/conversion.ts';
import { notify } from '../platform/notices.ts';
import { addFavorite, type Favorite, favorites, findFavorite } from '../records/kinds/favorites.ts';
import { useFavorites } from './stored-pairs.ts';

/** Saves a pair and says so, with a way back; for a pair that another tab saved meanwhile it says that it is there already. */
async function add(pair: Pair): Promise<void> {
  const outcome = await addFavorite(pair, Date.now());
  if (outcome.ok) {
    notify({
      message: 'favorite.added',
      action: { label: 'favorite.undo', run: () => void favorites.remove(outcome.id) },
    });
  } else if (outcome.code === 'exists') notify({ message: 'favorite.exists' });
}

/** Removes a saved pair and says so, with a way back to where it was among the others. @returns whether it is removed */
export async function deleteFavorite(favorite: Favorite): Promise<boolean> {
  if (!(await favorites.remove(favorite.id)).ok) return false;
  const undo = () => void favorites.put(favorite);
  notify({ message: 'favorite.removed', action: { label: 'favorite.undo', run: undo } });
  return true;
}

/**
 * SPEC section 4, "Favorite toggle": a saved pair is removed, any other is added, each with its alert. What was seen decides
 * which, or two tabs that star a pair at once would take it away again.
 * @param seen the favorite behind the star that was pressed, if the star was set
 */
export const toggleFavorite = async (pair: Pair, seen: Favorite | undefined): Promise<void> => {
  await (seen ? deleteFavorite(seen) : add(pair));
};

/** Whether a pair is a favorite, and the way to change it. A second press waits for the first. */
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
