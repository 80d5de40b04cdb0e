import { expect, test } from '@playwright/test';
import { hasSettled, hasStarted } from './pages/has-started.ts';
import { scriptsOf } from './pages/scripts-of.ts';

test('[I14.kitchen-view] cups of flour become grams, also without a connection', { tag: '@width' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hasStarted(page);
  await page.getByRole('link', { name: 'Cocina' }).click();
  await expect(page).toHaveURL(/\/kitchen$/);
  const result = page.getByRole('button', { name: /Copiar resultado$/ });
  // USDA 168894: a cup of all-purpose flour is 125 g
  await expect(result).toHaveText('125');
  await hasSettled(page);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Cantidad' }).fill('2');
  await expect(result).toHaveText('250');
  await page.getByRole('radio', { name: 'Taza métrica, 250 mL' }).check({ force: true });
  // 250 g × 250 mL / 236.5882365 mL = 264.17…
  await expect(result).toHaveText('264');
});

test('[I14.kitchen-alone] a question loads the ingredients, and only then', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const kitchen = scriptsOf(/\/kitchen\//);
  const hasKitchen = () => loaded.some((path) => kitchen.includes(path));
  await page.goto('/');
  await hasStarted(page);
  const field = page.getByRole('search').getByRole('textbox');
  await field.fill('5 km en mi');
  await page.getByText('3,106856').first().waitFor();
  expect(hasKitchen()).toBe(false);
  await field.fill('2 tazas de harina en gramos');
  await page.getByRole('link', { name: /≈ 250/ }).click();
  await expect(page).toHaveURL(/\/kitchen\/flour\/cup\/g$/);
  await expect(page.getByRole('button', { name: /Copiar resultado$/ })).toHaveText('250');
  expect(hasKitchen()).toBe(true);
});
