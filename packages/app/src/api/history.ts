import { type HistoryPeriod, type HistoryResponse, parseHistoryResponse } from '@equivale/contract';
import { dayNumber, monthsBefore } from '@equivale/core';
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
    const response = await readStored(base, target, period);
    if (response) return { response, isStored: true };
    throw error;
  }
}

/** Months a period reaches back from the newest observation; a week is counted in days. */
const MONTHS: Record<Exclude<HistoryPeriod, '7d' | 'max'>, number> = { '1m': 1, '1y': 12, '5y': 60 };

/** A period's history on the device, or the end of a longer one; of the whole history what there is of it. */
async function readStored(base: string, target: string, period: HistoryPeriod) {
  const lengths: HistoryPeriod[] = ['7d', '1m', '1y', '5y', 'max'];
  const longer = period === 'max' ? (['5y'] as const) : lengths.slice(lengths.indexOf(period) + 1);
  for (const stored of [period, ...longer]) {
    const response = await readCachedResponse(historyKey(base, target, stored), parseHistoryResponse);
    if (response?.data.length) return { ...response, period, data: cutPeriod(response.data, period) };
  }
  return undefined;
}

/**
 * The end of a series over a period that ends at its newest observation, as the service cuts it: where nothing was
 * observed on the first day itself, the rate then in force comes first.
 */
export function cutPeriod<Point extends { readonly date: string }>(
  points: Point[],
  period: HistoryPeriod,
): Point[] {
  const newest = points.at(-1)?.date;
  if (newest === undefined || period === 'max') return points;
  const last = dayNumber(newest);
  const start = period === '7d' ? last - 7 : monthsBefore(last, MONTHS[period]);
  const first = points.findIndex(({ date }) => dayNumber(date) >= start);
  const daysTo = (point: Point | undefined) => start - dayNumber(point?.date ?? '');
  const isInForce = daysTo(points[first]) !== 0 && daysTo(points[first - 1]) <= 4;
  return points.slice(isInForce ? first - 1 : first);
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
