import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
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

/** The newer release as a tab that has just been opened has it. */
async function openTab() {
  vi.resetModules();
  const [favorites, conversions, responses, database] = await Promise.all([
    import('./favorites.ts'),
    import('./conversions.ts'),
    import('./response-cache.ts'),
    import('./database.ts'),
  ]);
  return { ...favorites, ...conversions, ...responses, ...database };
}

let first: IDBPDatabase;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  first = await openAsFirstRelease();
  await first.add('favorites', saved);
  await first.add('conversions', kilometres);
  await first.add('conversions', euros);
  await first.put('answers', { base: 'USD' }, '/api/exchange-rates');
});
afterEach(() => first.close());

const asTable = (value: unknown) => ({ ok: true as const, value });
const pairsOf = (favorites: readonly { readonly fromUnit: string }[]) =>
  favorites.map(({ fromUnit }) => fromUnit).sort();

describe('a device with the data of release 1.0.0', () => {
  it('opens with every favorite, conversion and cached response', async () => {
    const tab = await openTab();
    expect(await tab.readFavorites()).toMatchObject([saved]);
    const { burst: _, ...then } = euros;
    expect(await tab.readRecentConversions(15)).toMatchObject([then, { fromValue: 26.2, toUnit: 'km' }]);
    expect(await tab.readCachedResponse('/api/exchange-rates', asTable)).toEqual({ base: 'USD' });
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
