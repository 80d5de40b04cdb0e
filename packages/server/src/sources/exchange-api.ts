import { dayNumber, isoDate } from '@equivale/core';
import { object, record, string, unknown } from 'valibot';
import { closeGaps } from './close-gaps.ts';
import { jsonDigits, mostlyRates, printedRate } from './figures.ts';
import { day, jsonBy } from './read-json.ts';
import { type Fetch, FetchFailure, type Observation, type Payload, type Source } from './source.ts';

const FILE = 'v1/currencies/eur.min.json';
const PLAIN_FILE = 'v1/currencies/eur.json';
/** Days looked back for gaps, and gaps closed in one refresh: one request each. */
const GAP_DAYS = 60;
const GAPS_AT_ONCE = 30;

const onCdn = (version: string, file: string): string =>
  `https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@${version}/${file}`;
const onPages = (version: string, file: string): string =>
  `https://${version}.currency-api.pages.dev/${file}`;
const bothHosts = (version: string, file: string): string[] => [onCdn(version, file), onPages(version, file)];

const FORM = object({ date: day, eur: record(string(), unknown()) });

/**
 * Reads a table of exchange-api: lower-case codes, units per 1 EUR, the day inside the payload.
 * @source https://github.com/fawazahmed0/exchange-api
 */
export function readExchangeApi(body: string): Observation[] {
  const { date, eur } = jsonBy('exchange-api', FORM, body);
  const observations = Object.entries(eur).map(([code, value]) => {
    const text = jsonDigits(value);
    return { source: 'exchange-api', code: code.toUpperCase(), date, rate: printedRate(text), text };
  });
  return mostlyRates('exchange-api', observations);
}

/** The first address that responds; "nothing new" (undefined) is a response too. */
async function firstResponse(fetch: Fetch, urls: readonly string[]): Promise<Payload | undefined> {
  let failure: unknown;
  for (const url of urls) {
    try {
      return await fetch(url);
    } catch (error) {
      failure = error;
      if (error instanceof FetchFailure && error.code === 'timeout') break;
    }
  }
  throw failure;
}

/**
 * exchange-api: one file a day for nearly every currency, of undisclosed origin. The dated address is asked first, since the
 * CDN may keep `latest` for days; each on both hosts.
 */
export const exchangeApi: Source = {
  key: 'exchange-api',
  name: 'exchange-api',
  base: 'EUR',
  kind: 'compiled',
  cadence: 'daily',
  rank: 88,
  served: true,
  rateType: 'spot',
  schedule: { zone: 'UTC', at: '00:30', days: 'daily' },
  attribution: 'exchange-api by fawazahmed0 (CC0)',
  silentAfterDays: 2,
  steady: true,
  quotesPegs: true,
  testedWith: 'recording',
  async latest(fetch, today, known) {
    const now = dayNumber(today);
    const dated = [0, 1, 2].map((ago) => isoDate(now - ago));
    const payload = await firstResponse(fetch, [
      ...dated.flatMap((day) => bothHosts(day, FILE)),
      ...bothHosts('latest', FILE),
      ...bothHosts('latest', PLAIN_FILE),
    ]);
    const newest = payload && { observations: readExchangeApi(payload.body) };
    const missed: string[] = [];
    for (let day = now - 1; day >= now - GAP_DAYS && missed.length < GAPS_AT_ONCE; day--)
      if (!known.has(isoDate(day)) && isoDate(day) !== newest?.observations[0]?.date)
        missed.push(isoDate(day));
    const older = await closeGaps(missed.reverse(), async (day) => {
      const payload = await firstResponse(fetch, bothHosts(day, FILE));
      return payload && { observations: readExchangeApi(payload.body) };
    });
    return newest ? [...older, newest] : older;
  },
};
