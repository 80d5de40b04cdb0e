import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { forceCloseDatabase } from 'fake-indexeddb';
import { type IDBPDatabase, openDB, unwrap } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../device/limits.ts';
import { FULL, FULL_LIST, FULL_PREFERENCES } from '../testing/full-device.ts';
import { type DeviceSchema, MIGRATIONS } from './schema.ts';

/** The data layer as a tab that has just been opened has it. */
async function openTab() {
  vi.resetModules();
  const modules = await Promise.all([
    import('./database.ts'),
    import('./mirrors.ts'),
    import('./state.ts'),
    import('./kinds/favorites.ts'),
    import('../device/response-cache.ts'),
  ]);
  return Object.assign({}, ...modules) as (typeof modules)[0] &
    (typeof modules)[1] &
    (typeof modules)[2] &
    (typeof modules)[3] &
    (typeof modules)[4];
}

const asIs = (value: unknown) => ({ ok: true as const, value });
const miles = { category: 'length', fromUnit: 'mi', toUnit: 'km' } as const;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});

/** What a release of each version has stored: every kind in its rows, as that version has them. */
const WHOLE = { ...FULL, lists: [FULL_LIST], preferences: FULL_PREFERENCES };

describe('[I17.whole] the data of every version of the device', () => {
  it.each(MIGRATIONS.map((_, at) => at + 1))(
    'that of version %i is whole in this release',
    async (version) => {
      const before = (await openDB<DeviceSchema>('equivale-device', version, {
        async upgrade(database, _from, _now, transaction) {
          for (const migrate of MIGRATIONS.slice(0, version)) await migrate(database, transaction);
        },
      })) as unknown as IDBPDatabase;
      for (const [kind, records] of Object.entries(WHOLE))
        await before.put('records', { kind, row: 'as it was', records });
      before.close();
      const tab = await openTab();
      expect(await tab.readState()).toMatchObject({ favorites: FULL.favorites, trips: FULL.trips });
    },
  );

  it('a migration that fails leaves the device as it was', async () => {
    await (await openTab()).addFavorite(miles, 1);
    vi.resetModules();
    vi.doMock('./schema.ts', async (original) => {
      const schema = await original<typeof import('./schema.ts')>();
      const fail = async (database: { createObjectStore(name: string): unknown }) => {
        database.createObjectStore('half');
        throw new Error('no');
      };
      return { ...schema, MIGRATIONS: [...schema.MIGRATIONS, fail] };
    });
    const next = await import('./database.ts');
    vi.doUnmock('./schema.ts');
    await expect(next.openDevice()).rejects.toThrow();
    const database = await (await openTab()).openDevice();
    expect([database.version, ...database.objectStoreNames]).toEqual([1, 'records', 'responses']);
  });
});

it('a newer release in another tab migrates the device while this one is open, and neither loses anything', async () => {
  const tab = await openTab();
  await tab.addFavorite(miles, 1);
  const before = await tab.openDevice();
  vi.resetModules();
  vi.doMock('./schema.ts', async (original) => {
    const schema = await original<typeof import('./schema.ts')>();
    const addStore = (database: { createObjectStore(name: string): unknown }) =>
      void database.createObjectStore('zoo');
    return { ...schema, MIGRATIONS: [...schema.MIGRATIONS, addStore] };
  });
  const next = await (await import('./database.ts')).openDevice();
  vi.doUnmock('./schema.ts');
  expect(next.version).toBe(before.version + 1);
  await tab.addFavorite({ ...miles, fromUnit: 'ft' }, 2);
  expect(await next.count('records')).toBe(2);
  next.close();
});

it('a connection that the browser has closed is opened again', async () => {
  const tab = await openTab();
  await tab.addFavorite(miles, 1);
  const before = await tab.openDevice();
  forceCloseDatabase(unwrap(before) as never);
  await waitFor(async () => expect(await tab.openDevice()).not.toBe(before));
  expect(await tab.favorites.read()).toHaveLength(1);
});

it('the response cache drops the oldest beyond its bound', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tab = await openTab();
  for (let at = 0; at < LIMITS.responsesCached + 5; at += 1) {
    vi.setSystemTime(1_790_000_000_000 + at);
    await tab.cacheResponse(`/api/currency-history/${at}`, [at]);
  }
  vi.useRealTimers();
  expect(await (await tab.openDevice()).count('responses')).toBe(LIMITS.responsesCached);
  expect(await tab.readCachedResponse('/api/currency-history/3', asIs)).toBeUndefined();
  expect(await tab.readCachedResponse('/api/currency-history/124', asIs)).toEqual([124]);
});
