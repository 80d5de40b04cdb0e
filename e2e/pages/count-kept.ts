import type { Page } from '@playwright/test';

/** How many conversions, or records of another store, the device keeps. */
export const countKept = (page: Page, store = 'conversions') =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('equivale-device');
        // Nothing is kept before the app has made it, and made here it would be one without stores, which the app waits for in vain.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve(0) : reject(opening.error));
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    store,
  );
