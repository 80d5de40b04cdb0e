import type { RatesWithQuotes } from '@equivale/contract';
import { LIMITS } from '../device/limits.ts';
import { useAnswer } from '../device/use-answer.ts';
import { fetchDetailedRates } from './api-client.ts';

/** What the sources say of each rate, or why that is not at hand. */
export type RateDetails = RatesWithQuotes['details'] | 'asking' | 'offline';

/**
 * Asks the service for what stands behind the rates, while somebody looks at it; nothing of it is kept on the device.
 * @param isLive whether the rates in use are the service's own answer
 */
export function useRateDetails(isLive: boolean): RateDetails {
  const { data, isError } = useAnswer({
    queryKey: ['/api/exchange-rates', 'detail'],
    queryFn: fetchDetailedRates,
    enabled: isLive,
    staleTime: LIMITS.ratesRefreshMs,
    networkMode: 'always',
  });
  if (!isLive || isError) return 'offline';
  return data?.details ?? 'asking';
}
