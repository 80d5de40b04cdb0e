import 'fake-indexeddb/auto';
import { parseExchangeRates } from '@equivale/contract';
import { waitFor } from '@testing-library/react';
import { forceCloseDatabase } from 'fake-indexeddb';
import { type IDBPDatabase, openDB, unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The database as release 1.0.0 opens it (`data/device.ts` of that release), version and all. */
const openAsFirstRelease = () =>
  openDB('equivale', 1, {
    upgrade(database) {
      database.createObjectStore('answers');
      const favorites = database.createObjectStore('favorites', { keyPath: 'id' });
      favorites.createIndex('pair', ['category', 'fromUnit', 'toUnit'], { unique: true });
      database.createObjectStore('conversions', { keyPath: 'id', autoIncrement: true });
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

const visit = '0b6f3a52-6d0c-4c5e-9d59-5c1f6a0f7a11';
const kilometres = {
  category: 'length',
  fromUnit: 'mi',
  toUnit: 'km',
  fromValue: 26.2,
  toValue: 42.1648128,
  timestamp: 1_790_000_000_000,
  burst: `${visit} mi km 0`,
};
const euros = {
  category: 'currency',
  fromUnit: 'USD',
  toUnit: 'EUR',
  fromValue: 100,
  toValue: 85.47739122,
  timestamp: 1_790_000_100_000,
  rate: 0.8547739122,
  rateDate: '2026-08-21',
  burst: `${visit} USD EUR 1`,
};
const saved = {
  id: '5f0c2a0e-50ef-4d8d-8a43-3f2d6d1d2b3c',
  category: 'currency',
  fromUnit: 'USD',
  toUnit: 'EUR',
  createdAt: 1_789_000_000_000,
};

/** A table as that release cached it, from every source that it knew. */
const table = {
  base: 'USD',
  rates: { USD: 1, EUR: 0.8547739122, BTC: 0.000012017, AED: 3.6725, HRK: 6.4402940418 },
  timestamp: '2026-08-21T14:00:00Z',
  fallback: false,
  fetchedAt: '2026-08-21T18:00:00Z',
  origins: [
    { source: 'ecb', date: '2026-08-21', mark: 'observed', codes: ['USD', 'EUR'] },
    { source: 'coinbase', date: '2026-08-21', mark: 'stale', codes: ['BTC'] },
    { source: 'ecb', date: '2026-08-21', mark: 'peg', codes: ['AED'] },
    { source: 'ecb', date: '2026-08-21', mark: 'retired', codes: ['HRK'] },
    ...['frankfurter', 'binance', 'exchange-api', 'imf', 'fed-h10', 'hmrc', 'banca-d-italia'].map(
      (source) => ({
        ...{ source, date: '2026-08-20', mark: 'observed', codes: [] },
      }),
    ),
  ],
};

/** The newer release as a tab that has just been opened has it. */
async function openTab() {
  vi.resetModules();
  const [favorites, conversions, responses, database, preferences, changes] = await Promise.all([
    import('./favorites.ts'),
    import('./conversions.ts'),
    import('./response-cache.ts'),
    import('./database.ts'),
    import('./preferences.ts'),
    import('./query-client.ts'),
  ]);
  return { ...favorites, ...conversions, ...responses, ...database, ...preferences, ...changes };
}

let first: IDBPDatabase;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  first = await openAsFirstRelease();
  await first.add('favorites', saved);
  await first.add('conversions', kilometres);
  await first.add('conversions', euros);
  await first.put('answers', table, '/api/exchange-rates');
  localStorage.setItem(
    'equivale-preferences',
    JSON.stringify({ state: { theme: 'dark', language: 'en' }, version: 1 }),
  );
});
afterEach(() => {
  first.close();
  localStorage.clear();
  vi.restoreAllMocks();
});

const asTable = (value: unknown) => ({ ok: true as const, value });
const pairsOf = (favorites: readonly { readonly fromUnit: string }[]) =>
  favorites.map(({ fromUnit }) => fromUnit).sort();

describe('a device with the data of release 1.0.0', () => {
  it('opens with every favorite, conversion, cached response and preference', async () => {
    const tab = await openTab();
    const { createdAt } = saved;
    expect(await tab.readFavorites()).toMatchObject([{ ...saved, changedAt: createdAt }]);
    const { burst: _, ...then } = euros;
    expect(await tab.readRecentConversions(15)).toMatchObject([
      { ...then, changedAt: then.timestamp },
      { fromValue: 26.2, toUnit: 'km', changedAt: kilometres.timestamp },
    ]);
    expect(await tab.readCachedResponse('/api/exchange-rates', parseExchangeRates)).toMatchObject(table);
    expect(tab.usePreferences.getState()).toMatchObject({ theme: 'dark', language: 'en' });
  });

  it('leaves preferences that the old tab reads too', async () => {
    const tab = await openTab();
    tab.usePreferences.setState({ theme: 'light' });
    expect(JSON.parse(localStorage.getItem('equivale-preferences') ?? '')).toEqual({
      state: { theme: 'light', language: 'en' },
      version: 1,
    });
  });

  it('prefers a response of its own, and drops first what it took over, however late', async () => {
    const { LIMITS } = await import('./limits.ts');
    const tab = await openTab();
    await tab.cacheResponse('/api/exchange-rates', ['newer']);
    await first.put('answers', ['older'], '/api/currency-history/USD/EUR/7d');
    const again = await openTab();
    expect(await again.readCachedResponse('/api/exchange-rates', asTable)).toEqual(['newer']);
    for (let at = 0; at < LIMITS.responsesCached - 1; at += 1) await again.cacheResponse(`/${at}`, [at]);
    expect(await again.readCachedResponse('/api/exchange-rates', asTable)).toEqual(['newer']);
    expect(await again.readCachedResponse('/api/currency-history/USD/EUR/7d', asTable)).toBeUndefined();
  });

  it('does not take back the conversions that a full list has dropped', async () => {
    const { LIMITS } = await import('./limits.ts');
    const tab = await openTab();
    for (let at = 1; at <= LIMITS.conversionsStored; at += 1)
      await tab.saveConversion({
        ...{ category: 'length', fromUnit: 'ft', toUnit: 'm', fromValue: at, toValue: at * 0.3048 },
        ...{ id: `${at}`, timestamp: 1_790_001_000_000 + at },
      });
    const again = await openTab();
    expect(await (await again.openDevice()).count('conversions')).toBe(LIMITS.conversionsStored);
    expect((await again.readRecentConversions(1000)).at(-1)?.fromValue).toBe(1);
  });

  it('opens all the same where that data cannot be read, and says so', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('indexedDB', new IDBFactory());
    (await openDB('equivale', 1)).close();
    expect(await (await openTab()).readFavorites()).toEqual([]);
    expect(warning).toHaveBeenCalledOnce();
  });

  it('takes everything over once, however often it is opened', async () => {
    for (let start = 0; start < 3; start += 1) {
      const tab = await openTab();
      expect(await tab.readFavorites()).toHaveLength(1);
      expect(await tab.readRecentConversions(1000)).toHaveLength(2);
    }
  });

  it('does not bring back what was removed here, nor a pair that was saved anew', async () => {
    const tab = await openTab();
    await tab.readFavorites();
    await tab.removeFavorite(saved.id, 1_790_000_200_000);
    expect(await (await openTab()).readFavorites()).toEqual([]);
    expect(await tab.addFavorite({ category: 'currency', fromUnit: 'USD', toUnit: 'EUR' }, 7)).toMatchObject({
      ok: true,
    });
    expect(await (await openTab()).readFavorites()).toMatchObject([{ createdAt: 7 }]);
  });

  it('opens without one too, and leaves no empty database of the first release behind', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await (await openTab()).readFavorites()).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['equivale-device']);
  });
});

