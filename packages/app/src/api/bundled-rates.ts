import { type ExchangeRates, parseExchangeRates } from '@equivale/contract';
import { ratesPerDollar } from '@equivale/core';
import snapshot from './rates-snapshot.json';

/** The rates built into the app, as published texts: half the size of doubles. */
export function readBundledRates(): ExchangeRates | undefined {
  const rates = ratesPerDollar({ rates: {}, origins: snapshot.origins ?? [] });
  const parsed = parseExchangeRates({ ...snapshot, rates });
  return parsed.ok ? parsed.value : undefined;
}
