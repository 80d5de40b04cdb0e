import { routes } from '../shell/routes/routes.ts';

/** What the address of a view is tried with, where its parameters change the view. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/currency/:from?/:to?': '/currency/USD/EUR',
  '/category/:category/:from?/:to?': '/category/length/mi/km',
  '/pocket/:home?/:away?': '/pocket/EUR/MXN',
};

/** One address of each view in the list of routes, in Spanish; other languages have the same below their tag (`/en`). */
export const EVERY_ROUTE = routes.map(({ path }) => ADDRESSES[path] ?? (path.replace(/\/:.*/, '') || '/'));

/** Every view, and what looks different in some of them. */
export const EVERY_VIEW = [
  ...EVERY_ROUTE,
  '/category/temperature/c/f',
  '/category/volume/gal_us/l',
  '/category/technical-voltage/volt/millivolt',
  '/category/colour',
];
