import { findCurrency } from '@equivale/core';
import { arrangementQuery } from '../../arranging/arrangements.ts';
import { LISTS } from '../../arranging/usage.ts';
import { LIMITS } from '../../device/limits.ts';
import { queryClient } from '../../device/query-client.ts';
import { favoritesQuery, recentQuery } from '../../device/stored-pairs.ts';

const MOST = 5;

const recents = recentQuery(LIMITS.recentInView);

/** Reads from the device what `nearCurrencies` tells: before a picker opens, so that nothing moves in it once it is open. */
export function prepareNearCurrencies(): void {
  void queryClient.prefetchQuery(favoritesQuery);
  void queryClient.prefetchQuery(recents);
  void queryClient.prefetchQuery(arrangementQuery(LISTS.currencies));
}

/** The currencies this person uses, as far as they are loaded by now: of the favorites, then of the latest conversions; each once. */
export function nearCurrencies(): readonly string[] {
  const favorites = queryClient.getQueryData(favoritesQuery.queryKey) ?? [];
  const conversions = queryClient.getQueryData(recents.queryKey) ?? [];
  const codes = [...favorites, ...conversions]
    .filter(({ category }) => category === 'currency')
    .flatMap(({ fromUnit, toUnit }) => [fromUnit, toUnit])
    .filter((code) => findCurrency(code) !== undefined);
  return [...new Set(codes)].slice(0, MOST);
}
