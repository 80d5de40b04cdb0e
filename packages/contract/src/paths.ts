import type { HistoryPeriod } from './history/currency-history.ts';

/** Where the API is on the server that also serves the app. A hosted API's base address ends in it too. */
export const API_BASE = '/api';

/** Path of the table of rates, below the API's base. */
export const EXCHANGE_RATES_PATH = '/exchange-rates';

/** Path of the table of rates with what every source says of each. */
export const DETAILED_RATES_PATH = `${EXCHANGE_RATES_PATH}?detail=1`;

/**
 * Path of a pair's history, below the API's base; codes are upper-cased.
 * @param from base currency, any case
 * @param to target currency, any case
 */
export function currencyHistoryPath(from: string, to: string, period: HistoryPeriod): string {
  const code = (text: string) => encodeURIComponent(text.toUpperCase());
  return `/currency-history/${code(from)}/${code(to)}?period=${period}`;
}

/** Path of the table of a day gone by, below the API's base. @param day `YYYY-MM-DD` */
export const ratesOnPath = (day: string): string => `${EXCHANGE_RATES_PATH}?on=${day}`;

/** Path of a pair's average rate over a span of days, both included, below the API's base; known codes only. */
export const averagePath = (from: string, to: string, first: string, last: string): string =>
  `/averages/${from}/${to}?from=${first}&to=${last}`;

/** Path for handing over a conversion (POST), below the API's base. */
export const CONVERSIONS_PATH = '/conversions';

/**
 * Path of the device's latest conversions, below the API's base.
 * @param limit how many at most, 1 or more
 */
export const recentConversionsPath = (limit: number): string => `${CONVERSIONS_PATH}/recent?limit=${limit}`;

/** Path of the device's favorites (GET, POST), below the API's base. */
export const FAVORITES_PATH = '/favorites';

/** Path of the marks of removed favorites (GET), below the API's base. */
export const REMOVED_FAVORITES_PATH = `${FAVORITES_PATH}/removed`;

/** Path of everything that the service stores of a device (DELETE), below the API's base. */
export const DEVICE_PATH = '/device';

/** Path of one favorite (DELETE), below the API's base. */
export const favoritePath = (id: string): string => `${FAVORITES_PATH}/${encodeURIComponent(id)}`;

/** Where the service serves its signed files, below the API's base; a mirror serves the same files below an address of its own. */
export const SIGNED_PATH = '/signed';
