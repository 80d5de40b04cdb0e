import { literal, object, record, string, unknown } from 'valibot';
import { mostlyRates, printedRate } from './figures.ts';
import { jsonBy } from './read-json.ts';
import type { Observation, Source } from './source.ts';

const RATES = 'https://api.coinbase.com/v2/exchange-rates?currency=USD';

/** It once answered in dollars whatever base was asked for, so what it says about its base is read. */
const FORM = object({ data: object({ currency: literal('USD'), rates: record(string(), unknown()) }) });

/**
 * Reads Coinbase's table: units per 1 USD as decimal texts, without a day of its own. It holds fiat too, which the rules leave out.
 * @param today day of the response
 * @source https://docs.cdp.coinbase.com/coinbase-app/track-apis/exchange-rates
 */
export function readCoinbase(body: string, today: string): Observation[] {
  const observations = Object.entries(jsonBy('coinbase', FORM, body).data.rates).map(([code, rate]) => {
    const text = typeof rate === 'string' ? rate : '';
    return { source: 'coinbase', code, date: today, rate: printedRate(text), text };
  });
  return mostlyRates('coinbase', observations);
}

/** Prices of the six cryptocurrencies at Coinbase. */
export const coinbase: Source = {
  key: 'coinbase',
  name: 'Coinbase',
  base: 'USD',
  kind: 'exchange',
  cadence: 'continuous',
  rank: 40,
  served: true,
  rateType: 'spot',
  schedule: { zone: 'UTC', at: '00:00', days: 'daily', everyMinutes: 5 },
  attribution: 'Prices: Coinbase',
  undated: true,
  silentAfterDays: 2,
  testedWith: 'documentation',
  async latest(fetch, today) {
    const payload = await fetch(RATES);
    return payload ? [{ observations: readCoinbase(payload.body, today) }] : [];
  },
};
