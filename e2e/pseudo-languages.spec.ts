import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { readManifest } from '../scripts/build-chunks.ts';
import { isWhole } from './pages/every-view.ts';
import { hasSettled } from './pages/has-started.ts';
import { misplacedTexts } from './pages/text-layout.ts';
import { type PseudoLanguage, pseudoMessage, pseudoText } from './pseudo-language.ts';

const dist = join(import.meta.dirname, '../packages/app/dist');

const MAIN_VIEWS = [
  '/',
  '/currency/USD/EUR',
  '/category/length/mi/km',
  '/calculator',
  '/kitchen',
  '/list',
  '/pocket/EUR/MXN',
  '/trip',
  '/favorites',
  '/more',
  '/settings',
  '/my-data',
] as const;

/** Gives the page the sentences of English in a pseudo-language, in its direction. The written pages are English: the empty one draws all. */
async function speakPseudo(page: Page, language: PseudoLanguage): Promise<void> {
  const catalogues = Object.entries(await readManifest(dist)).filter(([name]) =>
    /^\.\.\/\.\.\/languages\/en\/app\/[a-z-]+\.json$/.test(name),
  );
  for (const [, { file }] of catalogues) {
    const { default: messages } = await import(pathToFileURL(join(dist, file)).href);
    const spoken = Object.entries<unknown>(messages).map(([key, said]) => [
      key,
      pseudoMessage(said, language),
    ]);
    await page.route(`**/${file}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default ${JSON.stringify(Object.fromEntries(spoken))}`,
      }),
    );
  }
  const direction = language === 'ar-XB' ? 'rtl' : 'ltr';
  await page.route(
    ({ pathname }) => pathname.startsWith('/en') && !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch({ url: new URL('/en/app.html', route.request().url()).href });
      const body = (await response.text()).replace('<html lang="en"', `$& dir="${direction}"`);
      await route.fulfill({ response, body });
    },
  );
}

// The long one in the widest letters, the other as they are on a phone; `E2E_MATRIX=all` takes both in both.
for (const [language, tag] of [
  ['en-XA', '@wide'],
  ['ar-XB', isWhole ? '@wide' : '@phone'],
] as const)
  test(
    `[I19.pseudo] in ${language} nothing of the main views is cut off or lies over another text, at 390 and 320 px`,
    {
      tag,
    },
    async ({ page }, { project }) => {
      test.skip(!isWhole && language === 'en-XA' && project.name === 'phone', 'in wider letters');
      test.slow();
      await speakPseudo(page, language);
      const found: Record<string, readonly string[]> = {};
      for (const path of MAIN_VIEWS)
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          if (width === 390) await page.goto(`/en${path}`);
          // The empty page is settled before its view has come.
          await expect(page.getByRole('main')).toContainText(/\S/);
          await hasSettled(page);
          const misplaced = await misplacedTexts(page);
          if (misplaced.length > 0) found[`${path} at ${width}`] = misplaced;
        }
      expect(found).toEqual({});
      await page.goto('/en/more');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pseudoText[language]('More'));
    },
  );

test('[I19.pseudo] from right to left rows begin on the right, figures keep their order, arrows turn round and the chart does not', async ({
  page,
}) => {
  await speakPseudo(page, 'ar-XB');
  await page.goto('/en/more');
  await hasSettled(page);
  const row = page.getByRole('main').getByRole('link').first();
  const [icon, chevron] = await Promise.all(
    [row.locator('svg').first(), row.locator('svg').last()].map(async (drawing) => ({
      x: (await drawing.boundingBox())?.x ?? 0,
      scale: await drawing.evaluate((element) => getComputedStyle(element).scale),
    })),
  );
  expect(icon?.x).toBeGreaterThan(Number(chevron?.x));
  expect(chevron?.scale).toContain('-1');

  await page.goto('/en/category/temperature/c/f');
  const amount = page.getByRole('textbox').first();
  await amount.fill('-40');
  const result = page.locator('.result').first();
  await expect(result).toContainText('\u221240');
  // The sign stands before its figure.
  const places = await result.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const [signed, at] = (() => {
      while (walker.nextNode()) {
        const index = walker.currentNode.textContent?.indexOf('\u2212') ?? -1;
        if (index >= 0) return [walker.currentNode, index] as const;
      }
      throw new Error('no sign');
    })();
    return [at, at + 1].map((start) => {
      const range = document.createRange();
      range.setStart(signed, start);
      range.setEnd(signed, start + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places[0]).toBeLessThan(Number(places[1]));

  await page.goto('/en/currency/USD/EUR');
  // The line of the rate has its own order, and begins on the right.
  const [one, line] = await page
    .locator('.rate-text')
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [range.getBoundingClientRect().right, element.getBoundingClientRect().right];
    });
  expect(Math.abs(Number(one) - Number(line))).toBeLessThan(2);
  await expect(page.locator('.rate-text').first()).toHaveCSS('unicode-bidi', 'plaintext');
  const direction = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  expect([await direction('main'), await direction('.chart-plot')]).toEqual(['rtl', 'ltr']);
});