describe('a tab of release 1.0.0 beside one of this release', () => {
  it('loses nothing of either: saved, typed on, and removed', async () => {
    const tab = await openTab();
    await tab.addFavorite({ category: 'length', fromUnit: 'mi', toUnit: 'km' }, 1);
    await tab.saveConversion({
      ...kilometres,
      category: 'length',
      id: 'here',
      fromValue: 3,
      timestamp: 1_790_000_300_000,
    });
    // The old tab goes on with its own connection, and opens a new one as after a reload.
    await first.add('favorites', { ...saved, id: 'a', fromUnit: 'GBP' });
    await first.put('conversions', { ...euros, id: 2, fromValue: 1234, timestamp: 1_790_000_400_000 });
    first.close();
    first = await openAsFirstRelease();
    await first.delete('favorites', saved.id);
    await tab.readFirstRelease();
    expect(pairsOf(await tab.readFavorites())).toEqual(['GBP', 'mi']);
    const values = (await tab.readRecentConversions(15)).map(({ fromValue }) => fromValue);
    expect(values).toEqual([1234, 3, 26.2]);
    expect(await first.getAll('conversions')).toHaveLength(2);
  });

  it('a pair that both have saved is there once, and what follows it is taken over too', async () => {
    const tab = await openTab();
    await tab.addFavorite({ category: 'currency', fromUnit: 'GBP', toUnit: 'EUR' }, 5);
    await first.add('favorites', { ...saved, id: '0', fromUnit: 'GBP' });
    await first.add('favorites', { ...saved, id: 'z', fromUnit: 'JPY' });
    const again = await openTab();
    expect(pairsOf(await again.readFavorites())).toEqual(['GBP', 'JPY', 'USD']);
    expect((await again.readFavorites()).find(({ fromUnit }) => fromUnit === 'GBP')?.createdAt).toBe(5);
  });

  it('typing on here is not undone by what that tab stored before', async () => {
    const tab = await openTab();
    const [newest] = await tab.readRecentConversions(1);
    if (newest) await tab.saveConversion({ ...newest, fromValue: 250, timestamp: newest.timestamp + 1 });
    const again = await openTab();
    expect((await again.readRecentConversions(15)).map(({ fromValue }) => fromValue)).toEqual([250, 26.2]);
  });

  it('what that tab says it has changed is read at once, and shown', async () => {
    const tab = await openTab();
    await import('./device-changes.ts');
    await tab.readFavorites();
    const refetched = vi.spyOn(tab.queryClient, 'invalidateQueries');
    await first.add('favorites', { ...saved, id: 'b', fromUnit: 'CHF' });
    const channel = new BroadcastChannel('equivale-device');
    channel.postMessage(['favorites']);
    await waitFor(() => expect(refetched).toHaveBeenCalledWith({ queryKey: ['favorites'] }));
    channel.close();
    expect(pairsOf(await tab.readFavorites())).toEqual(['CHF', 'USD']);
  });
});

