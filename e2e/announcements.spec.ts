import { expect, type Page, test } from '@playwright/test';
import { type Announcement, recordAnnouncements, takeAnnouncements } from './pages/announcements.ts';
import { Converter } from './pages/converter.ts';
import { SOME_VIEWS } from './pages/every-view.ts';
import { hasStarted } from './pages/has-started.ts';

async function open(page: Page, path: string) {
  await page.goto(path);
  await hasStarted(page);
  await page.waitForLoadState('networkidle');
}

/** Expects that this is announced, once, and nothing else. */
async function hears(page: Page, text: string, lang = 'es') {
  const heard: Announcement[] = [];
  await expect
    .poll(async () => heard.push(...(await takeAnnouncements(page))), `to hear ${text}`)
    .toBeGreaterThan(0);
  heard.push(...(await takeAnnouncements(page)));
  expect(heard).toEqual([{ text, lang }]);
}

const hearsNothing = async (page: Page, when: string) =>
  expect(await takeAnnouncements(page), when).toEqual([]);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await recordAnnouncements(page);
});

test('[I13.announced] nothing is announced when a view is opened', async ({ page }) => {
  for (const path of SOME_VIEWS) {
    await open(page, path);
    await hearsNothing(page, path);
  }
});

test('[I13.announced] rates that come by themselves change the result without a word', async ({ page }) => {
  await page.route('**/api/exchange-rates*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('1.1699', '1.1701') });
  });
  await open(page, '/currency/USD/EUR');
  await expect(new Converter(page).result).toHaveText((100 / 1.1701).toFixed(6).replace('.', ','));
  await hearsNothing(page, 'with new rates');
});

test('[I13.announced] [I3.announced-once] an amount typed quickly is one announcement, of the last result, in the language of the page', async ({
  page,
}) => {
  const converter = new Converter(page);
  for (const [path, lang, result] of [
    // The international mile of 1959 is 1.609344 km; ECB, 21 August 2026: 1.1699 USD per EUR.
    ['/category/length/mi/km', 'es', '1.985,930496 kilómetros'],
    ['/currency/USD/EUR', 'es', '1.054,791008 EUR'],
    ['/en/currency/USD/EUR', 'en', '1,054.791008 EUR'],
  ] as const) {
    await open(page, path);
    await converter.amount.fill('');
    await page.keyboard.type('1234');
    await hears(page, result, lang);
  }
});

test('[I13.announced] a swap, a choice, a favorite, a copy that fails and a lost service are one announcement each', async ({
  page,
}) => {
  const converter = new Converter(page);
  await open(page, '/currency/EUR/USD');
  await converter.amount.fill('200');
  await hears(page, '233,98 USD');
  await converter.swap.click();
  await hears(page, '200,00 EUR');
  await converter.pick('to', 'libra esterlina');
  await expect(converter.result).not.toHaveText('200,00');
  await hears(page, `${(await converter.result.textContent())?.trim()} GBP`);
  const favorite = converter.card.getByRole('button', { name: 'Favorito' });
  await favorite.click();
  await hears(page, 'Mensaje Añadido a favoritos. Deshacer');
  await favorite.click();
  await hears(page, 'Mensaje Quitado de favoritos. Deshacer');
  await converter.result.click();
  await hears(page, 'Copiado');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await converter.result.click();
  await hears(page, 'Mensaje No se ha podido copiar.');
  await page.route('**/api/**', (route) => route.abort());
  // Rates are fetched again every five minutes.
  await page.clock.runFor(301_000);
  await hears(page, 'El servicio de tipos no responde. Conviertes con los tipos del 21 ago 2026. Reintentar');
});

test('[I13.announced] a question is one announcement of its result, or of why it has none', async ({
  page,
}) => {
  await open(page, '/');
  const field = page.getByRole('textbox', { name: 'Buscar un conversor' });
  // At once: keys that come slowly on a busy machine are questions of their own.
  await field.fill('100 usd a eur');
  await hears(page, '100 USD → EUR: 85,477391 EUR');
  // The clear button is inside the field's label, but not part of its name.
  await expect(field).toHaveAccessibleName('Buscar un conversor');
  await field.fill('5 km en kg');
  await hears(page, 'Son magnitudes distintas: no se puede convertir una en la otra.');
  await open(page, '/calculator');
  await page.getByRole('textbox', { name: 'Cuenta o pregunta' }).fill('55×2');
  await hears(page, '110');
});
