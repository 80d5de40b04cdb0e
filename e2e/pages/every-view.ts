/** Every view, in Spanish. English stands at `/en` and the same address. */
export const EVERY_VIEW = [
  '/',
  '/currency/USD/EUR',
  '/category/length/mi/km',
  '/category/temperature/c/f',
  '/category/volume/gal_us/l',
  '/calculator',
  '/kitchen',
  '/category/colour',
  '/favorites',
  '/more',
  '/settings',
  '/recent-conversions',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
] as const;
