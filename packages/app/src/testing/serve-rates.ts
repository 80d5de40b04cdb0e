import type { ExchangeRates } from '@equivale/contract';
import { vi } from 'vitest';
import { readBundledRates } from '../api/bundled-rates.ts';

/** EUR 1 = USD 1.1699 = JPY 185.66 on 21 August 2026: ECB daily file of that date. AED is 3.6725 per USD by law. */
export const ECB_TABLE = {
  base: 'USD',
  rates: { USD: 1, EUR: 1 / 1.1699, JPY: 185.66 / 1.1699, AED: 3.6725, MXN: 16.898 },
  timestamp: '2026-08-21T14:00:00.000Z',
  fallback: false,
  fetchedAt: '2026-08-21T14:20:00.000Z',
  origins: [
    {
      source: 'ecb',
      date: '2026-08-21',
      mark: 'observed',
      codes: ['USD', 'EUR', 'JPY', 'MXN'],
      kind: 'official',
      published: { base: 'EUR', rates: { USD: '1.1699', JPY: '185.66', MXN: '19.769' } },
    },
    {
      source: 'legal',
      date: '2026-08-21',
      mark: 'peg',
      codes: ['AED'],
      kind: 'official',
      published: { base: 'USD', rates: { AED: '3.6725' } },
    },
  ],
};

/** The table that is built into the app; a test that makes it unreadable does not use it. */
export const BUNDLED = readBundledRates() as ExchangeRates;

/** That table as a service of version 1.0.0 sends it, without published figures, and with other rates for some codes. */
export const bundledDoubles = (change: Record<string, number>): ExchangeRates => ({
  ...BUNDLED,
  rates: { ...BUNDLED.rates, ...change },
  origins: BUNDLED.origins.map(({ published: _, ...origin }) => origin),
});

/** The last closes of EUR per USD: ECB 1.1681 on the 20th, 1.1699 on the 21st. */
export const ECB_CLOSES = [
  { date: '2026-08-20', rate: '0.856091088092' },
  { date: '2026-08-21', rate: '0.8547739123' },
];

/**
 * Answers the app's calls as the service would.
 * @param rates the table, undefined where the service cannot be reached
 * @param data the points of every history, none by default
 */
export function serveRates(rates: object | undefined, data: readonly object[] = []): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const [, base, target] = /currency-history\/(\w+)\/(\w+)/.exec(url) ?? [];
    const period = /period=(\w+)/.exec(url)?.[1];
    if (!rates) throw new TypeError('Failed to fetch');
    if (base) return Response.json({ data, source: data.length > 0 ? 'ecb' : null, base, target, period });
    return Response.json(rates);
  });
}
