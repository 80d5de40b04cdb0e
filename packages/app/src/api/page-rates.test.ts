import { type ExchangeRates, parseExchangeRates } from '@equivale/contract';
import { quote } from '@equivale/core';
import { expect, it } from 'vitest';
import { ratesOf } from './page-rates.ts';

/** Euro reference rates of the ECB of 2026-08-21, the peg of the mark, and a figure of exchange-api with its own dollar. */
const table: ExchangeRates = {
  base: 'USD',
  rates: { USD: 1, EUR: 0.85, BAM: 1.67, GBP: 0.73, COP: 3369 },
  timestamp: '2026-08-21T14:00:00Z',
  fallback: true,
  fetchedAt: null,
  origins: [
    {
      source: 'legal',
      date: '2026-08-21',
      mark: 'peg',
      codes: ['BAM'],
      published: { base: 'EUR', rates: { BAM: '1.95583' } },
    },
    {
      source: 'ecb',
      date: '2026-08-21',
      mark: 'observed',
      codes: ['EUR', 'GBP', 'USD'],
      published: { base: 'EUR', rates: { GBP: '0.85670', USD: '1.1699' } },
    },
    {
      source: 'exchange-api',
      date: '2026-09-29',
      mark: 'observed',
      codes: ['COP'],
      published: { base: 'EUR', rates: { COP: '3827.38257', USD: '1.13607202' } },
    },
  ],
};

it.each([
  ['BAM', 'COP', ['BAM', 'COP', 'EUR', 'USD']],
  ['BAM', 'USD', ['BAM', 'EUR', 'USD']],
  ['GBP', 'COP', ['COP', 'GBP', 'USD']],
  ['COP', 'USD', ['COP', 'USD']],
])('a page of %s and %s carries what their quote needs and no more', (from, to, codes) => {
  const parsed = parseExchangeRates(JSON.parse(JSON.stringify(ratesOf(table, [from, to]))));
  if (!parsed.ok) throw new Error(parsed.field);
  expect(Object.keys(parsed.value.rates).sort()).toEqual(codes);
  const [onPage, whole] = [parsed.value, table].map((rates) => quote({ amount: '1', from, to }, rates));
  if (!onPage?.ok || !whole?.ok) throw new Error('no quote');
  expect(onPage.figures).toEqual(whole.figures);
  expect(onPage.rate.toFraction()).toEqual(whole.rate.toFraction());
});
