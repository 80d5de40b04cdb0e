import { openDevice } from '../device/database.ts';
import { preferencesKey } from '../device/preferences.ts';
import { currentPlatform } from '../platform/current-platform.ts';
import { STATE_STORES } from './device-records.ts';
import { OWED } from './owed-deletions.ts';

/** The database of release 1.0.0, from which everything would be taken over again. */
const FIRST_RELEASE = 'equivale';

const forgetFirstRelease = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(FIRST_RELEASE);
    // Blocked: a tab of that release is open, and gives way when it is closed.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });

/**
 * Forgets everything that this device stores of its person, but for what the server is still to delete. What was exchanged with others
 * stays with them.
 * @throws when the device's storage cannot be written; nothing of the database is gone then
 */
export async function eraseDevice(): Promise<void> {
  await forgetFirstRelease();
  const stores = [...STATE_STORES, 'responses'] as const;
  const transaction = (await openDevice()).transaction(stores, 'readwrite');
  for (const store of stores) void transaction.objectStore(store).clear();
  await transaction.done;
  // A phone has preferences stored twice, and would restore them.
  await (await currentPlatform()).store(preferencesKey, '{}');
  for (const key of Object.keys(localStorage))
    if (key.startsWith('equivale-') && key !== OWED) localStorage.removeItem(key);
  sessionStorage.clear();
}
