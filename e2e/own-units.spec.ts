import { expect, type Page } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { hasSettled } from './pages/has-started.ts';
import { test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Makes a unit of 0.74 m from the settings, without a pointer. */
async function makeStride(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Mis unidades/ }).press('Enter');
  await page.getByRole('button', { name: 'Crear una unidad' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Nueva unidad' }).getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('pie');
  await expect(page.getByRole('alert')).toContainText('«pie» ya existe: pie');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('zancada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('zan');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0,74');
  await expect(page.getByText('6,756757 zan')).toBeVisible();
  await page.keyboard.press('Enter');
}

test('[I16.own-whole] a unit is made with the keyboard, converted, asked about, and there offline; shared to nobody else', async ({
  page,
  browser,
  site,
}) => {
  test.slow();
  const open = async (path: string) => {
    await page.goto(site.url + path);
    await hasSettled(page);
  };
  await open('/settings');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await makeStride(page);
  await expect(page.getByText('1 zan = 0,74 m')).toBeVisible();
  await page.getByRole('link', { name: 'Convertir zancada' }).press('Enter');
  const converter = new Converter(page);
  await converter.amount.fill('100');
  await expect(converter.result).toHaveText(/^74/);
  const shared = page.url();

  // What another person sees at that address.
  const other = await (await browser.newContext()).newPage();
  await other.goto(shared);
  await expect(other.getByRole('heading', { name: 'Esa unidad no está en este dispositivo' })).toBeVisible();
  await other.context().close();

  await site.goAway();
  await page.goto(shared);
  await converter.amount.fill('50');
  await expect(converter.result).toHaveText(/^37/);
  await open('/');
  await page.getByRole('main').getByRole('textbox').fill('37 km en zancadas');
  await expect(
    page
      .getByRole('main')
      .getByText(/50\.000/)
      .first(),
  ).toBeVisible();
});
