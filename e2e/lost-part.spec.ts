import { expect, type Page, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { hasStarted } from './pages/has-started.ts';
import { scriptsOf } from './pages/scripts-of.ts';

// A service worker has every file: this is the first visit, or plain http.
test.use({ serviceWorkers: 'block' });

const isScriptOf = (source: RegExp) => {
  const scripts = scriptsOf(source);
  return ({ pathname }: URL) => scripts.includes(pathname);
};
const VIEW = isScriptOf(/\/currency-view\.tsx$/);

async function openCurrencyFromHome(page: Page) {
  await page.goto('/');
  await hasStarted(page);
  await page
    .getByRole('link', { name: /Monedas|Divisas/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Algo ha fallado' })).toBeVisible();
}

test('[I13.lost-part] a view whose code was lost once comes when it is tried again', async ({ page }) => {
  let isLost = true;
  await page.route(VIEW, (route) => (isLost ? route.abort() : route.continue()));
  await openCurrencyFromHome(page);
  isLost = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const converter = new Converter(page);
  await expect(converter.result).toHaveText('85,477391');
});

test('[I13.lost-part] so does one whose address was lost', async ({ page }) => {
  let isLost = true;
  await page.route(isScriptOf(/\/other-views\.tsx$/), (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/');
  await hasStarted(page);
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await expect(page.getByRole('heading', { name: 'Algo ha fallado' })).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes', level: 1 })).toBeVisible();
});

test('[I13.lost-part] also when only a page of the newer release knows where its code is', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // The file is gone for the page that was open, and there for the next one.
  await page.route(VIEW, (route) => (loads < 2 ? route.fulfill({ status: 404 }) : route.continue()));
  await openCurrencyFromHome(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const converter = new Converter(page);
  await expect(converter.result).toHaveText('85,477391');
});

test('[I13.lost-part] a picker that was lost leaves the converter and what was typed, and opens at the next tap', async ({
  page,
}) => {
  let isLost = true;
  await page.route(isScriptOf(/\/currency-picker\.tsx$/), (route) =>
    isLost ? route.abort() : route.continue(),
  );
  const converter = new Converter(page);
  await converter.open('/currency/USD/EUR');
  await converter.amount.fill('200');
  const from = converter.card.getByRole('button', { name: /USD/ }).first();
  await from.click();
  await expect(page.getByText('No se ha podido cargar.', { exact: true })).toBeVisible();
  await expect(converter.result).toHaveText('170,954782');
  isLost = false;
  await from.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[I13.lost-part] what a device shares is shared when the network is back, wherever on the way code was lost', async ({
  page,
}) => {
  const isOnWay = isScriptOf(/\/(?:idle-parts\.tsx|switched-on\.ts|start-sync\.ts)$/);
  const isLast = isScriptOf(/\/start-sync\.ts$/);
  const lost = new Set<string>();
  await page.route(isOnWay, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  let isHere = false;
  page.on('requestfinished', (request) => {
    if (isLast(new URL(request.url()))) isHere = true;
  });
  await page.addInitScript(() => localStorage.setItem('equivale-sync', '{}'));
  await page.goto('/');
  await hasStarted(page);
  const comesOnline = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return isHere;
  };
  await expect.poll(comesOnline).toBe(true);
  expect(lost.size).toBe(3);
});

test('[I13.lost-part] what names icon buttons to those who come by keys comes when the network is back', async ({
  page,
}) => {
  let tries = 0;
  await page.route(isScriptOf(/\/tooltips\.ts$/), (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await hasStarted(page);
  const comesOnline = async () => {
    await page.keyboard.press('Tab');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return tries;
  };
  await expect.poll(comesOnline).toBe(2);
});

for (const { path, names, shown } of [
  { path: '/category/length/mi/km', names: /\/es\/core\/all-unit-names\.ts$/, shown: 'Milla' },
  { path: '/currency/GBP/MXN', names: /\/es\/core\/currency-names\.ts$/, shown: 'Libra esterlina' },
])
  test(`[I13.lost-part] names that are lost are not asked for without end: ${path}`, async ({ page }) => {
    let tries = 0;
    let isLost = true;
    await page.route(isScriptOf(names), (route) => {
      tries += 1;
      return isLost ? route.abort() : route.continue();
    });
    await page.goto('/nowhere');
    await hasStarted(page);
    await page.evaluate((address) => history.pushState(null, '', address), path);
    await expect(page.getByRole('heading', { name: 'Algo ha fallado' })).toBeVisible();
    expect(tries).toBeLessThan(5);
    isLost = false;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(new Converter(page).card).toContainText(shown);
  });
