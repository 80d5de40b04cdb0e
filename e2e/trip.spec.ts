import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('[I15.trip-offline] a trip prepared with a network is used without one: rates, an expense, and both after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/trip');
  await page.getByRole('button', { name: /^Destino/ }).click();
  await page.getByRole('combobox').fill('mexico');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Preparar el viaje' }).click();
  const pesos = page.getByRole('textbox', { name: 'Peso mexicano' });
  await expect(pesos).toHaveValue('100');
  // The device holds the whole release and controls the page.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(pesos).toHaveValue('100');
  await page.getByRole('button', { name: 'Añadir gasto' }).first().click();
  await page.getByRole('textbox', { name: 'Importe' }).fill('385');
  await page.keyboard.press('Enter');
  await expect(page.getByText('385 MXN')).toBeVisible();
  await page.reload();
  await expect(page.getByText('385 MXN')).toBeVisible();
});
