import { CATEGORIES } from '@equivale/core';
import { expect, type Page } from '@playwright/test';
import { EVERY_ROUTE } from '../packages/app/src/testing/every-view.ts';
import { lookWithAxe, putAxe } from './pages/axe.ts';
import { Converter } from './pages/converter.ts';
import { isWhole } from './pages/every-view.ts';
import { hasSettled, hasStarted } from './pages/has-started.ts';
import { countStored, partFiles, rareFiles } from './pages/part-files.ts';
import { test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** The device holds the whole release and controls the page. */
async function install(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('[S1.offline] [I6.offline] without the server, after one visit, every route reloads, converts and says how old the rates are', async ({
  page,
  site,
}) => {
  test.slow();
  await install(page, `${site.url}/currency/USD/EUR`);
  const converter = new Converter(page);
  await expect(converter.result).not.toBeEmpty();
  const favorite = converter.card.getByRole('button', { name: /favorit/i });
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await site.goAway();

  await converter.open(`${site.url}/currency/USD/EUR`);
  // ECB reference rates of 21 August 2026: EUR 1 = USD 1.1699.
  await expect(converter.result).toHaveText((100 / 1.1699).toFixed(6).replace('.', ','));
  await expect(converter.card).toContainText('BCE · 21 ago');
  await expect(page.getByRole('status').filter({ hasText: '21 ago 2026' })).toBeVisible();
  // A pair that was never looked at before.
  await converter.open(`${site.url}/currency/GBP/MXN`);
  await expect(converter.result).toHaveText(/^\d/);
  await expect(converter.card).toContainText('21 ago');

  await converter.open(`${site.url}/category/length/mi/km`);
  await converter.amount.fill('1');
  await expect(converter.result).toHaveText('1,609344');

  // Nobody has chosen English here: it is said that it is not there, and the page stays as it was.
  const unreachable = page.getByText('El inglés aún no está en este dispositivo').first();
  await page.getByRole('button', { name: 'ES: español. Cambiar a inglés' }).click();
  await expect(unreachable).toBeVisible();
  await expect(converter.result).toHaveText('1,609344');
  await converter.open(`${site.url}/en/category/weight/lb/kg`);
  await expect(unreachable).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/category/weight/lb/kg`);
  await converter.amount.fill('1');
  await expect(converter.result).toHaveText('0,453592');

  await page.goto(`${site.url}/favorites`);
  await expect(page.getByRole('main')).toContainText('USD');
  await page.goto(`${site.url}/recent-conversions`);
  await expect(page.getByRole('main')).toContainText('USD');

  // Every fifth: they are the same parts. `E2E_MATRIX=all` opens all.
  const units = CATEGORIES.slice(1).filter((_, at) => isWhole || at % 5 === 0);
  for (const { id } of units) {
    await converter.open(`${site.url}/category/${id}`);
    await converter.amount.fill('12');
    await expect(converter.result, id).toHaveText(/[1-9]/);
  }
  // Opens one list of units for all: they share a chunk.
  await converter.pick('to', '');
  for (const path of ['/', '/more', '/settings', '/nowhere']) {
    await page.goto(site.url + path);
    await expect(page.getByRole('main'), path).not.toBeEmpty();
    await expect(page.getByRole('navigation'), path).toBeVisible();
  }
});

test('[I6.seldom] a part that few people open is kept from when it is first opened, and opens without a network then', async ({
  page,
  site,
}) => {
  await install(page, site.url);
  const { files, held } = await partFiles(page, 'my-data');
  expect(await held()).toBe(0);
  await page.goto(`${site.url}/my-data`);
  await expect(page.getByRole('button', { name: /^Guardar una copia/ })).toBeVisible();
  await expect.poll(held).toBe(files.length);
  await site.goAway();
  await page.goto(`${site.url}/my-data`);
  await expect(page.getByRole('button', { name: /^Guardar una copia/ })).toBeVisible();
  await page.getByRole('button', { name: /^Conversiones en CSV/ }).click();
  await expect(page.getByRole('button', { name: /^Con coma decimal/ })).toBeVisible();
});

test('[I6.idle] after one visit and a while of rest every view of the list of routes opens without a network', async ({
  page,
  site,
}) => {
  test.slow();
  await page.clock.install();
  await install(page, site.url);
  await page.clock.fastForward(30_000);
  const files = await rareFiles();
  await expect.poll(() => page.evaluate(countStored, files)).toBe(files.length);
  await site.goAway();
  for (const path of EVERY_ROUTE) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main'), path).not.toBeEmpty();
    await hasSettled(page);
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
});

test('[I6.idle] where data is to be saved nothing is fetched ahead', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await install(page, site.url);
  const files = await rareFiles();
  await page.clock.fastForward(60_000);
  // The worker has answered what came after the timers.
  await page.evaluate(() => fetch('/site.json'));
  expect(await page.evaluate(countStored, files)).toBe(0);
  expect(files.filter((file) => fetched.includes(file))).toEqual([]);
});

/** The pages that stand for all others, of the languages that the device has. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.endsWith('.html'))
      .sort();
  });

test('[S4.language-kept] the device keeps the language it is used in, and another one once it was chosen', async ({
  page,
  site,
}) => {
  test.slow();
  await install(page, `${site.url}/en/category/weight/lb/kg`);
  expect(await keptPages(page)).toEqual(['/app.html', '/en/kept.html']);
  await page.getByRole('button', { name: 'EN: English. Switch to Spanish' }).click();
  // The page comes last.
  await expect.poll(() => keptPages(page)).toEqual(['/app.html', '/en/kept.html', '/kept.html']);
  await site.goAway();
  await page.goto(`${site.url}/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site.url}/en/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('[S4.language-kept] [I14.kitchen-names] a further language that was chosen fits 320 px in its own words, without a network too', async ({
  page,
  site,
}) => {
  test.slow();
  const html = page.locator('html');
  await page.setViewportSize({ width: 320, height: 700 });
  await install(page, `${site.url}/settings`);
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('fr');
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect.poll(() => keptPages(page)).toContain('/fr/kept.html');
  await site.goAway();
  await page.goto(`${site.url}/fr/kitchen/flour/cup/g`);
  await expect(page.getByRole('heading', { name: 'Farine de blé' })).toBeVisible();
  await hasSettled(page);
  await expect(html).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await putAxe(page);
  expect((await lookWithAxe(page)).violations).toEqual([]);
  // The two languages that were used, and no third.
  await page.getByRole('button', { name: /^FR\b/ }).click();
  await expect(page.getByRole('heading', { name: 'Harina de trigo' })).toBeVisible();
});

test('[I6.first-start] a fresh profile whose API cannot be reached converts with the bundled rates, labelled', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.abort());
  const converter = new Converter(page);
  await converter.open('/currency/USD/EUR');
  await expect(converter.result).toHaveText((100 / 1.1699).toFixed(6).replace('.', ','));
  await expect(converter.card).toContainText('21 ago');
  const label = page.getByRole('status').filter({ hasText: 'El servicio de tipos no responde' });
  await expect(label).toContainText('Conviertes con los tipos incluidos en la app, del 21 ago 2026.');
});

test('[I6.hydration] prerendered pages are taken over as they stand, without a word in the console', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { writtenView: document.querySelector('main > *') });
    }),
  );
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  for (const path of [
    '/',
    '/en',
    '/currency/USD/EUR',
    '/settings',
    '/',
    '/en',
    '/en/currency/EUR/USD',
    '/category/length',
    '/category/temperature/f/c',
    '/category/volume/gal_us/l',
    '/calculator',
    '/kitchen',
    '/en/kitchen',
    '/list',
    '/trip',
    '/en/list?l=EUR,USD,MXN,ARS&amount=250&from=EUR',
    '/en/about',
    '/privacy',
    // Names in a further language come in parts of their own.
    '/ca/kitchen',
    '/pt/category/weight',
    '/fr/currency/USD/EUR',
  ]) {
    await page.goto(path);
    await hasStarted(page);
    await expect(page.getByRole('main'), path).not.toBeEmpty();
    await hasSettled(page);
    // Checks the dark theme too: rendering again would lose the typed text.
    if (/category|calculator|kitchen/.test(path)) {
      // What the service worker answers with, once it does, is not written.
      const isKept = await page.evaluate(() => {
        const { writtenView } = globalThis as { writtenView?: Element | null };
        return writtenView?.isConnected ?? true;
      });
      expect(isKept, path).toBe(true);
    }
    // From here on the device has a stored choice that prerendered pages lack.
    if (path === '/settings') await page.getByRole('switch', { name: 'Modo oscuro' }).click();
  }
  expect(said).toEqual([]);
});

