import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Puts axe into a page, once for all looks at it. Pages here have no frames, which would each need one of their own. */
export const putAxe = (page: Page) => page.evaluate(axe.source);

/** What axe has found: which rules had something to look at, and what each violation is of. */
export interface Findings {
  readonly rules: readonly string[];
  readonly violations: readonly string[];
}

/**
 * Looks at a page that has axe. Of what passes one element for each rule is enough: every element would be described, and sent,
 * for nobody.
 * @param only names of rules; all where there are none
 */
export const lookWithAxe = (page: Page, only?: readonly string[]): Promise<Findings> =>
  page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { passes, violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values: [...values] } }),
    });
    return {
      rules: [...passes, ...violations].map(({ id }) => id),
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    };
  }, only);

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // Colours cross over in 150 ms, and a contrast measured halfway is nobody's: without motion they change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
    document.documentElement.classList.toggle('dark', wanted === 'dark');
  }, theme);
}

/** Faults found by axe in both themes. Only colours differ, so the dark theme runs the color rules alone. */
export async function violationsInBothThemes(page: Page): Promise<readonly string[]> {
  await putAxe(page);
  await setTheme(page, 'light');
  const light = await lookWithAxe(page);
  await setTheme(page, 'dark');
  const dark = await lookWithAxe(page, ['color-contrast', 'link-in-text-block']);
  expect(light.rules.length).toBeGreaterThan(10);
  expect(dark.rules).toContain('color-contrast');
  return [...light.violations, ...dark.violations.map((violation) => `dark: ${violation}`)];
}
