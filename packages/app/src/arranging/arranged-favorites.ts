import { useMemo } from 'react';
import { describePair } from '../conversion/describe-conversion.ts';
import type { Favorite } from '../records/kinds/favorites.ts';
import { LISTS, pairItem } from './usage.ts';
import { useArranged } from './use-arranged.ts';

/** Favorites in the person's order, without hidden ones; undefined until storage was read. */
export function useArrangedFavorites(
  favorites: readonly Favorite[] | undefined,
): readonly Favorite[] | undefined {
  const items = useMemo(
    () =>
      favorites?.map((favorite) => ({ id: pairItem(favorite), title: describePair(favorite), favorite })) ??
      [],
    [favorites],
  );
  const arranged = useArranged(LISTS.favorites, items);
  return useMemo(
    () => arranged && [...arranged.pinned, ...arranged.rest].map(({ favorite }) => favorite),
    [arranged],
  );
}