test('[I6.origin] [D.no-third-party] no request of a full tour leaves the origin, and the policy is never violated', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const elsewhere: string[] = [];
  const violations: string[] = [];
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && protocol !== 'data:' && protocol !== 'blob:') elsewhere.push(request.url());
  });
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (globalThis as unknown as { tellViolation(text: string): void }).tellViolation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      ),
    ),
  );
  const first = await page.goto('/');
  const policy = first?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('http');
  await page
    .getByRole('combobox')
    .or(page.getByRole('textbox'))
    .or(page.getByRole('searchbox'))
    .first()
    .fill('100 usd');
  for (const path of [
    '/category/length',
    '/favorites',
    '/recent-conversions',
    '/more',
    '/settings',
    '/about',
    '/contact',
    '/privacy',
    // Names in a further language come in parts of their own.
    '/ca/kitchen',
    '/pt/category/weight',
    '/fr/currency/USD/EUR',
    '/terms',
    '/en',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
  const converter = new Converter(page);
  await converter.open('/currency/USD/EUR');
  await converter.pick('to', 'japon');
  for (const period of await page.getByRole('radio').all()) await period.click({ force: true });
  await converter.card.getByRole('button', { name: /Ver de dónde sale esta cifra/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await converter.card.getByRole('button', { name: 'Favorito' }).click();
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Buscar' }).getByRole('textbox').fill('10 km');
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  expect(violations).toEqual([]);
});