describe('a newer release in another tab', () => {
  /** The next release, which adds a store. */
  async function openNextRelease() {
    vi.resetModules();
    vi.doMock('./schema.ts', async (original) => {
      const { MIGRATIONS } = await original<typeof import('./schema.ts')>();
      const addStore = (database: { createObjectStore(name: string): unknown }) =>
        void database.createObjectStore('zoo');
      return { MIGRATIONS: [...MIGRATIONS, addStore] };
    });
    const next = await import('./database.ts');
    vi.doUnmock('./schema.ts');
    return next.openDevice();
  }

  it('migrates the device while this one is open, and neither loses anything', async () => {
    const tab = await openTab();
    await tab.addFavorite({ category: 'length', fromUnit: 'mi', toUnit: 'km' }, 1);
    await tab.cacheResponse('/api/sources', ['here']);
    const before = await tab.openDevice();
    const next = await openNextRelease();
    expect(next.version).toBe(before.version + 1);
    expect([...next.objectStoreNames]).toEqual([...before.objectStoreNames, 'zoo']);
    expect(await next.count('favorites')).toBe(2);
    expect(await next.count('conversions')).toBe(2);
    expect(await next.get('responses', '/api/sources')).toMatchObject({ body: ['here'] });
    await tab.addFavorite({ category: 'length', fromUnit: 'ft', toUnit: 'm' }, 2);
    expect(await next.count('favorites')).toBe(3);
    next.close();
  });
});

it('a connection that the browser has closed is opened again', async () => {
  const tab = await openTab();
  const before = await tab.openDevice();
  forceCloseDatabase(unwrap(before) as never);
  await waitFor(async () => expect(await tab.openDevice()).not.toBe(before));
  expect(await tab.readFavorites()).toHaveLength(1);
});

it('a tab goes on with what it knows when a newer release has opened the device', async () => {
  const newer = await openDB('equivale-device', 99, {
    upgrade(database) {
      database.createObjectStore('responses').createIndex('storedAt', 'storedAt');
      database
        .createObjectStore('favorites', { keyPath: 'id' })
        .createIndex('pair', ['category', 'fromUnit', 'toUnit'], { unique: true });
      database.createObjectStore('conversions', { keyPath: 'id' }).createIndex('timestamp', 'timestamp');
      database.createObjectStore('trips', { keyPath: 'id' });
    },
  });
  const tab = await openTab();
  expect(await tab.addFavorite({ category: 'length', fromUnit: 'ft', toUnit: 'm' }, 1)).toMatchObject({
    ok: true,
  });
  expect(await newer.getAll('favorites')).toHaveLength(2);
  newer.close();
});

it('the response cache drops the oldest beyond its bound', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tab = await openTab();
  const { LIMITS } = await import('./limits.ts');
  for (let at = 0; at < LIMITS.responsesCached + 5; at += 1) {
    vi.setSystemTime(1_790_000_000_000 + at);
    await tab.cacheResponse(`/api/currency-history/${at}`, [at]);
  }
  vi.useRealTimers();
  expect(await (await tab.openDevice()).count('responses')).toBe(LIMITS.responsesCached);
  expect(await tab.readCachedResponse('/api/currency-history/3', asTable)).toBeUndefined();
  expect(await tab.readCachedResponse('/api/currency-history/124', asTable)).toEqual([124]);
});
