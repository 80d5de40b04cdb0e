import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { hasStarted } from './pages/has-started.ts';
import { partFiles } from './pages/part-files.ts';
import { readPicture } from './pages/read-picture.ts';

// A phone of today: its lock screen is 1170 by 2532.
test.use({ deviceScaleFactor: 3, screen: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const PRICES = [10, 20, 50, 100, 200, 500, 1000, 2000];
const OWN = [1, 2, 5, 10, 20, 50, 100, 200];

/** A fraction as Spanish writes it, half away from zero, worked out in whole numbers. */
function written(top: bigint, bottom: bigint, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const rounded = Number((top * scale * 2n + bottom) / (bottom * 2n)) / 10 ** decimals;
  const options = { minimumFractionDigits: decimals, useGrouping: 'always' } as const;
  return new Intl.NumberFormat('es-ES', options).format(rounded);
}

/** What the table has to say, from the published rate alone. */
async function expectedRows(page: Page) {
  const { origins } = await (await page.request.get('/api/exchange-rates')).json();
  const ecb = origins.find(
    ({ published }: { published?: { rates: object } }) => 'MXN' in (published?.rates ?? {}),
  );
  expect(ecb.published.base).toBe('EUR');
  const [whole, decimals = ''] = String(ecb.published.rates.MXN).split('.');
  const [rate, one] = [BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length)];
  const home = PRICES.map((price) => {
    const result = BigInt(price) * one;
    // Three significant digits at least: cents alone would be off by more than half a percent.
    const digits = result < rate ? 3 : 2;
    return [written(BigInt(price), 1n, 0), written(result, rate, digits)];
  });
  const away = OWN.map((price) => {
    const result = BigInt(price) * rate;
    const digits = Math.max(0, 3 - String(result / one).length);
    return [written(BigInt(price), 1n, 0), written(result, one, digits)];
  });
  return { home, away };
}

async function printed(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const [, , width = 0, height = 0] = (await document.getPage(1)).view;
  const { text } = await extractText(document, { mergePages: true });
  const size = [width, height].map((points) => Math.round((points / 72) * 25.4));
  return { size, pages: document.numPages, lines: text.split('\n').map((line) => line.trim()) };
}

/** Walks by Tab until something has the focus, as one without a mouse does. */
async function tabTo(page: Page, name: string) {
  const target = page.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by keyboard to ${name}`);
}

test('[I15.pocket-print] [I15.pocket-picture] [I15.pocket-exact] with the keyboard alone and no network it is printed and saved, and what is read back from PDF and PNG is right', async ({
  page,
  context,
}) => {
  await page.goto('/pocket/EUR/MXN');
  await hasStarted(page);
  const { home, away } = await expectedRows(page);
  // The first page that the device ever opened: the worker came after it.
  const { files, held } = await partFiles(page, 'pocket');
  await expect.poll(held).toBe(files.length);
  await context.setOffline(true);
  await page.reload();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible();
  await tabTo(page, 'Imprimir');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');

  const rowsOf = (rows: readonly string[][]) => rows.map((row) => row.join(' '));
  const card = ['MXN EUR', ...rowsOf(home), 'EUR MXN', ...rowsOf(away)];
  const onCard = await printed(page);
  expect(onCard.size).toEqual([85, 54]);
  expect(onCard.pages).toBe(1);
  expect(onCard.lines.slice(0, card.length)).toEqual(card);
  expect(onCard.lines.join(' ')).toMatch(/suma el 1 % error −0,2 % 1 EUR = 19,7690 MXN · BCE, 21 ago 2026$/);

  await page.getByRole('radio', { name: /^Tarjeta/ }).focus();
  await page.keyboard.press('ArrowDown');
  const folded = await printed(page);
  expect(folded.size).toEqual([105, 148]);
  expect(folded.pages).toBe(1);
  expect(folded.lines).toEqual(
    expect.arrayContaining([...rowsOf(home).slice(0, 7), ...rowsOf(away).slice(0, 7)]),
  );
  await page.keyboard.press('ArrowDown');
  const eight = await printed(page);
  expect(eight.size).toEqual([210, 297]);
  expect(eight.pages).toBe(1);
  for (const row of card) expect(eight.lines.filter((line) => line === row)).toHaveLength(8);

  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Guardar imagen');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const picture = await readPicture(page, await readFile(await download.path()));
  expect([picture.width, picture.height]).toEqual([1170, 2532]);
  expect(picture.free).toBeGreaterThanOrEqual(0.31);
  expect(picture.lines).toEqual(expect.arrayContaining(home.slice(1)));
});
