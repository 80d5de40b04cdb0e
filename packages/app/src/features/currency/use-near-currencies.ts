import { findCurrency } from '@equivale/core';
import { useRecentConversions } from '../../data/conversions.ts';
import { useFavorites } from '../../data/favorites.ts';
import { LIMITS } from '../../data/limits.ts';

/** How many currencies stand before the popular ones. */
const MOST = 5;

/** The currencies this person uses: of the favorites, then of the latest conversions; each once. */
export function useNearCurrencies(): readonly string[] {
  const { data: favorites = [] } = useFavorites();
  const { data: recents = [] } = useRecentConversions(LIMITS.recentInView);
  const codes = [...favorites, ...recents]
    .filter(({ category }) => category === 'currency')
    .flatMap(({ fromUnit, toUnit }) => [fromUnit, toUnit])
    .filter((code) => findCurrency(code) !== undefined);
  return [...new Set(codes)].slice(0, MOST);
}
