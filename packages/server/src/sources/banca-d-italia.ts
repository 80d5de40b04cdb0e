import { dayNumber, isoDate, isTargetDay } from '@equivale/core';
import { scheduleOf } from '../facts/facts.ts';
import { csvRows } from './read-csv.ts';
import { isDay } from './read-json.ts';
import { type Observation, type Source, UnexpectedPayload } from './source.ts';

const DAILY = 'https://tassidicambio.bancaditalia.it/terzevalute-wf-web/rest/v1.0/dailyRates';
const PER_EURO = 'Foreign currency amount for 1 Euro.';

/**
 * Reads the bank's CSV: one row per country, so a code may come several times; `N.A.` where it has no rate; a disclaimer at the end.
 * @source https://tassidicambio.bancaditalia.it (operating instructions of the web service)
 */
export async function readBancaDItalia(body: string): Promise<Observation[]> {
  const options = { comment: '#', relax_column_count: false };
  const [head, ...rows] = await csvRows('banca-d-italia', body, options);
  if (head?.[2] !== 'ISO Code' || head[4] !== 'Rate' || rows.length === 0)
    throw new UnexpectedPayload("banca-d-italia: not the bank's table");
  const found = new Map<string, Observation>();
  for (const [, , code = '', , rate = '', convention, date] of rows) {
    if (rate === 'N.A.') continue;
    if (!/^[A-Z]{3}$/.test(code) || !/^\d+(\.\d+)?$/.test(rate) || convention !== PER_EURO || !isDay(date))
      throw new UnexpectedPayload(`banca-d-italia: unreadable row of '${code}'`);
    found.set(code, { source: 'banca-d-italia', code, date, rate: Number(rate), text: rate });
  }
  return [...found.values()];
}

/** Banca d'Italia's rates of the last finished business day, asked for once a day: a second quote, never served. */
export const bancaDItalia: Source = {
  key: 'banca-d-italia',
  name: 'Banca d’Italia',
  base: 'EUR',
  kind: 'official',
  cadence: 'daily',
  rank: 100,
  served: false,
  rateType: 'reference',
  schedule: scheduleOf('banca-d-italia'),
  attribution: "Source: Banca d'Italia",
  // All 29 euro reference rates of its table of 2026-02-09 are the ECB's to the last digit.
  copies: 'ecb',
  steady: true,
  testedWith: 'recording',
  async latest(fetch, today, known) {
    let day = dayNumber(today) - 1;
    while (!isTargetDay(day)) day--;
    const date = isoDate(day);
    if (known.has(date)) return [];
    const payload = await fetch(`${DAILY}?referenceDate=${date}&currencyIsoCode=EUR&lang=en`, 'text/csv');
    return payload ? [{ observations: await readBancaDItalia(payload.body) }] : [];
  },
};
