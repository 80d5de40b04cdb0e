import type { Page } from '@playwright/test';

/** One picture of the app: where it is and what is done there first. */
export interface Scene {
  readonly name: string;
  /** Below the part of the address that carries the language. */
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** The device keeps nothing yet: the empty states. */
  readonly isFresh?: true;
}

const amount = (page: Page) => page.getByRole('textbox', { name: /^(Cantidad|Amount)$/ });
const side = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function type(page: Page, text: string): Promise<void> {
  await amount(page).fill(text);
}

/** Every view and its notable states, in the order of the design's contact sheet. */
export const scenes: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-first', path: '/', isFresh: true },
  {
    name: 'home-typing',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('main').locator('input').first().fill('100 dolares a euros');
      await page.waitForTimeout(1500);
    },
  },
  { name: 'currency', path: '/currency/USD/EUR' },
  {
    name: 'currency-picker',
    path: '/currency/USD/EUR',
    prepare: async (page) => {
      await side(page, /^(Convertir a|Convert to)/).click();
      await page.getByRole('option').first().waitFor();
    },
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
      await page.getByText(/(no responde|does not answer)/).waitFor();
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
  { name: 'stress', path: '/currency/AED/IDR', prepare: (page) => type(page, '9999999999,99') },
  {
    name: 'category-length',
    path: '/category/length/mi/km',
    prepare: (page) => type(page, '26,2'),
  },
  {
    name: 'category-temperature',
    path: '/category/temperature/c/f',
    prepare: (page) => type(page, '-12,5'),
  },
  {
    name: 'temperature-error',
    path: '/category/temperature/c/f',
    prepare: (page) => type(page, '-300'),
  },
  { name: 'category-not-found', path: '/category/colour' },
  { name: 'favorites', path: '/favorites' },
  { name: 'favorites-empty', path: '/favorites', isFresh: true },
  { name: 'recent', path: '/recent-conversions' },
  { name: 'recent-empty', path: '/recent-conversions', isFresh: true },
  {
    name: 'calculator',
    path: '/calculator',
    prepare: async (page) => {
      const field = page.getByRole('main').locator('textarea');
      await field.fill('12,5 × 3 + 10 %');
      await field.press('Enter');
      await field.fill('100 dólares a euros');
      await page.waitForTimeout(800);
    },
  },
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
];

/** Conversions and favorites such as a person leaves, made by using the app. */
export async function fillDevice(page: Page, prefix: string): Promise<void> {
  const pairs = [
    ['/currency/USD/EUR', '45'],
    ['/currency/MXN/USD', '1500'],
    ['/category/temperature/c/f', '-12,5'],
    ['/category/weight/lb/kg', '185'],
    ['/category/length/mi/km', '26,2'],
  ] as const;
  for (const [path, text] of pairs) {
    await page.goto(prefix + path);
    await type(page, text);
    await side(page, /^(Favorito|Favorite)$/).click();
    await page.getByRole('button', { name: /^(Favorito|Favorite)$/, pressed: true }).waitFor();
  }
}
