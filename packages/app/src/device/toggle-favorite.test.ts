import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '../platform/notices.ts';
import { openDevice } from '../records/database.ts';
import { addFavorite, findFavorite, favorites as savedPairs } from '../records/kinds/favorites.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { queryClient } from './query-client.ts';
import { useStorageHealth } from './storage-health.ts';
import { toggleFavorite, useFavoriteToggle } from './toggle-favorite.ts';

const pair = { category: 'currency', fromUnit: 'USD', toUnit: 'EUR' } as const;
const announced = () => useNotices.getState().notices[0];
const count = async () => (await savedPairs.read()).length;
const saved = async () => findFavorite(await savedPairs.read(), pair);

beforeEach(async () => {
  await emptyDevice();
  useNotices.setState({ notices: [] });
  useStorageHealth.setState({ fault: undefined });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('favorite toggle', () => {
  it('[S4.favorite-toggle] adds with an alert, removes with an alert', async () => {
    await toggleFavorite(pair, undefined);
    expect(announced()?.message).toBe('favorite.added');
    expect(await count()).toBe(1);
    await toggleFavorite(pair, await saved());
    expect(announced()?.message).toBe('favorite.removed');
    expect(await count()).toBe(0);
  });

  it('either can be taken back', async () => {
    await toggleFavorite(pair, undefined);
    announced()?.action?.run();
    await waitFor(async () => expect(await count()).toBe(0));
    await addFavorite(pair, 1);
    await toggleFavorite(pair, await saved());
    announced()?.action?.run();
    await waitFor(async () => expect(await savedPairs.read()).toMatchObject([{ ...pair, createdAt: 1 }]));
  });

  it('[S4.favorite-toggle] two tabs that star a pair one right after the other leave it saved', async () => {
    await toggleFavorite(pair, undefined);
    await toggleFavorite(pair, undefined);
    expect(await count()).toBe(1);
    expect(announced()?.message).toBe('favorite.exists');
  });

  it('[S4.favorite-toggle] two tabs that take the star away at once leave it taken away', async () => {
    await addFavorite(pair, 1);
    const seen = await saved();
    await toggleFavorite(pair, seen);
    await toggleFavorite(pair, seen);
    expect(await count()).toBe(0);
    expect(announced()?.message).toBe('favorite.removed');
  });

  it('[D.storage-full] says that this device cannot save', async () => {
    vi.spyOn(await openDevice(), 'transaction').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await toggleFavorite(pair, undefined);
    expect(announced()?.message).toBe('storage.full');
    expect(useStorageHealth.getState().fault).toBe('full');
  });

  it('[S4.favorite-toggle] the star follows, and a press during a press does nothing', async () => {
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queryClient }, children);
    const { result } = renderHook(() => useFavoriteToggle(pair), { wrapper });
    act(() => {
      result.current.toggle();
    });
    act(() => {
      result.current.toggle();
    });
    await waitFor(() => expect(result.current.isFavorite).toBe(true));
    expect(await count()).toBe(1);
  });
});
