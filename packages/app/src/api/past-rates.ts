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

/** The rate of a pair on one day, out of a history that is on the device: 11 digits of it, and not the figures it is made of. */
export interface StoredRate extends OwnRate {
  readonly day: string;
  readonly source: string;
}

/** What was found of a signature, in an app that was built with keys. */
interface Checked {
  readonly check?: HistoryCheck | undefined;
}

/** What is known of a day gone by. */
export type RatesOnDay = Checked &
  (
    | { readonly place: 'table'; readonly table: ExchangeRates }
    /** Without network: of the pairs asked for, those of which a history was stored. */
    | { readonly place: 'device'; readonly stored: readonly StoredRate[] }
  );

/** The table of a day, or null where there is none to be had. */
interface DayTable extends Checked {
  readonly table: ExchangeRates | null;
}

/** An average, which is null where what came is not used. */
export type CheckedAverage = AverageRate & Checked;

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

/** What of the past is signed: the reading of it and its files, loaded when it is asked for first; nothing where nothing can be checked. */
async function signedPast() {
  if (!globalThis.crypto?.subtle) return undefined;
  const { signedSources } = await import('@equivale/contract/signed-tables');
  const settings = { keys: config.ratesKeys, mirrors: config.mirrors };
  const sources = await signedSources(apiBase() + SIGNED_PATH, settings, readCachedResponse);
  return { ...(await import('./signed/read-signed-past.ts')), sources };
}

/**
 * The table of a day: of these currencies what is signed, else the service's, or as it was stored when it was asked before.
 * @param currencies none where they are not known
 */
export async function loadRatesOn(day: string, currencies: readonly string[]): Promise<DayTable> {
  // No service has an earlier day; a year that is being typed passes by 0002 and 0020.
  if (day < FIRST_ECB_DAY) return { table: null };
  const key = `/api${ratesOnPath(day)}`;
  const stored = async () => (await readCachedResponse(key, parseExchangeRates)) ?? null;
  // In the very words of the setting: a build without it leaves out what follows.
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
    queryKey: [
      '/api/exchange-rates',
      'on',
      day ?? '',
      ...(import.meta.env.VITE_RATES_KEYS ? [from, ...targets] : []),
    ],
    queryFn: () => loadRatesOn(day ?? '', [from, ...targets]),
    enabled: day !== undefined,
    staleTime: FRESH_MS,
    networkMode: 'always',
  }).data;
  const stored = useHydratedQuery({
    queryKey: ['stored-rates', day ?? '', from, ...targets],
    queryFn: () => loadStored(day ?? '', from, targets),
    enabled: table?.table === null,
    staleTime: FRESH_MS,
    networkMode: 'always',
  }).data;
  if (!table) return undefined;
  if (table.table) return { place: 'table', table: table.table, check: table.check };
  return stored && { ...stored, check: table.check };
}

const NOTHING_PUBLISHED = { source: null, average: null, days: 0, lowest: null, highest: null };

/** The average rate of a pair over a span of days; undefined for what neither the service nor the device can say. */
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

/**
 * The average rates of one currency in others, over spans of days: in order of the spans, and of the targets within each.
 * @returns undefined while nothing has answered; no element for what neither the service nor the device can say
 */
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
    networkMode: 'always',
  });
  return data;
}
