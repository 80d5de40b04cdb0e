import { CATEGORIES } from '@equivale/core';

/** The currencies whose pairs with the euro and the dollar are looked for most, first the two themselves. */
const popular = 'EUR USD GBP JPY CHF CAD AUD CNY INR MXN BRL ARS CLP COP PEN SEK PLN TRY BTC'.split(' ');

const currencyPairs: readonly (readonly [string, string])[] = ['USD', 'EUR'].flatMap((hub) =>
  popular
    .filter((code) => code !== hub)
    .flatMap((code) => (code === 'EUR' ? [] : [[hub, code] as const, [code, hub] as const])),
);

/** Unit pairs that people look for, by category, each in both directions. */
const unitPairs: Readonly<Record<string, readonly string[]>> = {
  length: ['mi/km', 'ft/m', 'in/cm', 'yd/m', 'nmi/km', 'ft/cm'],
  weight: ['lb/kg', 'oz/g', 'st/kg', 'lb/oz'],
  temperature: ['f/c', 'k/c'],
  time: ['h/min', 'd/h', 'w/d', 'min/s'],
  speed: ['mph/kmh', 'mps/kmh', 'knot/kmh'],
  data: ['gb/mb', 'tb/gb', 'mb/kb'],
  energy: ['kcal/kj', 'kwh/j', 'btu/j'],
  area: ['acre/ha', 'ft2/m2', 'ha/m2', 'acre/m2'],
  volume: ['gal_us/l', 'cup_us/ml'],
  pressure: ['psi/bar'],
  power: ['hp/kw'],
  fuel: ['mpg_us/l100km'],
};

const bothWays = (pair: string) => [pair, pair.split('/').reverse().join('/')];

/**
 * Every address, in Spanish form, that gets a page of its own when the app is built: what a shared link or a search
 * engine finds ready. Any other address is drawn by the app.
 * @param known patterns of the app's routes; only addresses that one of them serves are built
 */
export function prerenderedAddresses(known: readonly string[]): readonly string[] {
  const read = ['/calculator', '/about', '/contact', '/privacy', '/terms'].filter((path) =>
    known.includes(path),
  );
  return [
    '/',
    '/currency',
    ...new Set(currencyPairs.map(([from, to]) => `/currency/${from}/${to}`)),
    ...CATEGORIES.slice(1).map(({ id }) => `/category/${id}`),
    ...Object.entries(unitPairs).flatMap(([category, pairs]) =>
      pairs.flatMap(bothWays).map((pair) => `/category/${category}/${pair}`),
    ),
    ...read,
  ];
}
