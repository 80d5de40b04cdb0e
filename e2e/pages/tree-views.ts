import { expect, type Page } from '@playwright/test';
import { Converter } from './converter.ts';
import { countKept } from './count-kept.ts';
import { hasSettled } from './has-started.ts';

/** A view in one of its states, whose accessibility tree is compared. */
export interface TreeView {
  /** Names the file of its tree. */
  readonly name: string;
  /** Its address; absent if the state follows from the view before. */
  readonly path?: string;
  /** What is done there first. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Figures come from rates, so their places are compared, not their values. */
  readonly hasRates?: boolean;
  /** A long text: only what one moves by is held. */
  readonly isText?: boolean;
}

const openDialog = (button: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
};

/** A way in an open sheet, which then shows that. */
const choose = (row: RegExp) => async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: row }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .or(page.getByRole('dialog').getByRole('radio'))
    .first()
    .waitFor();
};

async function convertAndKeep(page: Page) {
  const converter = new Converter(page);
  await converter.amount.fill('26');
  // 26 × 1.609344
  await converter.result.filter({ hasText: /41[.,]842944/ }).waitFor();
  await converter.card.getByRole('button', { name: /^Favorit[oe]$/ }).click();
  // A notice that is pointed at stays.
  await page.getByRole('button', { name: /^(?:Deshacer|Undo)$/ }).hover();
  await expect.poll(() => countKept(page)).toBe(1);
}

async function ask(page: Page, question: string) {
  const field = page.getByRole('textbox').last();
  await field.fill(question);
  await page
    .getByRole('dialog')
    .getByText(/41[.,]842944/)
    .first()
    .waitFor();
}

/** Every view and what opens over it, in an order in which one leads to the next: first a device on which nothing is stored. */
export const TREE_VIEWS: readonly TreeView[] = [
  { name: 'home', path: '/' },
  { name: 'favorites-empty', path: '/favorites' },
  { name: 'recent-empty', path: '/recent-conversions' },
  { name: 'settings', path: '/settings' },
  { name: 'order', prepare: openDialog(/^(?:Ordenar|Arrange)/) },
  { name: 'my-data', path: '/my-data' },
  { name: 'devices', path: '/devices' },
  { name: 'alerts', path: '/alerts' },
  { name: 'own-units', path: '/own-units' },
  { name: 'own-unit', prepare: openDialog(/^(?:Crear una unidad|Create a unit)/) },
  { name: 'more', path: '/more' },
  {
    name: 'search',
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'search-answered', prepare: (page) => ask(page, '26 mi a km') },
  { name: 'category-unknown', path: '/category/colour' },
  { name: 'not-found', path: '/no/such/view' },
  { name: 'about', path: '/about', isText: true },
  { name: 'contact', path: '/contact', isText: true },
  { name: 'privacy', path: '/privacy', isText: true },
  { name: 'terms', path: '/terms', isText: true },
  { name: 'category-temperature', path: '/category/temperature/c/f' },
  { name: 'category-data', path: '/category/data' },
  { name: 'unit-picker', prepare: openDialog(/^Convert(?:ir de|\sfrom)/) },
  { name: 'category-length', path: '/category/length/mi/km' },
  { name: 'unit-provenance', prepare: openDialog(/Ver de dónde sale|See where/) },
  {
    name: 'units-order',
    path: '/category/temperature/c/f',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^(?:Editar|Edit)/ }).click();
      await page.getByRole('button', { name: /^(?:Hecho|Done)/ }).waitFor();
    },
  },
  {
    name: 'category-length-kept',
    path: '/category/length/mi/km',
    prepare: convertAndKeep,
  },
  { name: 'favorites', path: '/favorites' },
  { name: 'recent', path: '/recent-conversions' },
  { name: 'home-known', path: '/' },
  { name: 'currency', path: '/currency/USD/EUR', hasRates: true },
  { name: 'currency-provenance', prepare: openDialog(/Ver de dónde sale|See where/), hasRates: true },
  {
    name: 'rate-sheet',
    path: '/currency/USD/EUR',
    prepare: openDialog(/(?:Elegir otro tipo|Choose another rate)$/),
    hasRates: true,
  },
  { name: 'own-rate', prepare: choose(/^(?:Mi tipo de cambio|My exchange rate)/), hasRates: true },
  {
    name: 'ways-of-paying',
    path: '/currency/USD/EUR',
    prepare: async (page) => {
      await openDialog(/(?:Elegir otro tipo|Choose another rate)$/)(page);
      await choose(/^(?:Con la comisión|With my card)/)(page);
    },
    hasRates: true,
  },
  { name: 'paid', prepare: choose(/^(?:Calcular la mía|Work mine out)/), hasRates: true },
  {
    name: 'currency-picker',
    path: '/currency/USD/EUR',
    prepare: async (page) => {
      await openDialog(/^Convert(?:ir a|\sto)/)(page);
      // Two hundred like rows say no more than a few.
      await page.getByRole('combobox').fill('peso');
      await page.getByRole('option', { name: /^MXN/ }).waitFor();
    },
    hasRates: true,
  },
  { name: 'list', path: '/list?l=EUR,USD,JPY&amount=250&from=EUR', hasRates: true },
  { name: 'list-menu', prepare: openDialog(/^JPY: ac/) },
  {
    name: 'list-add',
    path: '/list?l=EUR,USD,JPY&amount=250&from=EUR',
    prepare: async (page) => {
      // The page was prerendered with another list, under whose fourth row the button stands lower.
      await page.getByRole('button', { name: /^GBP/ }).first().waitFor({ state: 'detached' });
      await openDialog(/^(?:Añadir moneda|Add currency)/)(page);
      await page.getByRole('combobox').fill('peso');
      await page.getByRole('option', { name: /^MXN/ }).click();
      await page.getByRole('button', { name: /^(?:Añadir|Add) 1/ }).waitFor();
    },
    hasRates: true,
  },
  { name: 'pocket', path: '/pocket/EUR/MXN', hasRates: true },
  { name: 'trip', path: '/trip' },
  { name: 'calculator', path: '/calculator' },
  {
    name: 'calculator-tape',
    prepare: async (page) => {
      await page.getByRole('textbox').fill('26 mi a km');
      await page
        .getByText(/41[.,]842944/)
        .first()
        .waitFor();
      await page.getByRole('textbox').press('Enter');
      await page.getByRole('listitem').filter({ hasText: '26 mi' }).first().waitFor();
    },
  },
  { name: 'kitchen', path: '/kitchen/brown-sugar/cup/g' },
  { name: 'kitchen-provenance', prepare: openDialog(/Ver de dónde sale|See where/) },
  {
    name: 'ingredient-picker',
    path: '/kitchen',
    prepare: async (page) => {
      await openDialog(/^Ingredient[e]?/)(page);
      // A hundred and fifty like rows say no more than a few.
      await page.getByRole('combobox').fill('oliv');
      await page.getByRole('option', { name: /^(?:Aceite de oliva|Olive oil)/ }).waitFor();
    },
  },
];

/** Opens a view in one language, as one who comes by its address, and waits until it is rendered. */
export async function openTreeView(page: Page, language: 'es' | 'en', { path, prepare }: TreeView) {
  if (path !== undefined) await page.goto(language === 'en' ? `/en${path}` : path);
  await hasSettled(page);
  await page.locator('main :not(:empty)').first().waitFor({ state: 'attached' });
  await prepare?.(page);
}
