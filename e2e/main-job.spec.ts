import { expect, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';

/** ECB reference rate of 21 August 2026, the newest bundled day: EUR 1 = USD 1.1699 (eurofxref-daily.xml of that day). */
const USD_PER_EUR = 1.1699;

test('[D.bundled-rates] 100 USD are 100 times the ECB cross of the newest bundled date, and the page says which', async ({
  page,
}) => {
  const converter = new Converter(page);
  await converter.open('/currency/USD/EUR');
  await expect(converter.amount).toHaveValue('100');
  await expect(converter.result).toHaveText((100 / USD_PER_EUR).toFixed(6).replace('.', ','));
  await expect(converter.card).toContainText('1 USD = 0,8548 EUR');
  await expect(converter.card).toContainText('21 ago 2026');
});

test('[S2.home-choose] a newcomer goes from home to a result by touch alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Longitud/ }).click();
  const converter = new Converter(page);
  await converter.amount.fill('26,2');
  await converter.pick('from', 'milla');
  await converter.pick('to', 'kilómetro');
  // 26.2 mi = 26.2 × 1.609344 km = 42.1648128 km (international mile, 1959).
  await expect(converter.result).toHaveText('42,164813');
  await expect(page).toHaveURL(/\/category\/length\/mi\/km\?amount=26\.2$/);
});

test('[S4.currency-swap] swapping currencies exchanges them and their amounts', async ({ page }) => {
  const converter = new Converter(page);
  await converter.open('/currency/EUR/USD');
  await converter.amount.fill('200');
  await expect(converter.result).toHaveText('233,98');
  await converter.swap.click();
  await expect(converter.side('from')).toContainText('USD');
  await expect(converter.amount).toHaveValue('233,98');
  await expect(converter.result).toHaveText('200,00');
});

test('[D.search] the picker finds a currency by country, without its accents and with a slip', {
  tag: '@width',
}, async ({ page }) => {
  const converter = new Converter(page);
  await converter.open('/currency/USD/EUR');
  for (const [query, code] of [
    ['japon', 'JPY'],
    ['MEXICO', 'MXN'],
    ['corona sueca', 'SEK'],
    ['libra estrelina', 'GBP'],
    ['aed', 'AED'],
  ] as const) {
    await converter.pick('to', query);
    await expect(converter.side('to')).toContainText(code);
  }
});

const badInputs = [
  { what: 'letters', typed: 'abc', shown: /^$/ },
  { what: 'two separators', typed: '1,2,3', shown: /^1,23?$/ },
  { what: 'a sign where none belongs', typed: '-5', shown: /^5$/ },
  { what: '400 digits', typed: '9'.repeat(400), shown: /^9+/ },
] as const;

for (const { what, typed, shown } of badInputs) {
  test(`[S5.input] ${what} never break the page`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const converter = new Converter(page);
    await converter.open('/currency/USD/EUR');
    await converter.amount.fill('');
    // Key by key, but a cat on the keyboard: 400 keys are ten seconds of waiting for one and the same rule.
    await page.keyboard.insertText(typed.slice(0, -20));
    await converter.amount.pressSequentially(typed.slice(-20));
    await expect(converter.amount).toHaveValue(shown);
    await converter.amount.fill('100');
    await expect(converter.result).toHaveText('85,477391');
    expect(faults).toEqual([]);
  });
}

test('[D.paste] pasted text is read by the rules of numbers in es and en', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const converter = new Converter(page);
  await converter.open('/category/length/m/cm');
  for (const [pasted, centimetres] of [
    ['1.234,56', '123.456,000000'],
    ['1,234.56', '123.456,000000'],
    ['1 234,5 m', '123.450,000000'],
    ['1.234.567', '123.456.700,000000'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await converter.amount.fill('');
    await converter.amount.press('ControlOrMeta+v');
    await expect(converter.result).toHaveText(centimetres);
  }
});

test('[D.absolute-zero] below absolute zero is refused in the place of the result', async ({ page }) => {
  const converter = new Converter(page);
  await converter.open('/category/temperature/c/f');
  await converter.amount.fill('-40');
  await expect(converter.result).toHaveText('−40,000000');
  await converter.amount.fill('-300');
  await expect(converter.result).toBeHidden();
  await expect(converter.card).toContainText('−273,15');
  await expect(converter.amount).toHaveAttribute('aria-invalid', 'true');
});

test('[D.english-address] English stands under /en and is remembered', async ({ page }) => {
  await page.goto('/currency/USD/EUR');
  await page.getByRole('button', { name: /Cambiar a inglés/ }).click();
  await expect(page).toHaveURL(/\/en\/currency\/USD\/EUR$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const converter = new Converter(page);
  await expect(converter.result).toHaveText('85.477391');
  await page.goto('/currency/USD/EUR');
  await expect(page).toHaveURL(/\/en\/currency\/USD\/EUR$/);
});

test('[D.question] a question typed on home is answered, and opens in its converter', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: /Buscar/ }).fill('100 dolares canadienses a dolares');
  const answer = page.getByRole('link', { name: /100 CAD → USD/ });
  await expect(answer).toContainText('USD');
  await answer.click();
  const converter = new Converter(page);
  await expect(converter.side('from')).toContainText('CAD');
  await expect(converter.amount).toHaveValue('100');
});

test('[D.share-target] [I18.question-address] text shared to the app, or asked in the address bar, is answered on home', async ({
  page,
}) => {
  await page.goto('/?q=100+usd+a+eur');
  await expect(page.getByRole('link', { name: /100 USD → EUR/ })).toContainText('85,477391');
});
