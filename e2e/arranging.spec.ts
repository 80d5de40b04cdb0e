import { expect, type Locator, test } from '@playwright/test';
import { hasSettled, hasStopped } from './pages/has-started.ts';

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
  // Without its scripts the page stays as prerendered, except for what is applied before the first paint.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const place = async (id: string) => (await page.locator(`[data-card="${id}"]`).boundingBox())?.y ?? 0;
  await expect(page.locator('[data-card="weight"]')).toBeHidden();
  expect(await place('length')).toBeLessThan(await place('currency'));
});

test('[I16.order] a row is dragged by its handle, with the mouse and with a finger', async ({ page }) => {
  await page.goto('/settings');
  await hasSettled(page);
  await page.getByRole('button', { name: /^Ordenar/ }).click();
  const handle = (name: string, at: number) =>
    page.getByRole('button', { name: `Mover ${name}. Posición ${at} de 9` });
  const middleOf = async (of: Locator) => {
    const box = await of.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  await expect(handle('Divisas', 1)).toBeVisible();
  await hasStopped(page);
  const [first, third] = [await middleOf(handle('Divisas', 1)), await middleOf(handle('Peso', 3))];
  const way = [0.5, 1].map((part) => ({ x: first.x, y: first.y + (third.y - first.y) * part }));
  // The third row moves up before the dragged one is dropped there.
  const hasMadeRoom = (name: string) =>
    expect.poll(async () => (await middleOf(handle(name, 3))).y).toBeLessThan(third.y - 10);
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of way) await page.mouse.move(x, y);
  await hasMadeRoom('Peso');
  await page.mouse.up();
  await expect(handle('Divisas', 3)).toBeVisible();
  await expect(handle('Longitud', 1)).toBeVisible();
  await hasStopped(page);
  // What a finger does is sent as the browser gets it: a handle that scrolled the page would not be dragged.
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [first]);
  for (const point of way) await send('touchMove', [point]);
  await hasMadeRoom('Divisas');
  await send('touchEnd', []);
  await expect(handle('Longitud', 3)).toBeVisible();
  await expect(handle('Divisas', 2)).toBeVisible();
});
