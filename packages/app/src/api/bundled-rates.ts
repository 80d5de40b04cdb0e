import { type ExchangeRates, parseExchangeRates } from '@equivale/contract';
import { ratesPerDollar } from '@equivale/core';
import snapshot from './rates-snapshot.json';

/**
 * The rates that are built into the app. The snapshot holds what the sources published and no doubles, which take twice
 * the room.
 * @returns undefined where the snapshot cannot be read
 */
export function readBundledRates(): ExchangeRates | undefined {
  const rates = ratesPerDollar({ rates: {}, origins: snapshot.origins ?? [] });
  const parsed = parseExchangeRates({ ...snapshot, rates });
  return parsed.ok ? parsed.value : undefined;
}
