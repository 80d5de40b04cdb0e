import { expect, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { hasStarted } from './pages/has-started.ts';

test('[S2.settings-figures] figures chosen apart from the language are shown, typed and read in questions', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await page.goto('/settings');
  await hasStarted(page);
  await page.getByRole('combobox', { name: 'Formato de los números' }).selectOption('1,234.56');

  const converter = new Converter(page);
  await converter.open('/category/length/mi/m');
  await converter.amount.fill('1,234.56');
  // 1234.56 × 1609.344, by the definition of the mile
  await expect(converter.result).toContainText('1,986,831.7');
  await page.reload();
  await hasStarted(page);
  await converter.amount.fill('1234.56');
  await converter.amount.blur();
  await expect(converter.amount).toHaveValue('1,234.56');
  await expect(converter.result).toContainText('1,986,831.7');

  await page.goto('/?q=1,234.56+usd+a+eur');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /1,234\.56/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(said).toEqual([]);
});
