import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiBase, fetchExchangeRates, fetchHistory } from './api-client.ts';
import { ApiError, requestJson } from './api-request.ts';
import { createRemoteApi } from './remote-api.ts';
import { remoteRecentQuery } from './remote-recent.ts';

const base = 'https://equivale.example/api';
const now = Date.parse('2026-11-20T12:00:00Z');
const remote = createRemoteApi(base, () => now);
const stamp = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), timestamp: '2026-11-20T12:00:00.000Z' };
const milesToKm = { category: 'length', fromUnit: 'mi', toUnit: 'km' } as const;
const conversion = { ...milesToKm, fromValue: 1, toValue: 1.609344 };
const stored = {
  id: '0b9e0c0e-5a55-4d5c-9d0c-2f5f1f0f6a11',
  timestamp: '2026-11-20T11:00:00Z',
  createdAt: '2026-11-20T11:00:01Z',
};

const calls: { url: string; init: RequestInit }[] = [];

function serve(respond: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return respond();
  });
}
const json = (value: unknown) => serve(() => Response.json(value));
const down = () => serve(() => Promise.reject(new TypeError('Failed to fetch')));
const last = () => calls.at(-1);

beforeEach(() => {
  calls.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** SPEC section 4, "Fallback rates", copied from its text. */
const specFallback = {
  USD: 1,
  EUR: 0.85,
  GBP: 0.73,
  JPY: 110,
  CAD: 1.25,
  AUD: 1.35,
  CHF: 0.92,
  CNY: 6.45,
  MXN: 17.5,
  BRL: 5.2,
  COP: 4200,
};

describe('the remote layer while the service answers', () => {
  it('[S7A.request] asks for JSON, with cors', async () => {
    json([]);
    await remote.favorites();
    expect(last()?.init).toMatchObject({ mode: 'cors', headers: { accept: 'application/json' } });
  });

  it('[S7A.rates] asks for the rates and hands over base, rates and timestamp', async () => {
    const table = {
      base: 'USD',
      rates: { USD: 1, EUR: 0.8 },
      timestamp: '2026-08-21T14:00:00Z',
      fallback: false,
    };
    json({ ...table, fetchedAt: null, origins: [] });
    expect(await remote.exchangeRates()).toMatchObject(table);
    expect(last()?.url).toBe(`${base}/exchange-rates`);
  });

  it('[S7A.history] upper-cases the codes and reads the field data', async () => {
    const data = [{ date: '2026-08-21', rate: '0.854774' }];
    json({ data, source: 'ecb', base: 'USD', target: 'EUR', period: '7d' });
    expect(await remote.currencyHistory('usd', 'eur', '7d')).toEqual(data);
    expect(last()?.url).toBe(`${base}/currency-history/USD/EUR?period=7d`);
  });

  it('[S7A.rates] [S7A.history] takes what other servers send: a table without origins, points as numbers', async () => {
    const table = { base: 'USD', rates: { USD: 1, EUR: 0.8 }, timestamp: '2026-08-21T14:00:00Z' };
    json(table);
    expect(await remote.exchangeRates()).toMatchObject({ ...table, fallback: false });
    expect(await remote.testConnection()).toBe(true);
    json([{ date: '2026-08-21', rate: 0.854774 }]);
    expect(await remote.currencyHistory('usd', 'eur', '7d')).toEqual([
      { date: '2026-08-21', rate: '0.854774' },
    ]);
  });

  it('[S7A.conversion-post] hands over the record', async () => {
    json({ ...conversion, ...stored });
    expect(await remote.saveConversion(conversion)).toEqual({ ...conversion, ...stored });
    expect(last()).toMatchObject({ url: `${base}/conversions`, init: { method: 'POST' } });
    expect(JSON.parse(String(last()?.init.body))).toEqual(conversion);
  });

  it('[S9.recent-remote-limit] [S7A.conversions-recent] asks for ten unless said', async () => {
    json([{ ...conversion, ...stored }]);
    expect(await remote.recentConversions()).toHaveLength(1);
    expect(last()?.url).toBe(`${base}/conversions/recent?limit=10`);
    await remote.recentConversions(3);
    expect(last()?.url).toBe(`${base}/conversions/recent?limit=3`);
  });

  it('[S7A.favorites] saves, lists and removes', async () => {
    json({ ...milesToKm, ...stored });
    expect(await remote.saveFavorite(milesToKm)).toEqual({ ...milesToKm, ...stored });
    expect(last()).toMatchObject({ url: `${base}/favorites`, init: { method: 'POST' } });
    json([{ ...milesToKm, ...stored }]);
    expect(await remote.favorites()).toHaveLength(1);
    json([{ id: stored.id, timestamp: stored.timestamp }]);
    expect(await remote.removedFavorites()).toEqual([{ id: stored.id, timestamp: stored.timestamp }]);
    expect(last()?.url).toBe(`${base}/favorites/removed`);
    json({ success: true, removedId: stored.id });
    expect(await remote.removeFavorite(stored.id)).toEqual({ success: true, removedId: stored.id });
    expect(last()).toMatchObject({ url: `${base}/favorites/${stored.id}`, init: { method: 'DELETE' } });
  });
});

describe('the remote layer on failure', () => {
  beforeEach(down);

  it('[S7A.rates-fallback] gives exactly the built-in set, marked', async () => {
    expect(await remote.exchangeRates()).toEqual({
      base: 'USD',
      rates: specFallback,
      timestamp: '2026-11-20T12:00:00.000Z',
      fallback: true,
    });
  });

  it('[S7A.history-fallback] [S7A.recent-fallback] [S7A.favorites-fallback] gives empty lists', async () => {
    expect(await remote.currencyHistory('USD', 'EUR', '1m')).toEqual([]);
    expect(await remote.recentConversions()).toEqual([]);
    expect(await remote.favorites()).toEqual([]);
    expect(await remote.removedFavorites()).toEqual([]);
  });

  it('[S7A.recent-fallback] a response that is no array counts as a failure', async () => {
    json({ conversions: [] });
    expect(await remote.recentConversions()).toEqual([]);
  });

  it('[S7A.conversion-fallback] makes the record itself', async () => {
    expect(await remote.saveConversion(conversion)).toEqual({
      ...conversion,
      ...stamp,
      createdAt: stamp.timestamp,
    });
  });

  it('[S7A.favorite-fallback] makes the favorite itself', async () => {
    expect(await remote.saveFavorite(milesToKm)).toEqual({
      ...milesToKm,
      ...stamp,
      createdAt: stamp.timestamp,
    });
  });

  it('[S7A.delete-fallback] says that it is removed', async () => {
    expect(await remote.removeFavorite('x')).toEqual({ success: true, removedId: 'x' });
  });

  it('[S7A.connection-test] says whether rates came', async () => {
    expect(await remote.testConnection()).toBe(false);
    json({
      base: 'USD',
      rates: { USD: 1 },
      timestamp: '2026-08-21T14:00:00Z',
      fallback: false,
      fetchedAt: null,
      origins: [],
    });
    expect(await remote.testConnection()).toBe(true);
  });
});

describe('errors of a call', () => {
  const call = () =>
    requestJson('/api/x', { parse: (value) => ({ ok: true, value }) }).then(
      () => undefined,
      (error: unknown) => error as ApiError,
    );

  it.each([
    [
      '[S8.network] no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      0,
      'Network error: Failed to fetch',
    ],
    [
      '[S8.html] an HTML body',
      () => new Response('<!doctype html><p>hello'),
      200,
      'API returned HTML page instead of JSON. URL: /api/x',
    ],
    ['[S8.status] a status with a body', () => new Response('gone', { status: 410 }), 410, 'gone'],
    [
      '[S8.status] a status without a body',
      () => new Response(null, { status: 503, statusText: 'Service Unavailable' }),
      503,
      'Service Unavailable',
    ],
    ['[S8.json] an unparseable body', () => new Response('{'), 200, 'Invalid JSON response from /api/x'],
  ])('%s', async (_name, respond, status, message) => {
    serve(respond);
    const error = await call();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, message });
  });

  it('[S7B.default-fetch] the screens send a GET with the cookies of the page, and read JSON', async () => {
    const table = { base: 'USD', rates: { USD: 1 }, timestamp: '2026-08-21T14:00:00Z', fallback: false };
    json({ ...table, fetchedAt: null, origins: [] });
    expect(await fetchExchangeRates()).toMatchObject(table);
    expect(last()).toMatchObject({
      url: '/api/exchange-rates',
      init: { method: 'GET', credentials: 'same-origin' },
    });
    json({ data: [], source: null, base: 'USD', target: 'EUR', period: '1m' });
    await fetchHistory('USD', 'EUR', '1m');
    expect(last()?.url).toBe('/api/currency-history/USD/EUR?period=1m');
  });

  it('[S8.default-fetch] the screens say status, colon, body', async () => {
    serve(() => new Response('no such thing', { status: 404 }));
    await expect(fetchExchangeRates()).rejects.toThrow('404: no such thing');
  });
});

describe('[S7A.base-path] where the API stands', () => {
  it('is the hosted one in the native app, and else the server that served the page', () => {
    expect(apiBase()).toBe('/api');
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    expect(apiBase()).toBe('https://equivale.example/api');
  });
});

it('[S9.remote-recent] fresh for 30 s, three retries a second apart', () => {
  expect(remoteRecentQuery(remote)).toMatchObject({ staleTime: 30_000, retry: 3, retryDelay: 1000 });
});
