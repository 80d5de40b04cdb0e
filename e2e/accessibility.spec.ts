import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const views = [
  '/',
  '/currency/USD/EUR',
  '/category/length/mi/km',
  '/category/temperature/c/f',
  '/category/volume/gal_us/l',
  '/category/colour',
  '/calculator',
  '/favorites',
  '/recent-conversions',
  '/more',
  '/settings',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
] as const;

/** What axe finds in both themes. Only colours differ between them, so the dark one is asked the rules of colour alone. */
async function violations(page: Page): Promise<string[]> {
  await setTheme(page, 'light');
  const light = await new AxeBuilder({ page }).analyze();
  await setTheme(page, 'dark');
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze();
  expect(light.passes.length + light.violations.length).toBeGreaterThan(10);
  expect([...dark.passes, ...dark.violations].map(({ id }) => id)).toContain('color-contrast');
  return [light, dark].flatMap(violationsOf);
}

function violationsOf(found: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
    document.documentElement.classList.toggle('dark', wanted === 'dark');
  }, theme);
  // Colours cross over in 150 ms; a contrast measured halfway is nobody's.
  await page.waitForTimeout(250);
}

/** Spanish on the phone and English on the desktop at every run; `AXE_MATRIX=all` takes both languages at both widths. */
const languagesAt = (width: string) => {
  if (process.env.AXE_MATRIX === 'all') return ['es', 'en'] as const;
  return width === 'phone' ? (['es'] as const) : (['en'] as const);
};

for (const path of views) {
  test(`[I3.axe] axe finds nothing on ${path}, light and dark`, async ({ page }, { project }) => {
    for (const language of languagesAt(project.name)) {
      await page.addInitScript(
        (state) => localStorage.setItem('equivale-preferences', JSON.stringify({ state, version: 1 })),
        { language },
      );
      await page.goto(language === 'en' ? `/en${path}` : path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
    }
  });
}

for (const [name, path, button] of [
  ['currency picker', '/currency/USD/EUR', /^Convertir a/],
  ['unit picker', '/category/data', /^Convertir de/],
  ['provenance', '/currency/AED/EUR', /Ver de dónde sale/],
] as const) {
  test(`[I3.axe] axe finds nothing with the ${name} open, light and dark`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').waitFor();
    // Two hundred like rows say no more than a few, and take a slow machine minutes.
    if (name === 'currency picker') await page.getByRole('combobox').fill('peso');
    expect(await violations(page)).toEqual([]);
  });
}
