import { expect, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { SOME_VIEWS } from './pages/every-view.ts';
import { hasStarted } from './pages/has-started.ts';

// As in a home network: the machine has a name, the page no certificate.
test.use({ baseURL: `http://equivale.test:${process.env.E2E_PORT ?? 4173}` });

test('[I13.plain-http] every view opens over plain http on a name that is not localhost, without a fault', async ({
  page,
}) => {
  test.slow();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A header that counts over https only is no fault of the page.
    const isFault =
      message.type() === 'error' && !message.text().startsWith('The Cross-Origin-Opener-Policy');
    if (isFault) faults.push(message.text());
  });
  for (const path of SOME_VIEWS) {
    await page.goto(path);
    await hasStarted(page);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Algo ha fallado' }), path).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('[I13.plain-http] and converts, saves and copies there', async ({ page }) => {
  const converter = new Converter(page);
  await converter.open('/category/length/mi/km');
  await converter.amount.fill('26,2');
  await expect(converter.result).toHaveText('42,164813');
  // Home lists what has been written: leaving a page sooner than that could leave the record behind.
  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(page.getByRole('main')).toContainText('26,2 mi → km');
  await converter.open('/currency/USD/EUR');
  await converter.amount.fill('200');
  // ECB of 21 August 2026: 200 / 1.1699 = 170.95478246
  await expect(converter.result).toHaveText('170,954782');
  await converter.result.click();
  await expect(converter.card).toContainText('Copiado');
  await converter.amount.fill('');
  await converter.amount.press('ControlOrMeta+v');
  await expect(converter.amount).toHaveValue('170,954782');
  await page.getByRole('button', { name: 'Favorito' }).click();
  await expect(page.getByText('Añadido a favoritos', { exact: true })).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('main')).toContainText('USD → EUR');
  await page.goto('/recent-conversions');
  await expect(page.getByRole('main')).toContainText('26,2 mi → km');
});
