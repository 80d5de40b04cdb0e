import { API_BASE, EXCHANGE_RATES_PATH, parseExchangeRates, ratesOnPath } from '@equivale/contract';
import type { RateTable } from '@equivale/core';

/** Longest wait for the service. */
const TIMEOUT_MS = 10_000;

/**
 * Fetches a table from a rates service.
 * @param service its address, such as `https://rates.example`
 * @param on a day gone by; the newest table without it
 * @throws where it gives none, or one that is not by the contract
 */
export async function fetchRates(service: string, on: string | undefined): Promise<RateTable> {
  const path = on === undefined ? EXCHANGE_RATES_PATH : ratesOnPath(on);
  const url = new URL(API_BASE + path, service);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const parsed = parseExchangeRates(await response.json());
  if (!parsed.ok) throw new Error(`${url}: ${parsed.field} ${parsed.reason}`);
  return parsed.value;
}
