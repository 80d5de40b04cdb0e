import { useFavorites, useRecentConversions } from '../device/stored-pairs.ts';
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../device/query-client.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { BUNDLED } from '../testing/serve-rates.ts';
import { useHistory } from './history.ts';
import { useRates } from './rates.ts';

const minute = 60_000;
const calls = { rates: 0, history: 0 };
let histories: string[] = [];
let isDown = false;

function use(hook: () => unknown) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper });
}

/** What TanStack Query was really told for a key, the defaults included. */
const optionsOf = (key: string) =>
  queryClient
    .getQueryCache()
    .getAll()
    .find(({ queryKey }) => queryKey[0] === key)?.observers[0]?.options;

beforeEach(async () => {
  await emptyDevice();
  Object.assign(calls, { rates: 0, history: 0 });
  histories = [];
  isDown = false;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (url: string) => {
    const isHistory = url.includes('currency-history');
    calls[isHistory ? 'history' : 'rates'] += 1;
    if (isHistory) histories.push(url);
    if (isDown) throw new TypeError('Failed to fetch');
    const history = { data: [], source: null, base: 'USD', target: 'EUR', period: '7d' };
    return Response.json(isHistory ? history : BUNDLED);
  });
});

it('[S9.fetch-defaults] no retries, never stale, no refetch on window focus, no polling', () => {
  expect(queryClient.getDefaultOptions().queries).toEqual({
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
});

it('[S9.favorites-cache] favorites are fresh for 2 minutes, with 3 retries', () => {
  use(useFavorites);
  expect(optionsOf('favorites')).toMatchObject({ staleTime: 2 * minute, retry: 3 });
});

it('[S9.recent-cache] recents are fresh for 1 minute, with 2 retries', () => {
  use(() => useRecentConversions(5));
  expect(optionsOf('conversions')).toMatchObject({ staleTime: minute, retry: 2 });
});

describe('rates', () => {
  it('[S9.rates-refresh] [S7B.rates] are asked for at the start and every 5 minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result } = use(useRates);
    await waitFor(() => expect(result.current).toMatchObject({ place: 'network', isRefreshing: false }));
    expect(calls.rates).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(4.9 * minute));
    expect(calls.rates).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(0.2 * minute));
    expect(calls.rates).toBe(2);
  });

  it('[S7B.rates] are asked for once more when the call fails', async () => {
    isDown = true;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result } = use(useRates);
    await act(() => vi.advanceTimersByTimeAsync(0.5 * minute));
    expect(calls.rates).toBe(2);
    await waitFor(() => expect(result.current).toMatchObject({ isUnreachable: true }));
  });
});

describe('history', () => {
  it('[S9.history-cache] [S7B.history] is fresh for 5 minutes', async () => {
    use(() => useHistory('USD', 'EUR', '7d'));
    await waitFor(() => expect(calls.history).toBe(1));
    expect(optionsOf('/api/currency-history')).toMatchObject({
      staleTime: 5 * minute,
      queryKey: ['/api/currency-history', 'USD', 'EUR', '7d'],
    });
  });

  it.each([
    ['', 'EUR'],
    ['USD', ''],
    ['', ''],
  ])('[S7B.history] is asked for only when both currencies are set: "%s" and "%s"', async (base, target) => {
    use(() => [useHistory(base, target, '7d'), useHistory('EUR', 'USD', '7d')]);
    // What begins beside it is asked for after it.
    await waitFor(() => expect(histories).not.toEqual([]));
    expect(histories).toEqual([expect.stringContaining('EUR/USD')]);
  });
});
