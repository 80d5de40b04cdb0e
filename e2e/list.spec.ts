import { expect, type Page, test } from '@playwright/test';
import { hasStarted } from './pages/has-started.ts';

test.use({ serviceWorkers: 'allow' });

const amount = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const codes = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));

/** Opens the picker of several with the keyboard, and takes what is found first for each text. */
async function add(page: Page, button: string, searches: readonly string[]) {
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox');
  for (const [search, code] of searches.map((text) => text.split(' = '))) {
    await field.fill(search ?? '');
    await page.getByRole('option', { name: new RegExp(`^${code}`) }).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: `Añadir ${searches.length}` }).press('Enter');
}

test('[I15.list-keys] [I15.list-address] with the keyboard alone a list of five is built, put in order and shared; without a network it opens', async ({
  page,
  context,
}) => {
  await page.goto('/list?l=EUR&amount=250');
  await hasStarted(page);
  // The page is written with four rows: with one, it is the address's list.
  await expect(page.locator('[data-row]')).toHaveCount(1);
  const actions = page.getByRole('button', { name: 'EUR: acciones' });
  await actions.press('Delete');
  await expect(actions).toHaveCount(0);
  await add(page, 'Elegir monedas', [
    'euro = EUR',
    'dólar estadounidense = USD',
    'yen = JPY',
    'libra = GBP',
    'peso mexicano = MXN',
  ]);
  await expect(page.locator('[data-row]')).toHaveCount(5);
  await amount(page, 'Euro').focus();
  await page.keyboard.type('250');
  // ECB reference rates of 21 August 2026: EUR 1 = USD 1.1699 = JPY 185.66 = MXN 19.769.
  await expect(amount(page, 'Peso mexicano')).toHaveValue('4.942,25');
  await page.keyboard.press('ArrowDown');
  await expect(amount(page, 'Dólar estadounidense')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('USD, posición 1 de 5')).toBeAttached();
  await expect(amount(page, 'Dólar estadounidense')).toBeFocused();
  await page.keyboard.type('1000000');
  await expect(amount(page, 'Yen japonés')).toHaveValue('158.697.325');
  await expect(page).toHaveURL(/\/list\?l=USD,EUR,JPY,GBP,MXN&amount=1000000&from=USD$/);

  const shared = page.url();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  // Somebody else's device: nothing of the list is stored on it.
  await page.evaluate(() => localStorage.clear());
  await page.goto(shared);
  await expect(amount(page, 'Yen japonés')).toHaveValue('158.697.325');
  expect(await codes(page)).toEqual(['USD', 'EUR', 'JPY', 'GBP', 'MXN']);
});
