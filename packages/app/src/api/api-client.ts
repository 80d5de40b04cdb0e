import {
  API_BASE,
  type AverageRate,
  averagePath,
  currencyHistoryPath,
  EXCHANGE_RATES_PATH,
  type ExchangeRates,
  type HistoryPeriod,
  type HistoryResponse,
  type Parsed,
  parseAverageRate,
  parseExchangeRates,
  parseHistoryOf,
  ratesOnPath,
} from '@equivale/contract';
import { config } from '../config.ts';
import { isNative } from '../platform/platform.ts';
import { ApiError, type Called, requestJson } from './api-request.ts';

/** Base address of the API: the hosted one in the native app, else the page's own origin. */
export const apiBase = () => (isNative() ? config.hostedApiUrl : API_BASE);

/** The screens' fetch function; its errors consist of status, colon and body (SPEC section 7 B). */
export async function getJson<T, Path extends string>(
  path: Path & Called<Path, T>,
  parse: (input: unknown) => Parsed<T>,
): Promise<T> {
  try {
    return await requestJson(apiBase() + path, { parse });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 300) throw error;
    throw new ApiError(error.status, `${error.status}: ${error.message}`, error);
  }
}

/** The newest table of rates. @throws ApiError */
export const fetchExchangeRates = (): Promise<ExchangeRates> =>
  getJson(EXCHANGE_RATES_PATH, parseExchangeRates);

/** A pair's history over a period. @throws ApiError */
export const fetchHistory = (base: string, target: string, period: HistoryPeriod): Promise<HistoryResponse> =>
  getJson(currencyHistoryPath(base, target, period), (input) =>
    parseHistoryOf(input, { base, target, period }),
  );

/** The table of a past day. @throws ApiError */
export const fetchRatesOn = (day: string): Promise<ExchangeRates> =>
  getJson(ratesOnPath(day), parseExchangeRates);

/** A pair's average rate over a span of days, both included. @throws ApiError */
export const fetchAverage = (
  base: string,
  target: string,
  first: string,
  last: string,
): Promise<AverageRate> => getJson(averagePath(base, target, first, last), parseAverageRate);
