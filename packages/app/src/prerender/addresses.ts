import { CATEGORIES, type UnitId } from '@equivale/core';
import type { SpecialistUnitId } from '@equivale/core/specialist-units';
import { converterPath } from '../conversion/address.ts';
import { everyUnit } from '../conversion/every-unit.ts';
import type { Route } from '../shell/routes/route.ts';
import { routes } from '../shell/routes/routes.ts';

/** The currencies whose pairs with the euro and the dollar are looked for most, first the two themselves. */
const popular = 'EUR USD GBP JPY CHF CAD AUD CNY INR MXN BRL ARS CLP COP PEN SEK PLN TRY BTC'.split(' ');

const currencyPairs: readonly (readonly [string, string])[] = ['USD', 'EUR'].flatMap((hub) =>
  popular
    .filter((code) => code !== hub)
    .flatMap((code) => (code === 'EUR' ? [] : [[hub, code] as const, [code, hub] as const])),
);

/** Pairs of units that people look for, by what the first is converted into and back. */
const unitPairs: Partial<
  Readonly<Record<UnitId | SpecialistUnitId, readonly (UnitId | SpecialistUnitId)[]>>
> = {
  mi: ['km'],
  ft: ['m', 'cm'],
  in: ['cm'],
  yd: ['m'],
  nmi: ['km'],
  lb: ['kg', 'oz'],
  oz: ['g'],
  st: ['kg'],
  f: ['c'],
  k: ['c'],
  h: ['min'],
  d: ['h'],
  w: ['d'],
  min: ['s'],
  mph: ['kmh'],
  mps: ['kmh'],
  knot: ['kmh'],
  gb: ['mb'],
  tb: ['gb'],
  mb: ['kb'],
  kcal: ['kj'],
  kwh: ['j'],
  btu: ['j'],
  acre: ['ha', 'm2'],
  ft2: ['m2'],
  ha: ['m2'],
  gal_us: ['l'],
  cup_us: ['ml'],
  psi: ['bar'],
  hp: ['kw'],
  mpg_us: ['l100km'],
  minkm: ['kmh'],
  gas_mark: ['c', 'f'],
  mbitps: ['mbyteps'],
  newton_m: ['lbf_ft', 'kgf_m'],
  gpm_us: ['lmin'],
  cfm: ['m3h'],
  kgm3: ['gcm3', 'lbft3'],
  gravity: ['mps2'],
  footcandle: ['lux'],
  mah: ['ah'],
  percent_slope: ['deg_slope'],
  proof_us: ['abv'],
};

const unitPaths = Object.entries(unitPairs).flatMap(([fromUnit, targets]) =>
  targets.flatMap((toUnit) => {
    const { category } = everyUnit.find(toUnit) ?? {};
    return category === undefined
      ? []
      : [
          converterPath({ category, fromUnit, toUnit }),
          converterPath({ category, fromUnit: toUnit, toUnit: fromUnit }),
        ];
  }),
);

/** The addresses of the converters, whose parameters are many. */
const converters: Readonly<Record<string, readonly string[]>> = {
  '/currency': ['/currency', ...new Set(currencyPairs.map(([from, to]) => `/currency/${from}/${to}`))],
  '/category': [...CATEGORIES.slice(1).map(({ id }) => `/category/${id}`), ...unitPaths],
};

/** The addresses, in Spanish form, that get a page when the app is built: shared links and search results. */
export const prerenderedAddresses = (of: readonly Route[] = routes): readonly string[] =>
  of
    .filter((route) => route.isPrerendered)
    .flatMap(({ path }) => {
      const [bare = ''] = path.split('/:');
      return converters[bare] ?? bare;
    });
