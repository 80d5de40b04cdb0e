import type { SourceKey } from '@equivale/contract';
import { describe, expect, it } from 'vitest';
import type { RatesTable } from '../../api/rates.ts';
import { pairQuotes } from './pair-quotes.ts';

const date = '2026-08-21';
/** @source European Central Bank, reference rates of 21 August 2026 */
const ecb = { base: 'EUR', rates: { USD: '1.1699', GBP: '0.8567' } };
const TABLE: RatesTable = {
  base: 'USD',
  rates: { USD: 1, EUR: 0.854774, GBP: 0.732285 },
  timestamp: null,
  fallback: false,
  fetchedAt: null,
  origins: [],
};

const said = (source: SourceKey, rate: number, published?: typeof ecb) => ({
  source,
  date,
  mark: 'observed' as const,
  spread: null,
  opinions: [{ source, date, rate, ...(published && { published }) }],
});

describe('what a source says of a pair', () => {
  it('[D.rate-sources] is made of the figures as it published them: of EUR in GBP the one figure itself', () => {
    const details = { EUR: said('ecb', 1 / 1.1699, ecb), GBP: said('ecb', 0.8567 / 1.1699, ecb) };
    const [quoted] = pairQuotes(details, TABLE, 'EUR', 'GBP');
    expect(quoted?.rate.toFraction()).toEqual({ n: 8567n, d: 10000n });
    expect(quoted?.date).toBe(date);
  });

  it('rests on doubles where a service of version 1.0.0 gives no more', () => {
    const details = { EUR: said('ecb', 0.8), GBP: said('ecb', 0.6) };
    const [quoted] = pairQuotes(details, TABLE, 'EUR', 'GBP');
    expect(quoted?.rate.toFraction()).toEqual({ n: 3n, d: 4n });
  });
});
