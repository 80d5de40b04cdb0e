import { expect, test } from '@playwright/test';
import { ChartPage } from './pages/chart.ts';

test('[D.chart-real] a first start draws the real week, with its change and the day it ends on', async ({
  page,
}) => {
  const chart = new ChartPage(page);
  await chart.open();
  // ECB, 14 and 21 August 2026: 1.1567 and 1.1699 USD per EUR.
  await expect(chart.status).toContainText('−1,13 % en 7 días');
  await expect(chart.card).toContainText('al 21 ago 2026');
  await expect(chart.card).not.toContainText('Datos de muestra');
});

test('[S2.chart-tooltip] mouse and keys read the same day off the curve', { tag: '@desktop' }, async ({
  page,
}) => {
  const chart = new ChartPage(page);
  await chart.open();
  const { x, y } = await chart.at(0);
  await page.mouse.move(x, y);
  await expect(chart.status).toHaveText('0,8645 · 14 ago 2026');
  await page.mouse.move(x, y - 400);
  await expect(chart.status).toContainText('en 7 días');
  await chart.plot.focus();
  await page.keyboard.press('Home');
  await expect(chart.status).toHaveText('0,8645 · 14 ago 2026');
  await page.keyboard.press('ArrowRight');
  await expect(chart.status).toHaveText('0,8626 · 17 ago 2026');
});

test('a drag zooms into a year and "Ver todo" brings it back', { tag: '@width' }, async ({ page }) => {
  const chart = new ChartPage(page);
  await chart.open();
  await chart.choose('1 año');
  await expect(chart.status).toContainText('en 1 año');
  const from = await chart.at(0.25);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((await chart.at(0.5)).x, from.y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(from.x, from.y - 400);
  await expect(chart.status).toContainText(/del .* al .*/);
  await chart.card.getByRole('button', { name: 'Ver todo' }).click();
  await expect(chart.status).toContainText('en 1 año');
});

test('two fingers zoom in and out', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'a desktop has no fingers');
  const chart = new ChartPage(page);
  await chart.open();
  await chart.choose('5 años');
  await expect(chart.status).toContainText('en 5 años');
  await chart.pinch([0.4, 0.6], [0.1, 0.9]);
  await expect(chart.status).toContainText(/del .* al .*/);
  await chart.pinch([0.05, 0.95], [0.45, 0.55]);
  await expect(chart.status).toContainText('en 5 años');
});

test('[S4.sample-history] [D.sample-badge] [D.sample-no-indicators] a pair without history shows a labelled sample and nothing computed', async ({
  page,
}) => {
  await page.route('**/api/currency-history/**', (route) =>
    route.fulfill({ json: { data: [], source: null, base: 'USD', target: 'EUR', period: '7d' } }),
  );
  await page.goto('/currency/USD/EUR');
  await expect(page.getByText('Datos de muestra').first()).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByText('RSI (14)')).toHaveCount(0);
  await expect(page.getByText('Próxima semana')).toHaveCount(0);
});

test('on paper the curve stays and the buttons go', async ({ page }) => {
  const chart = new ChartPage(page);
  await chart.open();
  await page.emulateMedia({ media: 'print' });
  await expect(chart.card.locator('.chart-line')).toBeVisible();
  await expect(chart.card.getByRole('button', { name: 'Tabla' })).toBeHidden();
});
