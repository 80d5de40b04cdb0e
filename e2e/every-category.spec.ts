import { CATEGORIES } from '@equivale/core';
import { expect, type Page, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { isWhole } from './pages/every-view.ts';
import { misplacedTexts } from './pages/text-layout.ts';

/** The longest list, the longest names, and figures that run the other way; `E2E_MATRIX=all` has every category. */
const SAMPLE = ['length', 'density', 'fuel'];
const categories = CATEGORIES.slice(1)
  .map(({ id }) => id)
  .filter((id) => isWhole || SAMPLE.includes(id));
const WIDTHS = [320, 390, 1280];

async function expectAllInPlace(page: Page, address: string): Promise<void> {
  for (const size of ['100%', '200%'])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
      await expect
        .poll(() => misplacedTexts(page), { message: `${address} at ${width} px, text at ${size}` })
        .toEqual([]);
    }
}

for (const language of ['es', 'en'] as const) {
  test(`[I16.every-width] nothing of a category is cut off or overlaps in ${language}`, {
    // English names are shorter, and in these letters too.
    tag: language === 'es' || isWhole ? '@fonts' : [],
  }, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(
      (state) => localStorage.setItem('equivale-preferences', JSON.stringify({ state, version: 1 })),
      { language },
    );
    const converter = new Converter(page);
    for (const id of categories) {
      const address = `${language === 'en' ? '/en' : ''}/category/${id}`;
      await converter.open(address);
      const all = page.getByRole('button', { name: /^(?:Ver las|Show all) \d/ });
      if (await all.isVisible()) await all.click();
      for (const amount of ['987654321', '0.00123']) {
        await converter.amount.fill(amount);
        await expectAllInPlace(page, `${amount} on ${address}`);
      }
    }
  });
}
