import { dayNumber, isoDate } from '@equivale/core';
import { isDay, isRecord, JsonNumber, readJsonTexts } from './read-json.ts';
import {
  type Fetch,
  FetchFailure,
  type Observation,
  type Source,
  type SourceTable,
  UnexpectedPayload,
} from './source.ts';

const RATES = 'https://api.frankfurter.dev/v2/rates?base=USD';
/** Longest record asked for at once: the upstream refuses long ranges of all currencies. */
const RANGE_DAYS = 90;
/** Weekends and holidays leave gaps of up to four days that are none. */
const NO_GAP_DAYS = 4;

/**
 * Reads rows of Frankfurter v2: each has its own day, its base and a quote.
 * @source https://frankfurter.dev
 */
export function readFrankfurter(body: string): Observation[] {
  const rows = readJsonTexts('frankfurter', body);
  if (!Array.isArray(rows) || rows.length === 0)
    throw new UnexpectedPayload('frankfurter: no rows in the response');
  return rows.map((row: unknown) => {
    if (
      !isRecord(row) ||
      !isDay(row.date) ||
      typeof row.quote !== 'string' ||
      !(row.rate instanceof JsonNumber)
    )
      throw new UnexpectedPayload(`frankfurter: unreadable row ${JSON.stringify(row)?.slice(0, 80)}`);
    if (row.base !== 'USD') throw new UnexpectedPayload(`frankfurter: base is ${String(row.base)}, not USD`);
    return {
      source: 'frankfurter',
      code: row.quote,
      date: row.date,
      rate: Number(row.rate.text),
      text: row.rate.text,
    };
  });
}

/** Rows of a range as one table a day, oldest first. */
function byDay(observations: readonly Observation[]): SourceTable[] {
  const days = Map.groupBy(observations, ({ date }) => date);
  return [...days.keys()].sort().map((date) => ({ observations: days.get(date) ?? [], partial: true }));
}

/** The record between two days. Where the upstream does not give it, the gap stays open until the next round: the newest table counts all the same. */
async function readRecord(fetch: Fetch, from: string, to: string): Promise<SourceTable[]> {
  try {
    const payload = await fetch(`${RATES}&from=${from}&to=${to}`);
    return payload ? byDay(readFrankfurter(payload.body)) : [];
  } catch (error) {
    if (error instanceof FetchFailure) return [];
    throw error;
  }
}

/** Central banks' rates as Frankfurter collects them; the record since the newest known day closes a gap. */
export const frankfurter: Source = {
  key: 'frankfurter',
  name: 'Frankfurter',
  base: 'USD',
  kind: 'blend',
  cadence: 'daily',
  rank: 30,
  served: true,
  rateType: 'weighted-mean',
  schedule: { zone: 'UTC', at: '17:00', days: 'daily' },
  attribution: 'Central banks, collected by Frankfurter (frankfurter.dev)',
  steady: true,
  quotesPegs: true,
  isWhole: ({ circulating }) => circulating >= 140,
  testedWith: 'documentation',
  async latest(fetch, today, known) {
    const payload = await fetch(RATES);
    const newest = payload ? [{ observations: readFrankfurter(payload.body) }] : [];
    const last = [...known].sort().at(-1);
    const start = Math.max(dayNumber(last ?? '2000-01-01') + 1, dayNumber(today) - RANGE_DAYS);
    if (payload === undefined || dayNumber(today) - start < NO_GAP_DAYS) return newest;
    return [...(await readRecord(fetch, isoDate(start), today)), ...newest];
  },
};
