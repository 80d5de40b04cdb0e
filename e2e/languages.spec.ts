import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_IDS, type Language, pathIn } from '../packages/app/src/i18n/languages.ts';
import { violationsInBothThemes } from './pages/axe.ts';
import { isWhole } from './pages/every-view.ts';
import { hasSettled, hasStopped } from './pages/has-started.ts';
import { misplacedTexts } from './pages/text-layout.ts';

const VIEWS = [
  '/',
  '/currency/USD/EUR',
  '/category/length/mi/km',
  '/list',
  '/kitchen',
  '/calculator',
  '/trip',
  '/settings',
  '/my-data',
  '/more',
] as const;

const SIZES = [
  [320, '100%'],
  [390, '200%'],
  [320, '200%'],
] as const;

/** What is wrong with what is shown now, by what it was looked at with. */
async function faultsOf(page: Page, name: string, parts: readonly string[]): Promise<readonly string[]> {
  const faults = (await violationsInBothThemes(page)).map((violation) => `${name}: ${violation}`);
  for (const [width, size] of SIZES) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
    await hasStopped(page);
    for (const part of parts)
      for (const fault of await misplacedTexts(page, part))
        faults.push(`${name} at ${width} px, text of ${size}, ${part}: ${fault}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return faults;
}

async function open(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(pathIn(language, path));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await hasSettled(page);
  await expect(page.getByRole('main')).toContainText(/\S/);
  await hasStopped(page);
}

// Long: `npm test` looks at what varies most between languages in the pseudo-languages, and at what is written in the written pages.
test.describe(() => {
  test.skip(!isWhole, 'with E2E_MATRIX=all');
  for (const language of LANGUAGE_IDS)
    test(`[I19.every-language] in ${language} axe finds nothing on the main views, light and dark, and at 320 px, with text of 200 % and with both nothing is cut off or overlaps`, {
      tag: '@fonts',
    }, async ({ page }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (state) => localStorage.setItem('equivale-preferences', JSON.stringify({ state, version: 1 })),
        { language },
      );
      const faults: string[] = [];
      for (const path of VIEWS) {
        await open(page, language, path);
        faults.push(...(await faultsOf(page, path, ['main', 'header', 'nav'])));
      }
      await page.keyboard.press('/');
      await page.getByRole('dialog').waitFor();
      await hasStopped(page);
      faults.push(...(await faultsOf(page, 'the search', ['[role="dialog"], dialog[open]'])));
      expect(faults).toEqual([]);
    });
});
