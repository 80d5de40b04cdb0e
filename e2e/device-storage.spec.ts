import { expect, type Page, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { countKept } from './pages/count-kept.ts';

/** The views that read from the device, and one that does not; every one is opened in the app's own every-view.test.tsx. */
const views = [
  ['/', '¿A cuánto equivale?'],
  ['/currency/USD/EUR', 'Divisas'],
  ['/favorites', 'Favoritos'],
  ['/settings', 'Ajustes'],
  ['/recent-conversions', 'Recientes'],
  ['/about', 'Acerca de'],
] as const;

/** All views open and none throws; miles become kilometres, dollars euros. */
async function expectAllWorks(page: Page) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (const [path, heading] of views) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  const converter = new Converter(page);
  await converter.open('/category/length/mi/km');
  await converter.amount.fill('26,2');
  await expect(converter.result).toHaveText('42,164813');
  await converter.open('/currency/USD/EUR');
  await converter.amount.fill('200');
  // ECB of 21 August 2026: 200 / 1.1699 = 170.95478246
  await expect(converter.result).toHaveText('170,954782');
  expect(faults).toEqual([]);
}

test('[D.storage-denied] [I3.every-view] with storage denied every view opens and converts, and it is said that nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches']) {
      Object.defineProperty(window, name, { get: deny });
    }
    IDBFactory.prototype.open = deny;
  });
  await expectAllWorks(page);
  await expect(
    page.getByText('Este dispositivo no permite guardar. Puedes seguir convirtiendo.').first(),
  ).toBeVisible();
});

test('[D.storage-full] [I3.every-view] with no room left every view opens and converts, and it is said that nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
    IDBObjectStore.prototype.add = refuse;
  });
  await expectAllWorks(page);
  await expect(
    page.getByText('No queda espacio para guardar. Puedes seguir convirtiendo.').first(),
  ).toBeVisible();
});

test('[I3.junk] [I3.every-view] with every stored value replaced by junk every view opens and converts', async ({
  page,
}) => {
  const converter = new Converter(page);
  for (const [count, path] of ['/currency/USD/EUR', '/category/length/mi/km'].entries()) {
    await converter.open(path);
    await converter.amount.fill('3');
    await page.getByRole('button', { name: 'Favorito' }).click();
    await expect(page.getByRole('button', { name: 'Favorito' })).toHaveAttribute('aria-pressed', 'true');
    // A conversion is written when nobody has typed for a while.
    await expect.poll(() => countKept(page)).toBeGreaterThan(count);
    // And the rates when the service has answered.
    await expect.poll(() => countKept(page, 'responses')).toBeGreaterThan(0);
  }
  const stored = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('equivale-device');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const names = [...database.objectStoreNames];
    const full: string[] = [];
    const transaction = database.transaction(names, 'readwrite');
    for (const name of names) {
      const store = transaction.objectStore(name);
      const keys = store.getAllKeys();
      keys.onsuccess = () => {
        if (keys.result.length > 0) full.push(name);
        for (const key of keys.result) {
          if (store.keyPath === null) store.put('junk', key);
          else {
            const junk = { category: 7, rates: 'none', fromValue: 'many', timestamp: {} };
            const [kind, row] = key as [string, string];
            store.put({ kind, row, records: [{ id: row, ...junk }, { id: 7, ...junk }, null], madeAt: 1 });
            store.put({ kind, row: 'none', records: 'none', madeAt: 2 });
          }
        }
      };
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    for (const key of ['equivale-preferences', 'pendingFavoriteNavigation', ...Object.keys(localStorage)])
      localStorage.setItem(key, '{"junk":');
    return { names, full };
  });
  // Every store contained a value of the app, which is junk now.
  expect(stored.full.sort()).toEqual(stored.names.sort());
  await expectAllWorks(page);
});
