import type { Page } from '@playwright/test';

/** How many conversions, records of another kind or responses of the service the device keeps. */
export const countKept = (page: Page, kind = 'conversions') =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('equivale-device');
        // Nothing is kept before the app has made it, and made here it would be one without stores, which the app waits for in vain.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve(0) : reject(opening.error));
        opening.onsuccess = () => {
          const store = name === 'responses' ? name : 'records';
          const range = name === 'responses' ? undefined : IDBKeyRange.bound([name], [name, []]);
          const counting = opening.result.transaction(store).objectStore(store).count(range);
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    kind,
  );
