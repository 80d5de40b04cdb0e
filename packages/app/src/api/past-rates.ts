import {
  type AverageRate,
  averagePath,
  type ExchangeRates,
  parseAverageRate,
  parseExchangeRates,
  parseHistoryResponse,
  ratesOnPath,
  SIGNED_PATH,
} from '@equivale/contract';
import { type DaySpan, FIRST_ECB_DAY, type OwnRate } from '@equivale/core';
import { config } from '../config.ts';
import { cacheResponse, readCachedResponse } from '../device/response-cache.ts';
import { useHydratedQuery } from '../device/use-hydrated-query.ts';
import { apiBase, fetchAverage, fetchRatesOn } from './api-client.ts';
import { pointBy } from './cut-period.ts';
import type { HistoryCheck } from './history.ts';

/** The rate of a pair on one day from a stored history: 11 digits, without the figures behind it. */
export interface StoredRate extends OwnRate {
  readonly day: string;
  readonly source: string;
}

/** Result of the signature check, in builds with keys. */
interface Checked {
  readonly check?: HistoryCheck | undefined;
}

export type RatesOnDay = Checked &
  (
    | { readonly place: 'table'; readonly table: ExchangeRates }
    /** Offline: only pairs with a stored history. */
    | { readonly place: 'device'; readonly stored: readonly StoredRate[] }
  );

/** The table of a day, null if there is none. */
interface DayTable extends Checked {
  readonly table: ExchangeRates | null;
}

/** An average, null if the response was rejected. */
export type CheckedAverage = AverageRate & Checked;

/** The rate of a pair from its longest stored history, in either direction. */
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

/** Loads the signed past when it is first needed; undefined in builds without keys. */
async function signedPast() {
  if (!globalThis.crypto?.subtle) return undefined;
  const { signedSources } = await import('@equivale/contract/signed-tables');
  const settings = { keys: config.ratesKeys, mirrors: config.mirrors };
  const sources = await signedSources(apiBase() + SIGNED_PATH, settings, readCachedResponse);
  return { ...(await import('./signed/read-signed-past.ts')), sources };
}

/** The rates of a day: signed figures, else the service's, else the stored response. */
export async function loadRatesOn(day: string, currencies: readonly string[]): Promise<DayTable> {
  // No service has earlier days; years being typed pass through 0002 and 0020.
  if (day < FIRST_ECB_DAY) return { table: null };
  const key = `/api${ratesOnPath(day)}`;
  const stored = async () => (await readCachedResponse(key, parseExchangeRates)) ?? null;
  // Spelled out so that the bundler removes what follows from builds without the setting.
  if (import.meta.env.VITE_RATES_KEYS && currencies.length > 0) {
    const past = await signedPast();
    const signed = await past?.readSignedDay(past.sources, currencies, day);
    if (typeof signed === 'object') return { table: signed, check: 'verified' };
    if (typeof signed === 'string' && signed !== 'unreachable') return { table: null, check: signed };
  }
  const unchecked = import.meta.env.VITE_RATES_KEYS && ({ check: 'unchecked' } as const);
  try {
    const table = await fetchRatesOn(day);
    await cacheResponse(key, table);
    return { table, ...unchecked };
  } catch {
    return { table: await stored(), ...unchecked };
  }
}

async function loadStored(day: string, from: string, targets: readonly string[]): Promise<RatesOnDay> {
  const found = await Promise.all(targets.map((target) => storedRate(from, target, day)));
  return { place: 'device', stored: found.filter((rate) => rate !== undefined) };
}

/** Interval between requests for one day's table; the newest day may still grow. */
const FRESH_MS = 5 * 60_000;

export function useRatesOn(
  day: string | undefined,
  from: string,
  targets: readonly string[],
): RatesOnDay | undefined {
  const table = useHydratedQuery({
    queryKey: [
      '/api/exchange-rates',
      'on',
      day ?? '',
      ...(import.meta.env.VITE_RATES_KEYS ? [from, ...targets] : []),
    ],
    queryFn: () => loadRatesOn(day ?? '', [from, ...targets]),
    enabled: day !== undefined,
    staleTime: FRESH_MS,
  }).data;
  const stored = useHydratedQuery({
    queryKey: ['stored-rates', day ?? '', from, ...targets],
    queryFn: () => loadStored(day ?? '', from, targets),
    enabled: table?.table === null,
    staleTime: FRESH_MS,
  }).data;
  if (!table) return undefined;
  if (table.table) return { place: 'table', table: table.table, check: table.check };
  return stored && { ...stored, check: table.check };
}

const NOTHING_PUBLISHED = { source: null, average: null, days: 0, lowest: null, highest: null };

/** The average rate of a pair over a span of days; undefined if unknown to service and device. */
export async function loadAverage(
  base: string,
  target: string,
  { from, to }: DaySpan,
): Promise<CheckedAverage | undefined> {
  const key = `/api${averagePath(base, target, from, to)}`;
  if (import.meta.env.VITE_RATES_KEYS) {
    const past = await signedPast();
    const signed = await past?.readSignedAverage(past.sources, base, target, { from, to });
    if (typeof signed === 'object') return { ...signed, check: 'verified' };
    if (typeof signed === 'string' && signed !== 'unreachable')
      return { base, target, from, to, ...NOTHING_PUBLISHED, check: signed };
    const average = await askAverage();
    return average && { ...average, check: 'unchecked' };
  }
  return askAverage();

  async function askAverage(): Promise<AverageRate | undefined> {
    try {
      const average = await fetchAverage(base, target, from, to);
      await cacheResponse(key, average);
      return average;
    } catch {
      return await readCachedResponse(key, parseAverageRate);
    }
  }
}

/** Average rates of a currency by span, then target; without unknown ones. Undefined while loading. */
export function useAverages(
  from: string,
  targets: readonly string[],
  spans: readonly DaySpan[],
): readonly (CheckedAverage | undefined)[] | undefined {
  const { data } = useHydratedQuery({
    queryKey: ['/api/averages', from, ...targets, ...spans.map((span) => span.from + span.to)],
    queryFn: () =>
      Promise.all(spans.flatMap((span) => targets.map((target) => loadAverage(from, target, span)))),
    enabled: spans.length > 0,
    staleTime: FRESH_MS,
  });
  return data;
}
