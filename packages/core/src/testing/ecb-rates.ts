import type { RateTable } from '../money/rate-table.ts';

/**
 * Euro reference rates of one day as a table.
 * @param rates units of each code per 1 EUR, as the ECB published them
 */
export const ecbRates = (date: string, rates: Readonly<Record<string, string>>): RateTable => ({
  rates: {},
  origins: [
    { source: 'ecb', date, codes: ['EUR', ...Object.keys(rates)], published: { base: 'EUR', rates } },
  ],
});
