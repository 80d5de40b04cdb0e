import { expect, type Page, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

async function prepare(page: Page) {
  await page.goto('/trip');
  await page.getByRole('button', { name: /^Destino/ }).click();
  await page.getByRole('combobox').fill('mexico');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Preparar el viaje' }).click();
  await expect(page.getByRole('textbox', { name: 'Peso mexicano' })).toHaveValue('100');
}

test('the second of two taps reaches nothing under the sheet that the first one closed, and a toast leaves the main action free', async ({
  page,
}) => {
  await prepare(page);
  const add = page.getByRole('button', { name: 'Añadir gasto' }).first();
  await add.click();
  const sheet = page.getByRole('dialog');
  await page.getByRole('textbox', { name: 'Importe' }).fill('385');
  const button = sheet.getByRole('button', { name: 'Guardar' });
  // A trial waits until the sheet no longer moves.
  await button.click({ trial: true });
  const save = await button.boundingBox();
  if (!save) throw new Error('no button');
  const { origin, pathname } = new URL(page.url());
  // On the tab bar too.
  const at = [save.x + save.width / 2, save.y + save.height / 2] as const;
  await page.mouse.click(...at);
  await expect(sheet).toBeHidden();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.getByRole('button', { name: /: acciones$/ }).click();
  await expect(page).toHaveURL(origin + pathname);
  await page.getByRole('button', { name: 'Quitar' }).click();
  const top = (await add.boundingBox())?.y ?? 0;
  const bottom = async () => {
    const toast = await page.getByText('Gasto quitado', { exact: true }).boundingBox();
    return toast ? toast.y + toast.height : Number.POSITIVE_INFINITY;
  };
  // It rises to its place.
  await expect.poll(bottom).toBeLessThanOrEqual(top);
});

test('[I15.trip-offline] a trip prepared with a network is used without one: rates, an expense, and both after a reload', async ({
  page,
  context,
}) => {
  await prepare(page);
  const pesos = page.getByRole('textbox', { name: 'Peso mexicano' });
  // The device holds the whole release and controls the page.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(pesos).toHaveValue('100');
  const add = page.getByRole('button', { name: 'Añadir gasto' }).first();
  const amount = page.getByRole('textbox', { name: 'Importe' });
  await add.click();
  await amount.fill('385');
  // What was typed is there again.
  await page.reload();
  await add.click();
  await expect(amount).toHaveValue('385');
  await amount.press('Enter');
  await expect(page.getByText('385 MXN')).toBeVisible();
  await page.reload();
  await expect(page.getByText('385 MXN')).toBeVisible();
});
