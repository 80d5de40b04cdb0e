import type { Page } from '@playwright/test';
import { amount, side } from './shots-device.ts';

/** One picture of the app: its address, and what is done there first. */
export interface Scene {
  readonly name: string;
  /** The address without the part that names the language. */
  readonly path: string;
  /** Before the page is opened. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  readonly prepare?: (page: Page, language: 'es' | 'en') => Promise<void>;
  /** Nothing is stored on the device yet: the empty states. */
  readonly isFresh?: true;
}

const type = (text: string) => (page: Page, language: 'es' | 'en') =>
  amount(page).fill(language === 'en' ? text.replace(',', '.') : text);

const openPicker = async (page: Page) => {
  await side(page, /^(Convertir a|Convert to)/).click();
  await page.getByRole('option').first().waitFor();
};

/** The service's table with the euro's published rate, from which the app computes, ten times as high. */
async function exaggerate(page: Page): Promise<void> {
  await page.route('**/api/exchange-rates*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('1.1699', '11.699') });
  });
  await page.reload();
  await page.getByText(/(no son creíbles|not credible)/).waitFor();
}

/** A newer release that waits beside the one in use. */
function offerRelease(): void {
  const nothing = () => undefined;
  const waiting = { state: 'installed', addEventListener: nothing, postMessage: nothing };
  const registration = { waiting, active: {}, addEventListener: nothing, update: async () => undefined };
  const container = {
    controller: { postMessage: nothing },
    register: async () => registration,
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container });
}

/** Nothing stored on the device can be read. */
function breakDevice(): void {
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('no', 'UnknownError');
  };
}

/** Every view and its notable states, in the order of the design's contact sheet. */
export const scenes: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-first', path: '/', isFresh: true },
  {
    name: 'home-typing',
    path: '/',
    prepare: async (page, language) => {
      const question = language === 'es' ? '100 dolares a euros' : '100 dollars to euros';
      await page.getByRole('main').locator('input').first().fill(question);
      await page.waitForTimeout(1500);
    },
  },
  { name: 'currency', path: '/currency/USD/EUR' },
  {
    name: 'currency-picker',
    path: '/currency/USD/EUR',
    prepare: openPicker,
  },
  {
    name: 'provenance',
    path: '/currency/AED/EUR',
    prepare: async (page) => {
      await side(page, /(Ver de dónde sale|See where)/).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'offline',
    path: '/currency/USD/EUR',
    prepare: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await page.reload();
      await page.getByText(/(no responde|not responding)/).waitFor();
    },
  },
  {
    name: 'toast',
    path: '/currency/GBP/JPY',
    prepare: async (page) => {
      await side(page, /^(Favorito|Favorite)$/).click();
      await page.getByRole('button', { name: /^(Deshacer|Undo)$/ }).waitFor();
    },
  },
  { name: 'rates-rejected', path: '/currency/USD/EUR', prepare: exaggerate },
  {
    name: 'chart-loading',
    path: '/currency/CHF/CAD',
    arrange: (page) => page.route('**/api/currency-history/**', () => undefined),
    prepare: (page) => page.locator('[aria-busy=true]').first().waitFor(),
  },
  {
    name: 'chart-sample',
    path: '/currency/CAD/CHF',
    arrange: (page) =>
      page.route('**/api/currency-history/**', (route) => route.fulfill({ json: { data: [] } })),
    prepare: (page) => page.getByText(/(Datos de muestra|Sample data)/).waitFor(),
  },
  { name: 'stress', path: '/currency/AED/IDR', prepare: type('9999999999,99') },
  { name: 'category-length', path: '/category/length/mi/km', prepare: type('26,2') },
  { name: 'category-temperature', path: '/category/temperature/c/f', prepare: type('-12,5') },
  { name: 'temperature-error', path: '/category/temperature/c/f', prepare: type('-300') },
  { name: 'category-further', path: '/category/volume/gal_us/l', prepare: type('2,5') },
  { name: 'unit-picker', path: '/category/energy/kcal/kj', prepare: openPicker },
  { name: 'category-not-found', path: '/category/colour' },
  { name: 'favorites', path: '/favorites' },
  { name: 'favorites-empty', path: '/favorites', isFresh: true },
  {
    name: 'favorites-error',
    path: '/favorites',
    arrange: (page) => page.addInitScript(breakDevice),
    prepare: (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'recent', path: '/recent-conversions' },
  { name: 'recent-empty', path: '/recent-conversions', isFresh: true },
  {
    name: 'calculator',
    path: '/calculator',
    prepare: async (page, language) => {
      const field = page.getByRole('main').locator('textarea');
      await field.fill(language === 'es' ? '12,5 × 3 + 10 %' : '12.5 × 3 + 10 %');
      await field.press('Enter');
      await field.fill(language === 'es' ? '100 dólares a euros' : '100 dollars to euros');
      await page.waitForTimeout(800);
    },
  },
  { name: 'kitchen', path: '/kitchen/flour/cup/g', prepare: type('2') },
  { name: 'more', path: '/more' },
  { name: 'settings', path: '/settings' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  {
    name: 'search',
    path: '/more',
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'update',
    path: '/',
    arrange: (page) => page.addInitScript(offerRelease),
    prepare: (page) => page.getByRole('alertdialog').waitFor(),
  },
  // Last, because it leaves a conversion of a later day.
  {
    name: 'rates-old',
    path: '/currency/USD/EUR',
    arrange: (page) => page.clock.setFixedTime(new Date('2026-08-28T09:00:00Z')),
  },
];
