import { preferencesKey } from '../device/preferences.ts';
import { currentPlatform } from '../platform/current-platform.ts';
import { ERASING } from '../records/changes.ts';
import { openDevice } from '../records/database.ts';
import { aloneOfAll } from '../records/lock.ts';
import { forgetChoices } from '../records/take-mirrors.ts';
import { OWED } from './owed-deletions.ts';

async function erase(): Promise<void> {
  const database = await openDevice();
  const stores = [...database.objectStoreNames];
  const transaction = database.transaction(stores, 'readwrite');
  for (const store of stores) void transaction.objectStore(store).clear();
  await transaction.done;
  // A phone has preferences stored twice, and would restore them.
  await (await currentPlatform()).store(preferencesKey, '{}');
  for (const key of Object.keys(localStorage)) if (key !== OWED) localStorage.removeItem(key);
  forgetChoices();
  sessionStorage.clear();
  // Which languages and parts the person has used.
  const notes = globalThis.caches as CacheStorage | undefined;
  const names = (await notes?.keys().catch(() => [])) ?? [];
  await Promise.all(names.filter((name) => name.startsWith('equivale-')).map((name) => notes?.delete(name)));
}

/**
 * Forgets everything that this device stores of its person, but for what the server is still to delete, when nothing is under way that
 * could bring it back. What was exchanged with others stays with them. The other tabs begin anew.
 * @throws when the device's storage cannot be written; nothing of the database is gone then
 */
export const eraseDevice = (): Promise<void> =>
  aloneOfAll(async () => {
    // The other tabs store nothing from now on, and begin anew once this is gone.
    localStorage.setItem(ERASING, '1');
    await erase().finally(() => localStorage.removeItem(ERASING));
  });
