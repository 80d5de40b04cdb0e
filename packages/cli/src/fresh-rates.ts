import {
  API_BASE,
  averagePath,
  EXCHANGE_RATES_PATH,
  type Parsed,
  parseAverageRate,
  parseExchangeRates,
  ratesOnPath,
} from '@equivale/contract';
import type { DaySpan, RateTable } from '@equivale/core';

/** Longest wait for the service. */
const TIMEOUT_MS = 10_000;

/** @throws where the service gives nothing, or what is not by the contract */
async function fetchParsed<T>(
  service: string,
  path: string,
  parse: (input: unknown) => Parsed<T>,
): Promise<T> {
  const url = new URL(API_BASE + path, service);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const parsed = parse(await response.json());
  if (!parsed.ok) throw new Error(`${url}: ${parsed.field} ${parsed.reason}`);
  return parsed.value;
}

/**
 * Fetches a table from a rates service.
 * @param service its address, such as `https://rates.example`
 * @param on a day gone by; the newest table without it
 * @throws where it gives none, or one that is not by the contract
 */
export const fetchRates = (service: string, on: string | undefined): Promise<RateTable> =>
  fetchParsed(service, on === undefined ? EXCHANGE_RATES_PATH : ratesOnPath(on), parseExchangeRates);

/**
 * Fetches the average of a pair over a span.
 * @returns undefined where nobody published both currencies in it
 * @throws as {@link fetchRates} does
 */
export async function fetchAverage(service: string, base: string, target: string, { from, to }: DaySpan) {
  const found = await fetchParsed(service, averagePath(base, target, from, to), parseAverageRate);
  const { average, source, days } = found;
  return average !== null && source !== null ? { rate: average, source, days } : undefined;
}
