import type { HistoryPeriod } from './history/currency-history.ts';

/** Where the API is on the server that also serves the app. A hosted API's base address ends in it too. */
export const API_BASE = '/api';

/** Path of the table of rates, below the API's base. */
export const EXCHANGE_RATES_PATH = '/exchange-rates';

/** Path of the table of rates with what every source says of each. */
export const DETAILED_RATES_PATH = `${EXCHANGE_RATES_PATH}?detail=1` as const;

/**
 * Path of a pair's history, below the API's base; codes are upper-cased.
 * @param from base currency, any case
 * @param to target currency, any case
 */
export function currencyHistoryPath(from: string, to: string, period: HistoryPeriod) {
  const code = (text: string) => encodeURIComponent(text.toUpperCase());
  return `/currency-history/${code(from)}/${code(to)}?period=${period}` as const;
}

/** Path of the table of a day gone by, below the API's base. @param day `YYYY-MM-DD` */
export const ratesOnPath = (day: string) => `${EXCHANGE_RATES_PATH}?on=${day}` as const;

/** Path of a pair's average rate over a span of days, both included, below the API's base; known codes only. */
export const averagePath = (from: string, to: string, first: string, last: string) =>
  `/averages/${from}/${to}?from=${first}&to=${last}` as const;

/** Path for handing over a conversion (POST), below the API's base. */
export const CONVERSIONS_PATH = '/conversions';

/**
 * Path of the device's latest conversions, below the API's base.
 * @param limit how many at most, 1 or more
 */
export const recentConversionsPath = (limit: number) => `${CONVERSIONS_PATH}/recent?limit=${limit}` as const;

/** Path of the device's favorites (GET, POST), below the API's base. */
export const FAVORITES_PATH = '/favorites';

/** Path of the marks of removed favorites (GET), below the API's base. */
export const REMOVED_FAVORITES_PATH = `${FAVORITES_PATH}/removed` as const;

/** Path of everything that the service stores of a device (DELETE), below the API's base. */
export const DEVICE_PATH = '/device';

/** Path of one favorite (DELETE), below the API's base. */
export const favoritePath = (id: string) => `${FAVORITES_PATH}/${encodeURIComponent(id)}` as const;

/** Where the service serves its signed files, below the API's base; a mirror serves the same files below an address of its own. */
export const SIGNED_PATH = '/signed';
