import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../device/choose.ts';
import { usePreferences } from '../device/preferences.ts';
import { useStorageHealth } from '../device/storage-health.ts';
import { onChange } from '../records/changes.ts';
import { readState } from '../records/state.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { FULL } from '../testing/full-device.ts';
import { type Bytes, fromBase64Url } from './bytes.ts';
import { newMembership } from './change-members.ts';
import { currentMembership } from './membership-store.ts';
import { sealState } from './sealed/sealed-state.ts';
import { beginNewGroup, syncNow } from './sync-device.ts';
import { syncGroupOf } from './sync-group.ts';

const FAVORITE = { id: 'f', category: 'length', fromUnit: 'mi', toUnit: 'km', createdAt: 1, changedAt: 5 };

/** A service that has a state of another device; what is written there is taken. */
async function share(state: object): Promise<void> {
  const membership = { ...(await newMembership('Phone', 1)), syncedAt: 1 };
  localStorage.setItem('equivale-sync', JSON.stringify(membership));
  dispatchEvent(new StorageEvent('storage', { key: 'equivale-sync' }));
  const group = await syncGroupOf(fromBase64Url(membership.secret) as Bytes);
  const text = JSON.stringify({ format: 'equivale-data', version: 1, ...state });
  const body = (await sealState(group, 1, text)) as Bytes;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    init?.method === 'PUT'
      ? new Response(null, { status: 204, headers: { etag: '"2"' } })
      : new Response(body, { headers: { etag: '"1"' } }),
  );
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await emptyDevice();
  useStorageHealth.setState({ fault: undefined });
});

describe('[I17.sync-faults] what the others have that this device cannot store', () => {
  it.each([
    ['full', 'QuotaExceededError'],
    ['denied', 'SecurityError'],
    ['failed', 'DataError'],
  ])('makes the round end with "%s", said to the person too', async (fault, name) => {
    await share({ favorites: [FAVORITE] });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', name);
    });
    await syncNow();
    expect(currentMembership()?.fault).toBe(fault);
    expect(useStorageHealth.getState().fault).toBe(fault);
    vi.mocked(IDBObjectStore.prototype.put).mockRestore();
    await syncNow();
    expect(currentMembership()?.fault).toBeUndefined();
    expect(currentMembership()?.newestAt).toBe(5);
  });

  it('is said as well where the round itself cannot be noted', async () => {
    await share({ favorites: [FAVORITE] });
    const stored = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.getItem(key),
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    await syncNow();
    expect(currentMembership()?.fault).toBe('full');
    expect(useStorageHealth.getState().fault).toBe('full');
  });
});

it('[I17.sync-ended] a new group is begun under the name that this device has', async () => {
  await share({ favorites: [FAVORITE] });
  const before = currentMembership();
  vi.mocked(fetch).mockImplementation(async (_, init) =>
    init?.method === 'PUT'
      ? new Response(null, { status: 201, headers: { etag: '"1"' } })
      : new Response(null, { status: 404 }),
  );
  await beginNewGroup();
  const now = currentMembership();
  expect(now?.secret).not.toBe(before?.secret);
  expect(now?.devices).toMatchObject([{ id: now?.deviceId, name: 'Phone' }]);
  expect(now?.fault).toBeUndefined();
});

it('[I17.whole] preferences of another device leave the language before as it was', async () => {
  choose({ language: 'en', languageBefore: 'pt' });
  await share({ preferences: [{ id: 'theme', value: 'dark', changedAt: 9 }] });
  await syncNow();
  expect(usePreferences.getState()).toMatchObject({ theme: 'dark', language: 'en', languageBefore: 'pt' });
  expect(localStorage.getItem('equivale-preferences')).toContain('"languageBefore":"pt"');
});

it('[I17.unread] a record of another device that cannot be read here is asked for once, stored as it is, and then all is at rest', async () => {
  const damaged = { ...FULL.trips[0], from: '20266-08-12', changedAt: 5 };
  await share({ trips: [damaged] });
  const answer = vi.mocked(fetch).getMockImplementation() as typeof fetch;
  const statuses: number[] = [];
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    const isKnown = new Headers(init?.headers).get('if-none-match') === '"2"';
    const response = isKnown ? new Response(null, { status: 304 }) : await answer(input, init);
    statuses.push(response.status);
    return response;
  });
  await syncNow();
  expect((await readState()).trips).toEqual([damaged]);
  const heard = vi.fn();
  onChange(heard);
  for (let round = 0; round < 3; round += 1) await syncNow();
  expect(statuses).toEqual([200, 204, 304, 304, 304]);
  expect(heard).not.toHaveBeenCalled();
  expect(currentMembership()?.fault).toBeUndefined();
});
