import { expect, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { countKept } from './pages/count-kept.ts';
import { hasSettled, hasStarted } from './pages/has-started.ts';
import { misplacedTexts } from './pages/text-layout.ts';

test('[S2.catch-all] any address that nobody knows shows home', async ({ page }) => {
  await page.goto('/no/such/view');
  await expect(page.getByRole('heading', { name: '¿A cuánto equivale?' })).toBeVisible();
});

test('[S2.tabs] four tabs lead to home, favorites, more and settings', { tag: '@width' }, async ({
  page,
}) => {
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await expect(tabs).toHaveText(['Inicio', 'Favoritos', 'Más opciones', 'Ajustes']);
  for (const [name, path] of [
    ['Favoritos', '/favorites'],
    ['Más opciones', '/more'],
    ['Ajustes', '/settings'],
    ['Inicio', '/'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test(
  '[S2.home-cards] [S2.home-grid] nine cards, the currency card marked as advanced; [S1.ad-bar] the placeholder is 90 px high',
  {
    tag: '@width',
  },
  async ({ page }, { project }) => {
    await page.goto('/');
    const names = [
      'Divisas',
      'Longitud',
      'Peso',
      'Temperatura',
      'Tiempo',
      'Velocidad',
      'Datos',
      'Energía',
      'Superficie',
    ];
    for (const name of names) {
      // Mark, name and description together are the card.
      await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} `) })).toHaveCount(
        1,
      );
    }
    await expect(page.getByRole('main').locator('a[href="/currency"]')).toContainText('Avanzado');
    if (project.name === 'phone') {
      const cards = page.getByRole('list').filter({ has: page.locator('a[href="/currency"]') });
      const places = await cards
        .getByRole('listitem')
        .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().x)));
      expect(places.length).toBeGreaterThanOrEqual(9);
      expect(new Set(places).size).toBe(2);
    }
    const ad = await page.getByRole('complementary', { name: 'Publicidad' }).boundingBox();
    expect(ad?.height).toBeGreaterThanOrEqual(90);
  },
);

test('[S1.ad-box] [D.ad-labelled] [D.no-third-party] the box of the currency view is exactly 300 by 250 px and loads nothing', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && request.url().startsWith('http'))
      foreign.push(request.url());
  });
  await page.goto('/currency/USD/EUR');
  const box = await page.getByRole('complementary', { name: 'Publicidad' }).boundingBox();
  expect([box?.width, box?.height]).toEqual([300, 250]);
  expect(foreign).toEqual([]);
});

test('[S2.home-recents] what was converted stands on home, at most five rows', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No hay conversiones recientes')).toBeVisible();
  const converter = new Converter(page);
  for (const [count, unit] of ['m', 'cm', 'mm', 'ft', 'in', 'yd'].entries()) {
    await converter.open(`/category/length/${unit}/km`);
    await converter.amount.fill('5');
    await expect(converter.result).not.toHaveText('0,000000');
    // Six conversions by one who waits for none to be written would be five on a slow device.
    await expect.poll(() => countKept(page)).toBe(count + 1);
  }
  await page.goto('/');
  await expect(page.getByRole('main').getByText(/^5\s\w+ → km/)).toHaveCount(5);
});

test('[S2.favorites-rows] favorites opened first say whose rate it is in the words of the page', async ({
  page,
}) => {
  const converter = new Converter(page);
  await converter.open('/currency/USD/EUR');
  await converter.card.getByRole('button', { name: 'Favorito' }).click();
  await expect(converter.card.getByRole('button', { name: 'Favorito', pressed: true })).toBeVisible();
  await page.goto('/favorites');
  const row = page.getByRole('link', { name: /USD → EUR/ });
  await expect(row).toContainText(/BCE · \d+ \w+/);
  await expect(row).not.toContainText('provenance.');
});

test('[S2.currency-back] [S4.navigation] the arrow of a converter resets it and goes home, that of recents to More', async ({
  page,
}) => {
  const converter = new Converter(page);
  await converter.open('/currency/GBP/JPY');
  await converter.amount.fill('7');
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('main').locator('a[href="/currency"]').click();
  await expect(page).toHaveURL(/\/currency\/GBP\/JPY$/);
  await expect(converter.amount).toHaveValue('100');
  await page.goto('/recent-conversions');
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page).toHaveURL(/\/more$/);
});

test('[D.back-where-from] the arrow of what is no converter leads back to where one came from', async ({
  page,
}) => {
  for (const [name, path] of [
    ['Cocina', '/kitchen'],
    ['Calculadora', '/calculator'],
    ['Viaje', '/trip'],
  ] as const) {
    await page.goto('/more');
    await hasStarted(page);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(path));
    await page.getByRole('link', { name: 'Atrás' }).click();
    await expect(page).toHaveURL(/\/more$/);
  }
});

test('the search field of home is as large after a picker was opened as it was before', {
  tag: '@width',
}, async ({ page }) => {
  const height = async () => (await page.locator('search label').boundingBox())?.height;
  await page.goto('/');
  await hasStarted(page);
  const before = await height();
  await page.getByRole('main').locator('a[href="/currency"]').click();
  await new Converter(page).pick('to', 'GBP');
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect.poll(height).toBe(before);
});

test('[S2.legal] each legal page has its own title and a way back home', async ({ page }) => {
  for (const [path, title] of [
    ['/about', 'Acerca de · Equivale'],
    ['/contact', 'Contacto · Equivale'],
    ['/privacy', 'Privacidad · Equivale'],
    ['/terms', 'Términos de uso · Equivale'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
    await page.getByRole('link', { name: 'Atrás' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('[S2.search-dialog] the search button opens a dialog with its hint; Escape gives the focus back', {
  tag: '@width',
}, async ({ page }) => {
  await page.goto('/more');
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: /[Bb]uscar/ })
    .filter({ visible: true });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Buscar' });
  await expect(dialog.getByPlaceholder('Escribe para buscar conversiones')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('[S2.more-links] [S2.more-version] features, information, support and the version', async ({ page }) => {
  await page.goto('/more');
  const main = page.getByRole('main');
  for (const path of ['/about', '/contact', '/privacy', '/terms']) {
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(main).toContainText('1.0.0');
});

test('[S2.settings-dark] [S4.theme] [S4.restored] [S3.preferences] theme and language, and only these, are kept', async ({
  page,
}) => {
  await page.goto('/settings');
  await expect(page.getByRole('main')).toContainText('1.0.0');
  await page.getByRole('switch', { name: 'Modo oscuro' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Modo oscuro' })).toBeChecked();
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('equivale-preferences') ?? '{}').state,
  );
  expect(Object.keys(kept).every((key) => ['theme', 'language'].includes(key))).toBe(true);
  expect(kept.theme).toBe('dark');
});

test('[S4.language] [S4.restored] the language toggles and is restored at the next start', async ({
  page,
}) => {
  await page.goto('/settings');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Cambiar a inglés/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/?$/);
  await expect(page.getByRole('heading', { name: 'How much is it?' })).toBeVisible();
});

test('[D.copy-plain] [I3.reachable] a conversion from home to the copied digits with the keyboard alone', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const converter = new Converter(page);
  await converter.open('/category/length/mi/km');
  await converter.amount.focus();
  await page.keyboard.type('26,2');
  const reached: string[] = [];
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press('Tab');
    const here = page.locator(':focus');
    // What has the focus shows it: an outline, or the ring of its side.
    expect(await here.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    reached.push((await here.getAttribute('aria-label')) ?? (await here.textContent()) ?? '');
  }
  expect(reached.join(' | ')).toMatch(/Borrar.*Intercambiar.*Convertir a.*Copiar.*Favorito.*exacto/is);
  await converter.result.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('42,164813');
  await converter.side('to').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('metro');
  await page.keyboard.press('Enter');
  await expect(converter.side('to')).toBeFocused();
  await expect(converter.result).toHaveText('42.164,812800');
});

// At a desk with the narrowest and the widest letters: what is between them breaks where one of them does.
test('[I3.text-200] text at 200 % loses nothing on any view', { tag: '@fonts' }, async ({ page }) => {
  for (const path of [
    '/',
    '/currency/AED/IDR',
    // The longest rates that the foot of a chart has.
    '/currency/BTC/IDR',
    '/category/data/pb/bit',
    '/favorites',
    '/more',
    '/settings',
    '/about',
  ]) {
    await page.goto(path);
    await hasSettled(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const amount = page.getByRole('textbox', { name: 'Cantidad' });
    if (path.includes('/c')) await amount.fill('9999999999,99');
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, { message: path }).toBeLessThanOrEqual(0);
    for (const part of ['header', 'nav'])
      await expect.poll(() => misplacedTexts(page, part), { message: `${part} of ${path}` }).toEqual([]);
  }
});

test('[I3.text-200] text at 200 % breaks no number', async ({ page }) => {
  const linesOf = (selector: string) =>
    page.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)].map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
        }),
      selector,
    );
  for (const [path, selector, width] of [
    ['/currency/USD/MXN?amount=152502.72', '.result', 390],
    ['/kitchen', '.result', 390],
    ['/currency/USD/MXN', '.chart .segments span', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await hasSettled(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => linesOf(selector), { message: path }).not.toEqual([]);
    await expect.poll(async () => [...new Set(await linesOf(selector))], { message: path }).toEqual([1]);
  }
});

test('a desk leaves no half of a view empty', { tag: '@desktop' }, async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'a phone has one column');
  for (const path of [
    '/settings',
    '/favorites',
    '/recent-conversions',
    '/alerts',
    '/own-units',
    '/devices',
    '/my-data',
    '/trip',
  ]) {
    await page.goto(path);
    await hasSettled(page);
    // Of what is painted, and not of the boxes around it.
    const unused = () =>
      page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement;
        const edges = [...main.querySelectorAll('*')]
          .filter((element) => element.checkVisibility())
          .filter((element) => getComputedStyle(element).borderTopWidth !== '0px')
          .map((element) => element.getBoundingClientRect().right);
        const padding = Number.parseFloat(getComputedStyle(main).paddingRight);
        return Math.round(main.getBoundingClientRect().right - padding - Math.max(0, ...edges));
      });
    await expect.poll(unused, { message: path }).toBeLessThan(2);
  }
});

test('[I3.reduced-motion] nothing moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/currency/USD/EUR');
  await page.getByRole('button', { name: 'Intercambiar' }).waitFor();
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        const animated = animationName !== 'none' && Number.parseFloat(animationDuration) > 0;
        return Number.parseFloat(transitionDuration) > 0 || animated;
      }).length,
  );
  expect(moving).toBe(0);
});

test('[D.view-focus] a link leads to the heading of its view, at the top; the way back to where one was', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/more');
  await hasStarted(page);
  await page.getByRole('link', { name: 'Privacidad' }).focus();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(heading('Privacidad')).toBeFocused();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(heading('Más')).toBeFocused();
  await expect.poll(scrolled).toBe(before);
});
