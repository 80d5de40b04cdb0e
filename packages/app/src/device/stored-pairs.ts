import { queryOptions } from '@tanstack/react-query';
import { conversions, readRecentConversions } from '../records/kinds/conversions.ts';
import { favorites } from '../records/kinds/favorites.ts';
import { LIMITS } from './limits.ts';
import { showUnitsOf } from './own-units/own-units.ts';
import { useHydratedQuery } from './use-hydrated-query.ts';

/** Query of the favorites and of the units that they need. */
export const favoritesQuery = queryOptions({
  queryKey: [favorites.kind],
  queryFn: async () => showUnitsOf(await favorites.read()),
  staleTime: LIMITS.favoritesFreshMs,
  retry: LIMITS.favoritesRetries,
});

/** The saved pairs, fresh for two minutes and after every change in any tab; three retries (SPEC section 9). */
export function useFavorites() {
  return useHydratedQuery(favoritesQuery);
}

/** Query of the latest conversions and of the units that they need. */
export const recentQuery = (limit: number) =>
  queryOptions({
    queryKey: [conversions.kind, limit],
    queryFn: async () => showUnitsOf(await readRecentConversions(limit)),
    staleTime: LIMITS.recentFreshMs,
    retry: LIMITS.recentRetries,
  });

/** The latest conversions, fresh for one minute and after every change in any tab; two retries (SPEC section 9). */
export function useRecentConversions(limit: number) {
  return useHydratedQuery(recentQuery(limit));
}
