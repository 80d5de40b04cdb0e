import type { ExchangeRates } from '@equivale/contract';

/** Of the table that the service sent and the one that came with the extension, the newer one. Both were checked before they were stored. */
export const newestOf = (stored: ExchangeRates | undefined, bundled: ExchangeRates): ExchangeRates =>
  stored && stored.timestamp >= bundled.timestamp ? stored : bundled;
