import { DETAILED_RATES_PATH, parseRatesWithQuotes, type RatesWithQuotes } from '@equivale/contract';
import { LIMITS } from '../device/limits.ts';
import { useHydratedQuery } from '../device/use-hydrated-query.ts';
import { getJson } from './api-client.ts';

/** What the sources say of each rate, or why that is not at hand. */
export type SourceQuotes = Pick<RatesWithQuotes, 'details' | 'announced'> | 'loading' | 'offline';

/** Quotes of all sources, requested while somebody looks at them; nothing is stored. */
export function useSourceQuotes(isLive: boolean): SourceQuotes {
  const { data, isError } = useHydratedQuery({
    queryKey: ['/api/exchange-rates', 'detail'],
    queryFn: () => getJson(DETAILED_RATES_PATH, parseRatesWithQuotes),
    enabled: isLive,
    staleTime: LIMITS.ratesRefreshMs,
  });
  if (!isLive || isError) return 'offline';
  return data ?? 'loading';
}
