import { dayNumber, isoDate, isTargetDay } from '@equivale/core';
import { AUTHORITIES, INSTITUTIONS } from '../facts/facts.ts';
import { closeGaps } from './close-gaps.ts';
import { jsonDigits, mostlyRates, printedRate } from './figures.ts';
import { isDay, isRecord, readJsonTexts } from './read-json.ts';
import { type Observation, type Source, type SourceTable, UnexpectedPayload } from './source.ts';

const RATES = 'https://api.frankfurter.dev/v2/rates?base=USD&expand=providers';
/** Missed days that are asked for at once, each a response of its own: with providers a range would be too long. */
const GAP_DAYS = 10;

/** Institutions by the key that the relay uses. */
const byRelayKey = new Map(INSTITUTIONS.map(({ key, relayKey = key.toUpperCase() }) => [relayKey, key]));

interface Entry {
  readonly key: string;
  readonly date: string;
  readonly text: string;
  readonly excluded: boolean;
}

function readEntry(entry: unknown): Entry {
  if (!isRecord(entry) || typeof entry.key !== 'string' || !isDay(entry.date))
    throw new UnexpectedPayload(`frankfurter: unreadable entry ${JSON.stringify(entry)?.slice(0, 80)}`);
  const { key, date, rate, excluded } = entry;
  return { key, date, text: jsonDigits(rate), excluded: excluded === true };
}

/**
 * Reads what each institution says, rebased to the dollar, each with its own day. The blended rate of a row is not used: it
 * mixes institutions that are voices of their own. An excluded figure counts only for the institution's own currency: the relay's
 * filter takes the floating peso of Cuba for an outlier.
 * @source https://frankfurter.dev
 */
export function readFrankfurter(body: string): Observation[] {
  const rows = readJsonTexts('frankfurter', body);
  if (!Array.isArray(rows) || rows.length === 0)
    throw new UnexpectedPayload('frankfurter: no rows in the response');
  const observations = rows.flatMap((row: unknown): Observation[] => {
    if (!isRecord(row) || !isDay(row.date) || typeof row.quote !== 'string')
      throw new UnexpectedPayload(`frankfurter: unreadable row ${JSON.stringify(row)?.slice(0, 80)}`);
    if (row.base !== 'USD') throw new UnexpectedPayload(`frankfurter: base is ${String(row.base)}, not USD`);
    const { quote: code, providers = [] } = row;
    if (!Array.isArray(providers))
      throw new UnexpectedPayload(`frankfurter: no list of providers of ${code}`);
    return providers.map(readEntry).flatMap(({ key, date, text, excluded }) => {
      const institution = byRelayKey.get(key);
      if (institution === undefined || code === 'USD') return [];
      if (excluded && AUTHORITIES.get(code) !== institution) return [];
      return [{ source: `frankfurter-${institution}`, code, date, rate: printedRate(text), text }];
    });
  });
  return mostlyRates('frankfurter', observations);
}

/** Business days between the newest known one and today of which nothing is kept, newest first. */
function missedDays(today: string, known: ReadonlySet<string>): string[] {
  const last = dayNumber([...known].sort().at(-1) ?? today);
  const missed: string[] = [];
  for (let day = dayNumber(today) - 1; day > last && missed.length < GAP_DAYS; day--)
    if (isTargetDay(day)) missed.push(isoDate(day));
  return missed;
}

/** Relay of central banks: each institution's own figure is a voice of its own. */
export const frankfurter: Source = {
  key: 'frankfurter',
  name: 'Frankfurter',
  base: 'USD',
  kind: 'blend',
  cadence: 'daily',
  rank: 60,
  served: true,
  rateType: 'reference',
  schedule: { zone: 'UTC', at: '17:00', days: 'daily', everyMinutes: 60 },
  attribution: 'Central banks, collected by Frankfurter (frankfurter.dev)',
  testedWith: 'documentation',
  async latest(fetch, today, known) {
    const payload = await fetch(RATES);
    if (payload === undefined) return [];
    const newest: SourceTable = { observations: readFrankfurter(payload.body), partial: true };
    const older = await closeGaps(missedDays(today, known), async (day) => {
      const missed = await fetch(`${RATES}&date=${day}`);
      return missed && { observations: readFrankfurter(missed.body), partial: true };
    });
    return [...older.reverse(), newest];
  },
};
