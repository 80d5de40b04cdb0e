import { expect, test } from '@playwright/test';
import { hasSettled } from './pages/has-started.ts';

test('[I3.two-tabs] theme, cup size and list that are changed at the same time in two tabs all survive, and each tab shows them', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('/settings');
  await other.goto('/list');
  const kitchen = await context.newPage();
  await kitchen.goto('/kitchen');
  for (const tab of [page, other, kitchen]) await hasSettled(tab);
  await Promise.all([
    page.getByRole('switch', { name: 'Modo oscuro' }).click(),
    kitchen.getByRole('radio', { name: 'Taza métrica, 250 mL' }).check({ force: true }),
    other.getByRole('textbox', { name: 'Euro' }).fill('77'),
  ]);
  const isDark = (tab: typeof page) => tab.locator('html').evaluate(({ dataset }) => dataset.theme);
  for (const tab of [page, other, kitchen]) await expect.poll(() => isDark(tab)).toBe('dark');
  const mirror = () =>
    page.evaluate(() => [
      JSON.parse(localStorage.getItem('equivale-preferences') ?? '{}').state,
      JSON.parse(localStorage.getItem('equivale-currency-list') ?? '{}').amount,
    ]);
  await expect.poll(mirror).toMatchObject([{ theme: 'dark', cup: 'metric' }, '77']);
  const again = await context.newPage();
  await again.goto('/kitchen');
  await expect(again.getByRole('radio', { name: 'Taza métrica, 250 mL' })).toBeChecked();
  await expect.poll(() => isDark(again)).toBe('dark');
});
