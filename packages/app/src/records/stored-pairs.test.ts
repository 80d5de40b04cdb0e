import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { ConversionRecord } from '../conversion/conversion.ts';
import { LIMITS } from '../device/limits.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { openDevice, readStored } from './database.ts';
import { conversions, readRecentConversions, saveConversion } from './kinds/conversions.ts';
import { addFavorite, findFavorite, favorites as savedPairs } from './kinds/favorites.ts';
import { writeState } from './mirrors.ts';

const usdToEur = { category: 'currency', fromUnit: 'USD', toUnit: 'EUR' } as const;
const milesToKm = { category: 'length', fromUnit: 'mi', toUnit: 'km' } as const;

const conversion = (fromValue: number, id: string): ConversionRecord => ({
  ...milesToKm,
  fromValue,
  toValue: fromValue * 1.609344,
  timestamp: 1_790_000_000_000 + fromValue,
  id,
});

let warning: MockInstance;

beforeEach(async () => {
  await emptyDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: 3 });
  warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('favorites on the device', () => {
  it('[S7B.favorites] are kept newest first, found by pair, and removed by id', async () => {
    const first = await addFavorite(usdToEur, 1);
    await addFavorite(milesToKm, 2);
    const favorites = await savedPairs.read();
    expect(favorites.map(({ fromUnit }) => fromUnit)).toEqual(['mi', 'USD']);
    expect(findFavorite(favorites, usdToEur)?.id).toBe(first.id);
    expect(findFavorite(favorites, { ...usdToEur, fromUnit: 'EUR', toUnit: 'USD' })).toBeUndefined();
    expect(await savedPairs.remove(first.id)).toEqual({ ok: true });
    expect((await savedPairs.read()).map(({ fromUnit }) => fromUnit)).toEqual(['mi']);
    const stored = await readStored('favorites');
    expect(stored).toContainEqual({ id: first.id, removed: true, changedAt: 4 });
    expect(warning).not.toHaveBeenCalled();
    expect(await addFavorite(usdToEur, 4)).toMatchObject({ ok: true });
  });

  it('[S3.favorite] holds id, units, category and the time of its making', async () => {
    await addFavorite(usdToEur, 17);
    expect(await readStored('favorites')).toEqual([
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...usdToEur, createdAt: 17, changedAt: 3 },
    ]);
  });

  it('[S5.favorite-duplicate] refuses a pair that is already there, also when asked twice at once', async () => {
    const outcomes = await Promise.all([addFavorite(usdToEur, 1), addFavorite(usdToEur, 2)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, code: 'exists', id: expect.any(String) });
  });

  it('[S8.storage] skips damaged records and says so on the console only', async () => {
    await addFavorite(usdToEur, 1);
    await writeState({ favorites: [{ id: 'junk', category: 'currency' }] });
    expect(await savedPairs.read()).toHaveLength(1);
    expect(warning).toHaveBeenCalledOnce();
  });
});

describe('conversions on the device', () => {
  it('[S3.conversion-record] holds id, category, units, values and time', async () => {
    await saveConversion(conversion(2, 'a'));
    expect(await readRecentConversions(1)).toEqual([
      {
        ...milesToKm,
        fromValue: 2,
        toValue: 3.218688,
        timestamp: 1_790_000_000_002,
        id: 'a',
        changedAt: 3,
      },
    ]);
  });

  it('[D.burst] one editing leaves one record, its newest state', async () => {
    for (const typed of [1, 12, 123, 1234]) await saveConversion(conversion(typed, 'a'));
    await saveConversion(conversion(1235, 'b'));
    expect((await readRecentConversions(15)).map(({ fromValue }) => fromValue)).toEqual([1235, 1234]);
  });

  it('[S9.recent-limit] gives the newest ones up to the limit', async () => {
    for (const value of [1, 2, 3, 4]) await saveConversion(conversion(value, String(value)));
    expect((await readRecentConversions(2)).map(({ fromValue }) => fromValue)).toEqual([4, 3]);
  });

  it('[D.records-kept] keeps 500 records and drops the oldest', async () => {
    const values = Array.from({ length: LIMITS.conversionsStored + 2 }, (_, at) => at + 1);
    await conversions.put(...values.map((value) => conversion(value, String(value))));
    await saveConversion(conversion(values.length + 1, 'last'));
    const stored = await conversions.read();
    expect(stored).toHaveLength(500);
    expect(Math.min(...stored.map(({ fromValue }) => fromValue))).toBe(4);
  });

  it.each([
    { timestamp: -1e18 },
    { timestamp: 1e308 },
    { timestamp: 8.64e15 },
    { rateDate: 'x' },
    { rateDate: '2026-02-30' },
    { rate: Number.POSITIVE_INFINITY },
    { fromText: '2.5' },
    { toText: 7 },
    { toText: '0x2' },
    { rateText: '1' },
  ])('[S8.storage] a record with %o is skipped, and the others are shown', async (damage) => {
    await saveConversion(conversion(1, 'a'));
    await writeState({ conversions: [{ ...conversion(2, 'b'), ...damage }] });
    expect((await readRecentConversions(15)).map(({ id }) => id)).toEqual(['a']);
    expect(warning).toHaveBeenCalledOnce();
  });

  it('[D.storage-full] [S8.save-logged] a full device is an outcome, not a crash', async () => {
    const database = await openDevice();
    vi.spyOn(database, 'transaction').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await saveConversion(conversion(1, 'a'))).toEqual({ ok: false, code: 'full' });
    expect(warning).toHaveBeenCalledOnce();
  });
});
