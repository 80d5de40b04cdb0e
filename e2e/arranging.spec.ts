import { expect, test } from '@playwright/test';
import { hasSettled } from './pages/has-started.ts';

test('[I16.keyboard] [I16.home-at-once] home is put in order with the keys, and the written page has that order before its code runs', async ({
  page,
}) => {
  await page.goto('/settings');
  await hasSettled(page);
  await page.getByRole('button', { name: /^Ordenar/ }).press('Enter');
  await page.getByRole('button', { name: 'Mover Divisas. Posición 1 de 9' }).press('Alt+ArrowDown');
  const moved = page.getByRole('button', { name: 'Mover Divisas. Posición 2 de 9' });
  await expect(moved).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ocultas · 1').first()).toBeVisible();
  // Without its code the page stands as it was written, but for what is adopted before the first paint.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const place = async (id: string) => (await page.locator(`[data-card="${id}"]`).boundingBox())?.y ?? 0;
  await expect(page.locator('[data-card="weight"]')).toBeHidden();
  expect(await place('length')).toBeLessThan(await place('currency'));
});
