import {
  type AverageRate,
  averagePath,
  type ExchangeRates,
  type HistoryPoint,
  parseAverageRate,
  parseExchangeRates,
  parseHistoryResponse,
  ratesOnPath,
} from '@equivale/contract';
import { dayNumber, isTargetDay, type OwnRate } from '@equivale/core';
import type { DaySpan } from '../conversion/past-days.ts';
import { cacheResponse, readCachedResponse } from '../device/response-cache.ts';
import { useHydratedQuery } from '../device/use-hydrated-query.ts';
import { fetchAverage, fetchRatesOn } from './api-client.ts';

/** The rate of a pair on one day, out of a history that is on the device: 11 digits of it, and not the figures it is made of. */
export interface StoredRate extends OwnRate {
  readonly day: string;
  readonly source: string;
}

/** What is known of a day gone by. */
export type RatesOnDay =
  | { readonly place: 'table'; readonly table: ExchangeRates }
  /** Without network: of the pairs asked for, those of which a history was stored. */
  | { readonly place: 'device'; readonly stored: readonly StoredRate[] };

/** First day of the euro, and of the service's history. */
export const FIRST_DAY = '1999-01-04';

/** Days before a day from which a value can still be in force on it, as the service counts them. */
const REACH_DAYS = 31;

/**
 * The last point of a history by a day; none where the history begins later, or where it ends before a day on which more
 * will have been published.
 * @param points oldest first
 */
export function pointBy(points: readonly HistoryPoint[], day: string): HistoryPoint | undefined {
  const at = points.findLastIndex(({ date }) => date <= day);
  const found = points[at];
  if (!found) return undefined;
  const [first, last] = [dayNumber(found.date), dayNumber(day)];
  if (at < points.length - 1) return last - first <= REACH_DAYS ? found : undefined;
  for (let later = last; later > first; later -= 1) if (isTargetDay(later)) return undefined;
  return found;
}

/** The rate of a pair out of the longest history of it on the device, in either direction. */
export async function storedRate(from: string, to: string, day: string): Promise<StoredRate | undefined> {
  const sides = [[from, to] as const, [to, from] as const];
  for (const period of ['max', '5y', '1y', '1m', '7d']) {
    for (const [base, code] of sides) {
      const key = `/api/currency-history/${base}/${code}/${period}`;
      const stored = await readCachedResponse(key, parseHistoryResponse);
      const point = stored && pointBy(stored.data, day);
      if (point) return { base, code, text: point.rate, day: point.date, source: stored.source ?? '' };
    }
  }
  return undefined;
}

/** The table of a day: the service's, or as it was stored when it was asked before; null where there is neither. */
export async function loadRatesOn(day: string): Promise<ExchangeRates | null> {
  const key = `/api${ratesOnPath(day)}`;
  try {
    const table = await fetchRatesOn(day);
    await cacheResponse(key, table);
    return table;
  } catch {
    return (await readCachedResponse(key, parseExchangeRates)) ?? null;
  }
}

async function loadStored(day: string, from: string, targets: readonly string[]): Promise<RatesOnDay> {
  const found = await Promise.all(targets.map((target) => storedRate(from, target, day)));
  return { place: 'device', stored: found.filter((rate) => rate !== undefined) };
}

/** How long a day's table is not asked for again: the newest day's may still be added to. */
const FRESH_MS = 5 * 60_000;

/**
 * The rates of a day gone by: as the service has them, as they were stored when it was asked before, or out of the histories on
 * the device.
 * @param day undefined for none
 * @returns undefined while nothing has answered
 */
export function useRatesOn(
  day: string | undefined,
  from: string,
  targets: readonly string[],
): RatesOnDay | undefined {
  const table = useHydratedQuery({
    queryKey: ['/api/exchange-rates', 'on', day ?? ''],
    queryFn: () => loadRatesOn(day ?? ''),
    enabled: day !== undefined,
    staleTime: FRESH_MS,
    networkMode: 'always',
  }).data;
  const stored = useHydratedQuery({
    queryKey: ['stored-rates', day ?? '', from, ...targets],
    queryFn: () => loadStored(day ?? '', from, targets),
    enabled: table === null,
    staleTime: FRESH_MS,
    networkMode: 'always',
  }).data;
  return table ? { place: 'table', table } : table === null ? stored : undefined;
}

/** The average rate of a pair over a span of days; undefined for what neither the service nor the device can say. */
export async function loadAverage(base: string, target: string, { from, to }: DaySpan) {
  const key = `/api${averagePath(base, target, from, to)}`;
  try {
    const average = await fetchAverage(base, target, from, to);
    await cacheResponse(key, average);
    return average;
  } catch {
    return await readCachedResponse(key, parseAverageRate);
  }
}

/**
 * The average rates of one currency in others, over spans of days: in order of the spans, and of the targets within each.
 * @returns undefined while nothing has answered; no element for what neither the service nor the device can say
 */
export function useAverages(
  from: string,
  targets: readonly string[],
  spans: readonly DaySpan[],
): readonly (AverageRate | undefined)[] | undefined {
  const { data } = useHydratedQuery({
    queryKey: ['/api/averages', from, ...targets, ...spans.map((span) => span.from + span.to)],
    queryFn: () =>
      Promise.all(spans.flatMap((span) => targets.map((target) => loadAverage(from, target, span)))),
    enabled: spans.length > 0,
    staleTime: FRESH_MS,
    networkMode: 'always',
  });
  return data;
}
