import { CATEGORIES } from '@equivale/core';
import { expect, type Page, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { Converter } from './pages/converter.ts';
import { hasStarted } from './pages/has-started.ts';

test.use({ serviceWorkers: 'allow' });

/** The device holds the whole release and controls the page. */
async function install(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test.describe('the server is killed after one visit', () => {
  let server: OwnServer;
  test.beforeEach(async () => {
    server = await startOwnServer();
  });
  test.afterEach(() => server.kill());

  test('[I6.offline] every route reloads, converts and says how old the rates are', async ({ page }) => {
    test.slow();
    await install(page, `${server.url}/currency/USD/EUR`);
    const converter = new Converter(page);
    await expect(converter.result).not.toBeEmpty();
    await converter.card.getByRole('button', { name: /favorit/i }).click();
    await server.kill();

    await converter.open(`${server.url}/currency/USD/EUR`);
    // ECB reference rates of 21 August 2026: EUR 1 = USD 1.1699.
    await expect(converter.result).toHaveText((100 / 1.1699).toFixed(6).replace('.', ','));
    await expect(converter.card).toContainText('21 ago 2026');
    await expect(page.getByRole('status').filter({ hasText: '21 ago 2026' })).toBeVisible();
    // A pair that was never looked at before.
    await converter.open(`${server.url}/currency/GBP/MXN`);
    await expect(converter.result).toHaveText(/^\d/);
    await expect(converter.card).toContainText('21 ago 2026');

    await converter.open(`${server.url}/category/length/mi/km`);
    await converter.amount.fill('1');
    await expect(converter.result).toHaveText('1,609344');

    // Nobody has chosen English here: it is said that it is not there, and the page stays as it was.
    const unreachable = page.getByText('El inglés aún no está en este dispositivo').first();
    await page.getByRole('button', { name: 'ES: español. Cambiar a inglés' }).click();
    await expect(unreachable).toBeVisible();
    await expect(converter.result).toHaveText('1,609344');
    await converter.open(`${server.url}/en/category/weight/lb/kg`);
    await expect(unreachable).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/category/weight/lb/kg`);
    await converter.amount.fill('1');
    await expect(converter.result).toHaveText('0,453592');

    await page.goto(`${server.url}/favorites`);
    await expect(page.getByRole('main')).toContainText('USD');
    await page.goto(`${server.url}/recent-conversions`);
    await expect(page.getByRole('main')).toContainText('USD');

    for (const { id } of CATEGORIES.filter((category) => category.id !== 'currency')) {
      await converter.open(`${server.url}/category/${id}`);
      await converter.amount.fill('12');
      await expect(converter.result, id).toHaveText(/[1-9]/);
    }
    // One list of units stands for all: they are the same part.
    await converter.pick('to', '');
    for (const path of [
      '/',
      '/more',
      '/settings',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
      '/en/about',
      '/nowhere',
    ]) {
      await page.goto(server.url + path);
      await expect(page.getByRole('main'), path).not.toBeEmpty({ timeout: 15_000 });
      await expect(page.getByRole('navigation'), path).toBeVisible();
    }
  });
});

test('[S4.language-kept] the device keeps the language it is used in, and another one once it was chosen', async ({
  page,
}) => {
  const server = await startOwnServer();
  const keptPages = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.endsWith('.html'))
        .sort();
    });
  try {
    await install(page, `${server.url}/en/category/weight/lb/kg`);
    expect(await keptPages()).toEqual(['/app.html', '/en/kept.html']);
    await page.getByRole('button', { name: 'EN: English. Switch to Spanish' }).click();
    // The page comes last.
    await expect.poll(keptPages).toEqual(['/app.html', '/en/kept.html', '/kept.html']);
  } finally {
    await server.kill();
  }
  await page.goto(`${server.url}/privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/en/privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
});

test('[I6.first-start] a fresh profile whose API cannot be reached converts with the bundled rates, labelled', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.abort());
  const converter = new Converter(page);
  await converter.open('/currency/USD/EUR');
  await expect(converter.result).toHaveText((100 / 1.1699).toFixed(6).replace('.', ','));
  await expect(converter.card).toContainText('21 ago 2026');
  const label = page.getByRole('status').filter({ hasText: 'El servicio de tipos no responde' });
  await expect(label).toContainText('Conviertes con los tipos incluidos en la app, del 21 ago 2026.');
});

test('[I6.hydration] prerendered pages are taken over without a word in the console', async ({ page }) => {
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
    '/en/list?l=EUR,USD,MXN,ARS&amount=250&from=EUR',
    '/en/about',
    '/privacy',
  ]) {
    await page.goto(path);
    await hasStarted(page);
    await expect(page.getByRole('main'), path).not.toBeEmpty({ timeout: 15_000 });
    // From here on the device keeps a choice of which a written page knows nothing.
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
