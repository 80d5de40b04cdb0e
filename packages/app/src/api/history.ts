import { type HistoryPeriod, type HistoryResponse, parseHistoryResponse } from '@equivale/contract';
import { useDeferredValue, useMemo } from 'react';
import { LIMITS } from '../device/limits.ts';
import { cacheResponse, readCachedResponse } from '../device/response-cache.ts';
import { useHydratedQuery } from '../device/use-hydrated-query.ts';
import { fetchHistory } from './api-client.ts';

export interface History {
  /** The pair's points over the period, oldest first; undefined while none has arrived. */
  readonly response: HistoryResponse | undefined;
  readonly isLoading: boolean;
  /** The response comes from this device, because the service could not be reached. */
  readonly isStored: boolean;
}

const historyKey = (base: string, target: string, period: HistoryPeriod) =>
  `/api/currency-history/${base}/${target}/${period}`;

async function loadHistory(base: string, target: string, period: HistoryPeriod) {
  const key = historyKey(base, target, period);
  try {
    const response = await fetchHistory(base, target, period);
    await cacheResponse(key, response);
    return { response, isStored: false };
  } catch (error) {
    const response = await readCachedResponse(key, parseHistoryResponse);
    if (response) return { response, isStored: true };
    throw error;
  }
}

/**
 * A pair's real history over a period, fresh for five minutes (SPEC section 7 B), and the last cached one without network.
 * @param base currency whose price is followed, '' while it is not chosen
 * @param target currency in which it is priced, '' while it is not chosen
 */
export function useHistory(base: string, target: string, period: HistoryPeriod): History {
  const query = useHydratedQuery({
    queryKey: ['/api/currency-history', base, target, period],
    queryFn: () => loadHistory(base, target, period),
    enabled: base !== '' && target !== '' && base !== target,
    staleTime: LIMITS.historyFreshMs,
    networkMode: 'always',
  });
  const { data, isLoading } = query;
  const key = historyKey(base, target, period);
  const now = useMemo(
    () => ({ key, response: data?.response, isLoading, isStored: data?.isStored ?? false }),
    [key, data, isLoading],
  );
  // What arrives is drawn in slices, between which keys and taps are answered; what is asked for anew shows at once.
  const drawn = useDeferredValue(now);
  return drawn.key === key ? drawn : now;
}
