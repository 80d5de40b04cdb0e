import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { EVERY_VIEW } from './pages/every-view.ts';
import { hasSettled } from './pages/has-started.ts';

test.describe.configure({ timeout: 300_000 });

/**
 * A page without frames is looked at where it is; otherwise axe opens a page more for every look, to put frames together.
 * Of what passes one element for each rule is enough: every element would be described, and sent, for nobody.
 */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** What axe finds in both themes. Only colours differ between them, so the dark one is asked the rules of colour alone. */
async function violations(page: Page): Promise<string[]> {
  await setTheme(page, 'light');
  const light = await axeOn(page).analyze();
  await setTheme(page, 'dark');
  const dark = await axeOn(page).withRules(['color-contrast', 'link-in-text-block']).analyze();
  expect(light.passes.length + light.violations.length).toBeGreaterThan(10);
  expect([...dark.passes, ...dark.violations].map(({ id }) => id)).toContain('color-contrast');
  return [light, dark].flatMap(violationsOf);
}

function violationsOf(found: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // Colours cross over in 150 ms, and a contrast measured halfway is nobody's: without motion they change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
    document.documentElement.classList.toggle('dark', wanted === 'dark');
  }, theme);
}

/** Spanish on the phone and English on the desktop at every run; `E2E_MATRIX=all` takes both languages at both widths. */
const isWhole = process.env.E2E_MATRIX === 'all';
const languagesAt = (width: string) => {
  if (isWhole) return ['es', 'en'] as const;
  return width === 'phone' ? (['es'] as const) : (['en'] as const);
};

async function openIn(page: Page, language: 'es' | 'en', path: string): Promise<void> {
  // An address without /en would be English where that was the language chosen last.
  await page.addInitScript(
    (state) => localStorage.setItem('equivale-preferences', JSON.stringify({ state, version: 1 })),
    { language },
  );
  await page.goto(language === 'en' ? `/en${path}` : path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.getByRole('main').waitFor();
  await hasSettled(page);
}

test(
  '[I3.axe] axe finds nothing on any view, light and dark',
  { tag: '@width' },
  async ({ page }, { project }) => {
    for (const language of languagesAt(project.name))
      for (const path of EVERY_VIEW) {
        await openIn(page, language, path);
        expect.soft(await violations(page), `${language} ${path}`).toEqual([]);
      }
  },
);

interface State {
  readonly name: string;
  readonly path: string;
  readonly prepare: (page: Page) => Promise<void>;
}

const openDialog = (button: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
};

const dialogs: State[] = [
  {
    name: 'the currency picker open',
    path: '/currency/USD/EUR',
    prepare: async (page) => {
      await openDialog(/^Convert(?:ir a|\sto)/)(page);
      // Two hundred like rows say no more than a few, and take a slow machine minutes.
      await page.getByRole('combobox').fill('peso');
    },
  },
  { name: 'the unit picker open', path: '/category/data', prepare: openDialog(/^Convert(?:ir de|\sfrom)/) },
  {
    name: 'the provenance open',
    path: '/currency/AED/EUR',
    prepare: openDialog(/Ver de dónde sale|See where/),
  },
];

/** Taken with the whole matrix only. */
const moreStates: State[] = [
  {
    name: 'the search open',
    path: '/more',
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the unit provenance open',
    path: '/category/length/mi/km',
    prepare: openDialog(/Ver de dónde sale|See where/),
  },
  {
    name: 'an answer under the search field',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('textbox').fill('100 USD EUR');
      await page.getByText('85').first().waitFor();
    },
  },
  {
    name: 'a notice shown',
    path: '/currency/GBP/JPY',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Favorit[oe]$/ }).click();
      await page.getByRole('button', { name: /^(?:Deshacer|Undo)$/ }).waitFor();
    },
  },
  {
    name: 'arithmetic in the amount',
    path: '/currency/USD/EUR',
    prepare: (page) => page.getByRole('textbox', { name: /^(?:Cantidad|Amount)$/ }).fill('3*24.5'),
  },
  {
    name: 'an amount that cannot be',
    path: '/category/temperature/c/f',
    prepare: (page) => page.getByRole('textbox', { name: /^(?:Cantidad|Amount)$/ }).fill('-300'),
  },
];

// On a phone: a sheet there and a dialog at a desk are the same elements in the same colours. `E2E_MATRIX=all` takes both.
for (const { name, path, prepare } of isWhole ? [...dialogs, ...moreStates] : dialogs) {
  test(`[I3.axe] axe finds nothing with ${name}, light and dark`, async ({ page }) => {
    for (const language of isWhole ? (['es', 'en'] as const) : (['es'] as const)) {
      await openIn(page, language, path);
      await prepare(page);
      expect(await violations(page)).toEqual([]);
    }
  });
}
