import { dayNumber, isoDate, isTargetDay } from '@equivale/core';
import { array, literal, minLength, object, optional, pipe, string, unknown } from 'valibot';
import { AUTHORITIES, INSTITUTIONS } from '../facts/facts.ts';
import { closeGaps } from './close-gaps.ts';
import { jsonDigits, mostlyRates, printedRate } from './figures.ts';
import { day, jsonBy, printed } from './read-json.ts';
import type { Observation, Source, SourceTable } from './source.ts';

const RATES = 'https://api.frankfurter.dev/v2/rates?base=USD&expand=providers';
/** Missed days that are asked for at once, each a response of its own: with providers a range would be too long. */
const GAP_DAYS = 10;

/** Institutions by the key that the relay uses. */
const byRelayKey = new Map(INSTITUTIONS.map(({ key, relayKey = key.toUpperCase() }) => [relayKey, key]));

const ENTRY = object({ key: string(), date: day, rate: printed, excluded: optional(unknown()) });
const FORM = pipe(
  array(object({ date: day, base: literal('USD'), quote: string(), providers: optional(array(ENTRY), []) })),
  minLength(1),
);

/**
 * Reads what each institution says, rebased to the dollar, each with its own day. The blended rate of a row is not used: it
 * mixes institutions that are voices of their own. An excluded figure counts only for the institution's own currency: the relay's
 * filter takes the floating peso of Cuba for an outlier.
 * @source https://frankfurter.dev
 */
export function readFrankfurter(body: string): Observation[] {
  const observations = jsonBy('frankfurter', FORM, body).flatMap(({ quote: code, providers }) =>
    providers.flatMap(({ key, date, rate, excluded }) => {
      const institution = byRelayKey.get(key);
      if (institution === undefined || code === 'USD') return [];
      if (excluded === true && AUTHORITIES.get(code) !== institution) return [];
      const text = jsonDigits(rate);
      return [{ source: `frankfurter-${institution}`, code, date, rate: printedRate(text), text }];
    }),
  );
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
