import {
  CONVERSIONS_PATH,
  type ConversionRecord,
  currencyHistoryPath,
  EXCHANGE_RATES_PATH,
  type ExchangeRates,
  FAVORITES_PATH,
  type FavoriteRecord,
  favoritePath,
  type HistoryPeriod,
  type HistoryPoint,
  type NewConversion,
  type NewFavorite,
  parseConversionRecord,
  parseConversionRecords,
  parseExchangeRates,
  parseFavoriteRecord,
  parseFavoriteRecords,
  parseHistoryOf,
  parseRemovals,
  parseRemovedFavorite,
  REMOVED_FAVORITES_PATH,
  type Removals,
  type RemovedFavorite,
  recentConversionsPath,
} from '@equivale/contract';
import { FALLBACK_RATES } from '@equivale/core';
import { v7 as newId } from 'uuid';
import { LIMITS } from '../device/limits.ts';
import { type ApiCall, type Called, type Method, requestJson } from './api-request.ts';

/** The part of a table that the remote layer guarantees. */
type RemoteRates = Pick<ExchangeRates, 'base' | 'rates' | 'timestamp' | 'fallback'>;

/** SPEC section 7 A: every call of the remote layer. None rejects; each has a result for failures. */
export interface RemoteApi {
  exchangeRates(): Promise<RemoteRates>;
  currencyHistory(from: string, to: string, period: HistoryPeriod): Promise<readonly HistoryPoint[]>;
  saveConversion(conversion: NewConversion): Promise<ConversionRecord>;
  /** @param limit at most so many, by default 10 */
  recentConversions(limit?: number): Promise<readonly ConversionRecord[]>;
  saveFavorite(favorite: NewFavorite): Promise<FavoriteRecord>;
  favorites(): Promise<readonly FavoriteRecord[]>;
  /** Recently removed favorites, by this browser or another one with the same records. */
  removedFavorites(): Promise<Removals>;
  removeFavorite(id: string): Promise<RemovedFavorite>;
  /** Whether the service answers with rates. */
  testConnection(): Promise<boolean>;
}

/** Gives a local record what the service would have added. */
function ownStamp(now: number) {
  const at = new Date(now).toISOString();
  return { id: newId(), createdAt: at, timestamp: at };
}

/** SPEC section 7 B's client; `onFallback` gets the failure whenever a fallback is returned. */
export function createRemoteApi(
  base: string,
  now: () => number = Date.now,
  onFallback: (error: unknown) => void = () => {},
): RemoteApi {
  async function orElse<T>(response: Promise<T>, fallback: () => T): Promise<T> {
    try {
      return await response;
    } catch (error) {
      onFallback(error);
      return fallback();
    }
  }
  const call = <T, Path extends string, Way extends Method = 'GET'>(
    path: Path & Called<Path, T, Way>,
    request: ApiCall<T> & { readonly method?: Way },
  ) => requestJson(base + path, request);
  const rates = () => call(EXCHANGE_RATES_PATH, { parse: parseExchangeRates });
  const ofDevice = { withDevice: true } as const;
  return {
    exchangeRates: () =>
      orElse<RemoteRates>(rates(), () => ({
        base: 'USD',
        rates: { ...FALLBACK_RATES },
        timestamp: new Date(now()).toISOString(),
        fallback: true,
      })),
    currencyHistory: async (from, to, period) =>
      orElse<readonly HistoryPoint[]>(
        call(currencyHistoryPath(from, to, period), {
          parse: (input) =>
            parseHistoryOf(input, { base: from.toUpperCase(), target: to.toUpperCase(), period }),
        }).then(({ data }) => data),
        () => [],
      ),
    saveConversion: (conversion) =>
      orElse(
        call(CONVERSIONS_PATH, {
          ...ofDevice,
          method: 'POST',
          body: conversion,
          parse: parseConversionRecord,
        }),
        () => ({ ...conversion, ...ownStamp(now()) }),
      ),
    recentConversions: (limit = LIMITS.recentRemote) =>
      orElse<readonly ConversionRecord[]>(
        call(recentConversionsPath(limit), { ...ofDevice, parse: parseConversionRecords }),
        () => [],
      ),
    saveFavorite: (favorite) =>
      orElse(
        call(FAVORITES_PATH, { ...ofDevice, method: 'POST', body: favorite, parse: parseFavoriteRecord }),
        () => ({ ...favorite, ...ownStamp(now()) }),
      ),
    favorites: () =>
      orElse<readonly FavoriteRecord[]>(
        call(FAVORITES_PATH, { ...ofDevice, parse: parseFavoriteRecords }),
        () => [],
      ),
    removedFavorites: () =>
      orElse<Removals>(call(REMOVED_FAVORITES_PATH, { ...ofDevice, parse: parseRemovals }), () => []),
    removeFavorite: (id) =>
      orElse(call(favoritePath(id), { ...ofDevice, method: 'DELETE', parse: parseRemovedFavorite }), () => ({
        success: true,
        removedId: id,
      })),
    testConnection: () =>
      rates().then(
        () => true,
        () => false,
      ),
  };
}
