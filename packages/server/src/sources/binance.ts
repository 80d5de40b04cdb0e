import { CURRENCIES, DAY_MS, dayNumber, isoDate } from '@equivale/core';
import { readJson } from './read-json.ts';
import { type Fetch, type Source, UnexpectedPayload } from './source.ts';

const KLINES = 'https://data-api.binance.vision/api/v3/klines';
const PAGE = 1000;
const CRYPTO = CURRENCIES.filter(({ kind }) => kind === 'crypto').map(({ code }) => code);
/** Days of history fetched at the first contact. */
const FIRST_DAYS = 1826;
/** The tether stands for the dollar only this close to it, measured against the other large dollar token. */
const TETHER_TOLERANCE = 0.005;

/**
 * Reads daily candles: `[openTime, open, high, low, close, …]`, prices as decimal texts, oldest first.
 * @returns closing price by day
 * @source https://developers.binance.com/docs/binance-spot-api-docs/rest-api/market-data-endpoints
 */
export function readCandles(body: string): Map<string, string> {
  const rows = readJson('binance', body);
  if (!Array.isArray(rows)) throw new UnexpectedPayload('binance: no list of candles');
  return new Map(
    rows.map((row: unknown) => {
      const [opened, , , , close] = Array.isArray(row) ? (row as unknown[]) : [];
      if (typeof opened !== 'number' || opened % DAY_MS !== 0 || typeof close !== 'string')
        throw new UnexpectedPayload(`binance: unreadable candle ${JSON.stringify(row)?.slice(0, 80)}`);
      return [isoDate(opened / DAY_MS), close];
    }),
  );
}

/** Closing prices of a symbol on the finished days from `start` to yesterday. */
async function closes(
  fetch: Fetch,
  symbol: string,
  start: number,
  today: number,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let from = start; from < today; from += PAGE) {
    const end = Math.min(from + PAGE, today) * DAY_MS - 1;
    const query = `symbol=${symbol}&interval=1d&startTime=${from * DAY_MS}&endTime=${end}&limit=${PAGE}`;
    const payload = await fetch(`${KLINES}?${query}`);
    for (const [day, close] of payload ? readCandles(payload.body) : []) found.set(day, close);
  }
  return found;
}

/** Daily closes (00:00 UTC) of the six cryptocurrencies at Binance, whose prices are in tether. */
export const binance: Source = {
  key: 'binance',
  name: 'Binance',
  base: 'USD',
  inverse: true,
  kind: 'exchange',
  cadence: 'daily',
  rank: 50,
  served: true,
  rateType: 'spot',
  schedule: { zone: 'UTC', at: '00:05', days: 'daily', forDay: -1 },
  attribution: 'Prices: Binance',
  silentAfterDays: 2,
  testedWith: 'documentation',
  async latest(fetch, today, known) {
    const now = dayNumber(today);
    const last = [...known].sort().at(-1);
    const start = last === undefined ? now - FIRST_DAYS : dayNumber(last) + 1;
    if (start >= now) return [];
    const [dollar, ...prices] = await Promise.all(
      ['USDC', ...CRYPTO].map((code) => closes(fetch, `${code}USDT`, start, now)),
    );
    if (dollar === undefined) return [];
    const byCode = CRYPTO.map((code, at) => [code, prices[at] ?? new Map<string, string>()] as const);
    const isSound = (day: string): boolean => Math.abs(Number(dollar.get(day) ?? 0) - 1) <= TETHER_TOLERANCE;
    const sound = [...dollar.keys()].sort().filter(isSound);
    if (dollar.size > 0 && sound.length === 0)
      throw new UnexpectedPayload('binance: the tether is off the dollar on every day');
    return sound.map((date) => ({
      partial: true,
      observations: byCode.flatMap(([code, days]) => {
        const price = days.get(date);
        return price === undefined
          ? []
          : [{ source: 'binance', code, date, rate: 1 / Number(price), text: price } as const];
      }),
    }));
  },
};
