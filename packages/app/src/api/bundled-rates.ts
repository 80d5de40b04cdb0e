import { type ExchangeRates, parseExchangeRates } from '@equivale/contract';
import { ratesPerDollar } from '@equivale/core';
import snapshot from './rates-snapshot.json';

/**
 * The rates built into the app. The snapshot holds published figures as text, half the size of doubles.
 * @returns undefined if the snapshot cannot be read
 */
export function readBundledRates(): ExchangeRates | undefined {
  const rates = ratesPerDollar({ rates: {}, origins: snapshot.origins ?? [] });
  const parsed = parseExchangeRates({ ...snapshot, rates });
  return parsed.ok ? parsed.value : undefined;
}
