import { expect, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { holdScripts } from './pages/hold-scripts.ts';

/** ECB reference rate of 21 August 2026, the newest bundled day: EUR 1 = USD 1.1699. */
const USD_PER_EUR = 1.1699;

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('[I6.first-sight] a currency page converts with the bundled rates, which it calls so', async ({
    page,
  }) => {
    await page.goto('/currency/USD/EUR');
    const converter = new Converter(page);
    await expect(converter.amount).toHaveValue('100');
    await expect(converter.result).toHaveText((100 / USD_PER_EUR).toFixed(6).replace('.', ','));
    await expect(converter.card).toContainText('BCE · 21 ago 2026');
    await expect(converter.card).toContainText('Actualizando · de la app');
    await expect(page.getByRole('heading', { name: 'EUR por USD' })).toBeVisible();
    await page.goto('/en/currency/EUR/USD');
    await expect(converter.result).toHaveText('116.99');
    await expect(converter.card).toContainText('built in');
  });
});

test('[I6.typed-early] what is typed before the code runs is kept, on home, in both converters and in the calculator', async ({
  page,
}) => {
  test.slow();
  const converter = new Converter(page);
  for (const { path, typed, answer } of [
    { path: '/currency/USD/EUR', typed: '250', answer: (250 / USD_PER_EUR).toFixed(6).replace('.', ',') },
    { path: '/category/length/mi/km', typed: '26,2', answer: '42,164813' },
  ]) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await converter.amount.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    release();
    await expect(converter.result, path).toHaveText(answer);
    await expect(converter.amount, path).toHaveValue(typed);
    await expect(converter.amount, path).toBeFocused();
    // And the next key goes on from there.
    await page.keyboard.type('0');
    await expect(converter.amount, path).toHaveValue(`${typed}0`);
    await page.unrouteAll({ behavior: 'wait' });
  }
  for (const [path, result] of [
    ['/calculator', '41,842944'],
    ['/en/calculator', '41.842944'],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('textbox').fill('26 mi a km');
    release();
    await expect(page.locator('.calculator-display'), path).toContainText(result);
    await expect(page.getByRole('textbox'), path).toHaveValue('26 mi a km');
    await page.unrouteAll({ behavior: 'wait' });
  }
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox').first().fill('100 usd a eur');
  release();
  await expect(page.getByRole('link', { name: /100 USD → EUR/ })).toContainText('85,477391');
});
