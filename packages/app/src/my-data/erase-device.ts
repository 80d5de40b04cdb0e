import { preferencesKey } from '../device/preferences.ts';
import { currentPlatform } from '../platform/current-platform.ts';
import { ERASING } from '../records/changes.ts';
import { openDevice } from '../records/database.ts';
import { aloneOfAll } from '../records/lock.ts';
import { forgetChoices } from '../records/take-mirrors.ts';
import { PENDING_DELETIONS } from './pending-deletions.ts';

async function erase(): Promise<void> {
  const database = await openDevice();
  const stores = [...database.objectStoreNames];
  const transaction = database.transaction(stores, 'readwrite');
  for (const store of stores) void transaction.objectStore(store).clear();
  await transaction.done;
  // Native apps store preferences a second time and would restore them.
  await (await currentPlatform()).store(preferencesKey, '{}');
  for (const key of Object.keys(localStorage)) if (key !== PENDING_DELETIONS) localStorage.removeItem(key);
  forgetChoices();
  sessionStorage.clear();
  // Caches tell which languages and views were used.
  const notes = globalThis.caches as CacheStorage | undefined;
  const names = (await notes?.keys().catch(() => [])) ?? [];
  await Promise.all(names.filter((name) => name.startsWith('equivale-')).map((name) => notes?.delete(name)));
}

/** Erases all but pending deletions under the lock, in every tab; throws where storage cannot be written. */
export const eraseDevice = (): Promise<void> =>
  aloneOfAll(async () => {
    // Other tabs stop writing and restart once this key is removed.
    localStorage.setItem(ERASING, '1');
    await erase().finally(() => localStorage.removeItem(ERASING));
  });
