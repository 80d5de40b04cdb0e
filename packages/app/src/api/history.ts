import {
  type HistoryPeriod,
  type HistoryResponse,
  parseHistoryResponse,
  SIGNED_PATH,
} from '@equivale/contract';
import { useDeferredValue, useMemo } from 'react';
import { config } from '../config.ts';
import { LIMITS } from '../device/limits.ts';
import { cacheResponse, readCachedResponse } from '../device/response-cache.ts';
import { useHydratedQuery } from '../device/use-hydrated-query.ts';
import { apiBase, fetchHistory } from './api-client.ts';
import { cutPeriod } from './cut-period.ts';

export interface History {
  /** Points of the pair over the period, oldest first; undefined until loaded. */
  readonly response: HistoryResponse | undefined;
  readonly isLoading: boolean;
  /** Comes from this device because the service could not be reached. */
  readonly isStored: boolean;
}

const historyKey = (base: string, target: string, period: HistoryPeriod) =>
  `/api/currency-history/${base}/${target}/${period}`;

export const historyQueryKey = (base: string, target: string, period: HistoryPeriod) =>
  ['/api/currency-history', base, target, period] as const;

/** Result of checking a history's signature, or why it was rejected. */
export type HistoryCheck = 'verified' | 'unchecked' | HistoryRefusal;
type HistoryRefusal = 'unsigned' | 'older' | 'future';

export interface LoadedHistory {
  readonly response: HistoryResponse;
  readonly isStored: boolean;
  readonly check?: HistoryCheck;
}

export class RefusedHistory extends Error {
  override readonly name = 'RefusedHistory';
  readonly refusal: HistoryRefusal;

  constructor(refusal: RefusedHistory['refusal']) {
    super(`the new history is ${refusal}`);
    this.refusal = refusal;
  }
}

/** Signed points where available; otherwise those of the service. */
async function receiveHistory(base: string, target: string, period: HistoryPeriod) {
  if (globalThis.crypto?.subtle && period !== 'max') {
    const { readSignedHistory } = await import('./signed/read-signed-history.ts');
    const { signedSources } = await import('@equivale/contract/signed-tables');
    const settings = { keys: config.ratesKeys, mirrors: config.mirrors };
    const sources = await signedSources(apiBase() + SIGNED_PATH, settings, readCachedResponse);
    const signed = await readSignedHistory(sources, base, target, period);
    if (typeof signed === 'string' && signed !== 'unreachable') throw new RefusedHistory(signed);
    if (typeof signed === 'object') return { response: signed, check: 'verified' as const };
  }
  return { response: await fetchHistory(base, target, period), check: 'unchecked' as const };
}

/** The service's history after checks, else the last one stored here. @throws without either */
export async function loadHistory(
  base: string,
  target: string,
  period: HistoryPeriod,
): Promise<LoadedHistory> {
  const key = historyKey(base, target, period);
  try {
    // Spelled out so that the bundler removes what follows from builds without the setting.
    if (import.meta.env.VITE_RATES_KEYS) {
      const { response, check } = await receiveHistory(base, target, period);
      await cacheResponse(key, response);
      return { response, isStored: false, check };
    }
    const response = await fetchHistory(base, target, period);
    await cacheResponse(key, response);
    return { response, isStored: false };
  } catch (error) {
    const response = await readStoredHistory(base, target, period);
    if (import.meta.env.VITE_RATES_KEYS && response && error instanceof RefusedHistory)
      return { response, isStored: true, check: error.refusal };
    if (response) return { response, isStored: true };
    throw error;
  }
}

/** The stored history of a pair over a period, or the end of a longer one. */
export async function readStoredHistory(base: string, target: string, period: HistoryPeriod) {
  const lengths: HistoryPeriod[] = ['7d', '1m', '1y', '5y', 'max'];
  const longer = period === 'max' ? (['5y'] as const) : lengths.slice(lengths.indexOf(period) + 1);
  for (const stored of [period, ...longer]) {
    const response = await readCachedResponse(historyKey(base, target, stored), parseHistoryResponse);
    if (response?.data.length) return { ...response, period, data: cutPeriod(response.data, period) };
  }
  return undefined;
}

/** A pair's history, fresh for five minutes (SPEC section 7 B); without network the stored one. */
export function useHistory(base: string, target: string, period: HistoryPeriod): History {
  const query = useHydratedQuery({
    queryKey: historyQueryKey(base, target, period),
    queryFn: () => loadHistory(base, target, period),
    enabled: base !== '' && target !== '' && base !== target,
    staleTime: LIMITS.historyFreshMs,
  });
  const { data, isLoading } = query;
  const key = historyKey(base, target, period);
  const now = useMemo(
    () => ({ key, response: data?.response, isLoading, isStored: data?.isStored ?? false }),
    [key, data, isLoading],
  );
  // New data renders in a transition to keep input responsive; a period requested by the person renders at once.
  const rendered = useDeferredValue(now);
  return rendered.key === key ? rendered : now;
}
