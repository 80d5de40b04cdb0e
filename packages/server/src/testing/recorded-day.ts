import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { dayNumber } from '@equivale/core';
import { readSeed, seedObservations } from '../seed/read-seed.ts';
import { decodeSeed } from '../seed/seed-text.ts';
import { recording } from './recorded-upstream.ts';

/** One day for tests, as every source would have told it: real figures, in each source's own shape. */
export const TODAY = '2026-02-10';
export const now = new Date(`${TODAY}T20:00:00Z`);
export const bundle = [...seedObservations(readSeed())].filter(
  ({ date }) => date > '2025-12' && date < TODAY,
);
const archive = decodeSeed(
  brotliDecompressSync(
    readFileSync(join(import.meta.dirname, '../rates/recorded/exchange-api-archive.txt.br')),
  ).toString('latin1'),
);

/** exchange-api's table of a day in the upstream's own shape; numbers of the archive, nameless codes to fill it up. */
export function compiled(date: string, change: Record<string, number> = {}): string {
  const day = dayNumber(date);
  const eur: Record<string, number> = {};
  for (const { code, days, rates } of archive) {
    const at = days.indexOf(day);
    if (at >= 0) eur[code.toLowerCase()] = (rates[at] as number) * (change[code] ?? 1);
  }
  return JSON.stringify({ date, eur });
}
/** The ECB's daily file of the day, numbers of its own record. */
export function ecbDaily(): string {
  const cubes = readSeed()
    .filter(({ source }) => source === 'ecb')
    .flatMap(({ code, days, rates }) => {
      const at = days.indexOf(dayNumber(TODAY));
      return at < 0 ? [] : [`<Cube currency='${code}' rate='${rates[at]}'/>`];
    });
  return `<Envelope><Cube><Cube time='${TODAY}'>${cubes.join('')}</Cube></Cube></Envelope>`;
}
/** Coinbase's shape with the archive's prices of the day. */
export function prices(): string {
  const table = (JSON.parse(compiled(TODAY)) as { eur: Record<string, number> }).eur;
  const rates = ['BTC', 'ETH', 'BNB', 'ADA', 'DOT', 'XRP', 'GBP'].map((code) => [
    code,
    String((table[code.toLowerCase()] ?? 0) / (table.usd ?? 1)),
  ]);
  return JSON.stringify({ data: { currency: 'USD', rates: Object.fromEntries(rates) } });
}
/** Frankfurter's rows with one institution behind each, some of them changed. */
export function blend(change: Record<string, number> = {}): string {
  const rows = JSON.parse(recording('frankfurter-v2-2026-02-10.json').toString()) as {
    date: string;
    quote: string;
    rate: number;
  }[];
  return JSON.stringify(
    rows.map((row) => {
      const rate = row.rate * (change[row.quote] ?? 1);
      return { ...row, rate, providers: [{ key: 'NBU', date: row.date, rate }] };
    }),
  );
}

const DAY_MS = 86_400_000;
/** Binance's candles of a symbol over the five days before; the archive's prices, every price of a candle the close. */
export function candles(symbol: string): string {
  const code = symbol.replace('USDT', '').toLowerCase();
  const days = [5, 4, 3, 2, 1].map((back) => dayNumber(TODAY) - back);
  const rows = days.map((day) => {
    const { eur } = JSON.parse(compiled(new Date(day * DAY_MS).toISOString().slice(0, 10)));
    const close = code === 'usdc' ? '1' : String(eur.usd / eur[code]);
    return [day * DAY_MS, close, close, close, close, '0', (day + 1) * DAY_MS - 1, '0', 0, '0', '0', '0'];
  });
  return JSON.stringify(rows);
}
