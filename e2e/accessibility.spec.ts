import { expect, type Page, test } from '@playwright/test';
import { EVERY_VIEW } from '../packages/app/src/testing/every-view.ts';
import { violationsInBothThemes } from './pages/axe.ts';
import { expectReachedByTab, tooSmall } from './pages/controls.ts';
import { isWhole, SOME_VIEWS } from './pages/every-view.ts';
import { hasSettled, hasStopped } from './pages/has-started.ts';

test.describe.configure({ timeout: 300_000 });

/** Spanish on the phone and English on the desktop at every run; `E2E_MATRIX=all` takes both languages at both widths. */
const languagesAt = (width: string) => {
  if (isWhole) return ['es', 'en'] as const;
  return width === 'phone' ? (['es'] as const) : (['en'] as const);
};

/** The language that the device keeps. An address without /en would be English where that was the one chosen last. */
const speak = (page: Page, language: 'es' | 'en') =>
  page.addInitScript(
    (state) => localStorage.setItem('equivale-preferences', JSON.stringify({ state, version: 1 })),
    { language },
  );

async function openIn(page: Page, language: 'es' | 'en', path: string): Promise<void> {
  await page.goto(language === 'en' ? `/en${path}` : path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.getByRole('main').waitFor();
  await hasSettled(page);
  await hasStopped(page);
}

/** A favorite and a conversion of money and of units, so that no list is empty. */
async function fillDevice(page: Page): Promise<void> {
  for (const path of ['/currency/USD/EUR', '/category/length/mi/km']) {
    await openIn(page, 'es', path);
    await page.getByRole('textbox', { name: 'Cantidad' }).fill('5');
    await page.getByRole('button', { name: 'Favorito' }).click();
    await expect(page.getByRole('button', { name: 'Favorito' })).toHaveAttribute('aria-pressed', 'true');
  }
}

// By finger on a phone and by key at a desk, all at one visit, where axe looks at one view of each kind: the elements of the others are
// those of a phone. `E2E_MATRIX=all` does all at both widths.
test(
  '[I3.axe] [I3.targets] [I3.reachable] on every view axe finds nothing, light and dark, every target is at least 44 by 44 px, and every control is reached by Tab and shows that it has the focus',
  { tag: '@width' },
  async ({ page }, { project }) => {
    await speak(page, 'es');
    await fillDevice(page);
    for (const language of languagesAt(project.name)) {
      await speak(page, language);
      for (const path of EVERY_VIEW) {
        await openIn(page, language, path);
        if (isWhole || project.name === 'phone') expect(await tooSmall(page), path).toEqual([]);
        if (isWhole || project.name === 'desktop') await expectReachedByTab(page, path);
        if (project.name === 'phone' || SOME_VIEWS.includes(path))
          expect.soft(await violationsInBothThemes(page), `${language} ${path}`).toEqual([]);
      }
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
  {
    name: 'the search open',
    path: '/more',
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** Taken with the whole matrix only. */
const moreStates: State[] = [
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
  test(`[I3.axe] [I3.targets] axe finds nothing with ${name}, light and dark, and its targets are large enough`, async ({
    page,
  }) => {
    for (const language of isWhole ? (['es', 'en'] as const) : (['es'] as const)) {
      await speak(page, language);
      await openIn(page, language, path);
      await prepare(page);
      await hasStopped(page);
      expect(await tooSmall(page)).toEqual([]);
      expect(await violationsInBothThemes(page)).toEqual([]);
    }
  });
}
