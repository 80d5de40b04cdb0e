import { expect, type Page, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { holdScripts } from './pages/hold-scripts.ts';

/** How many taps on buttons have come through to the page. */
const tapsIn = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps')));

/** Opens a page whose scripts are delayed. */
async function openHeld(page: Page, path: string) {
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    sessionStorage.setItem('taps', '0');
    addEventListener('click', ({ target }) => {
      if ((target as Element).closest('button'))
        sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
    });
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('[I13.early-taps] a tap before the code runs on a converter happens once, after what was typed before it', async ({
  page,
}) => {
  const converter = new Converter(page);
  const release = await openHeld(page, '/currency/EUR/USD');
  await converter.amount.fill('200');
  await converter.swap.click();
  await converter.swap.click();
  await converter.card.getByRole('button', { name: 'Favorito' }).click();
  expect(await tapsIn(page)).toBe(0);
  release();
  await expect(converter.result).toHaveText('200,00');
  await expect(page).toHaveURL(/\/currency\/USD\/EUR(?:\?|$)/);
  await expect(converter.card.getByRole('button', { name: 'Favorito' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await tapsIn(page)).toBe(2);
  // Where the code is, a tap is the code's alone.
  await converter.swap.click();
  await expect(page).toHaveURL(/\/currency\/EUR\/USD(?:\?|$)/);
  expect(await tapsIn(page)).toBe(3);
});

test('[I13.early-taps] a tap before the code runs opens the picker of a category', async ({ page }) => {
  const converter = new Converter(page);
  const release = await openHeld(page, '/category/length/mi/km');
  await converter.side('to').click();
  release();
  await expect(page.getByRole('dialog', { name: 'Convertir a' })).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(await tapsIn(page)).toBe(1);
});

test('[I13.early-taps] a tap before the code runs chooses a period of the chart', async ({ page }) => {
  const release = await openHeld(page, '/currency/USD/EUR');
  await page.locator('label', { has: page.getByRole('radio', { name: '1 año' }) }).click();
  release();
  await expect(page.getByRole('radio', { name: '1 año' })).toBeChecked();
  await expect(page.locator('section.chart').getByRole('status')).toContainText('en 1 año');
});

test('[I13.early-taps] a tap before the code runs on home changes the theme once; a card is a link and leads where it says', async ({
  page,
}) => {
  const release = await openHeld(page, '/');
  await page.getByRole('button', { name: 'Cambiar a modo oscuro' }).dblclick();
  await page.getByRole('link', { name: /^Longitud/ }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/category\/length$/);
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Cambiar a modo oscuro' }).dblclick();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await tapsIn(page)).toBe(1);
});

test('[I13.early-taps] a tap before the code runs on the keys of the calculator is one for each key, in their order', async ({
  page,
}) => {
  const release = await openHeld(page, '/calculator');
  for (const key of ['5', '5', 'Por', '2'])
    await page
      .getByRole('group', { name: 'Teclado' })
      .getByRole('button', { name: key, exact: true })
      .click();
  release();
  await expect(page.getByRole('textbox', { name: 'Cuenta o pregunta' })).toHaveValue('55×2');
  await expect(page.locator('.result')).toHaveText('110');
});

test('[I13.early-taps] [I15.list-held] a tap before the code runs opens the order of a list that was shared, whose other currencies are read first', async ({
  page,
}) => {
  const release = await openHeld(page, '/list?l=USD,JPY,EUR,MXN,GBP&amount=100&from=EUR');
  // The page is prerendered with four rows; what follows them is already in its final place.
  const rows = page.getByRole('list', { name: 'Varias monedas', includeHidden: true });
  const height = async () => (await rows.boundingBox())?.height;
  // A tap waits for its button to stand still; before that the page may lack rows or styles.
  await page.getByRole('button', { name: 'Editar' }).click();
  const written = await height();
  release();
  await page.getByRole('button', { name: 'Hecho' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(5);
  await expect.poll(height).toBe(written);
});

for (const [locale, first] of [
  ['es-ES', 'EUR'],
  ['es-MX', 'MXN'],
] as const)
  test.describe(`a first list in ${locale}`, () => {
    test.use({ locale });

    test('[I15.list-held] is seen with the rows that it keeps: prerendered in the region of its language, elsewhere once they are known', async ({
      page,
    }) => {
      const release = await openHeld(page, '/list');
      const rows = page.getByRole('list', { name: 'Varias monedas', includeHidden: true });
      await expect(page.getByRole('button', { name: 'Compartir', exact: true })).toBeVisible();
      await expect(rows).toBeVisible({ visible: first === 'EUR' });
      const written = await rows.boundingBox();
      release();
      await expect(page.locator('[data-row]').first()).toHaveAttribute('data-row', first);
      await expect(rows).toBeVisible();
      if (first === 'EUR') expect(await rows.boundingBox()).toEqual(written);
    });
  });
