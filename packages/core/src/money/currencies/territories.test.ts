import { expect, it } from 'vitest';
import { CURRENCIES, findCurrency } from './currencies.ts';
import { currenciesOf, TERRITORIES } from './territories.ts';

it.each([
  ['MX', 'MXN USD'],
  ['ES', 'EUR'],
  ['BG', 'EUR'],
  ['PA', 'USD PAB'],
  ['CN', 'CNY'],
  ['IM', 'IMP GBP'],
  ['SN', 'XOF'],
  ['XK', 'EUR'],
  ['ZZ', ''],
])('[I15.trip-places] %s pays with %s', (territory, codes) => {
  expect(currenciesOf(territory).join(' ')).toBe(codes);
});

it('[I15.trip-places] every money with a country is paid with somewhere, and every territory pays with money that there is', () => {
  const paid = new Set(TERRITORIES.flatMap(currenciesOf));
  for (const code of paid) expect(findCurrency(code)?.retired, code).toBeUndefined();
  const unpaid = CURRENCIES.filter(
    ({ code, kind, retired }) => kind === 'fiat' && !retired && !paid.has(code),
  );
  // The colón circulates no more, VED is a second code of the bolívar, CNH the renminbi delivered outside the mainland.
  expect(unpaid.map(({ code }) => code)).toEqual(['SVC', 'VED', 'CNH']);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const territory of TERRITORIES) expect(names.of(territory), territory).toBeDefined();
});
