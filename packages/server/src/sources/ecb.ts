import { scheduleOf } from '../facts/facts.ts';
import { isDay } from './read-json.ts';
import { readXml, rowsAt, within, type XmlNode } from './read-xml.ts';
import { type Fetch, type Observation, type Source, UnexpectedPayload } from './source.ts';

const DAILY = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const NINETY_DAYS = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml';

function readDay({ time, Cube }: XmlNode): Observation[] {
  if (!isDay(time) || !Array.isArray(Cube))
    throw new UnexpectedPayload('ecb: a day without its date or its rates');
  return Cube.map(({ currency = '', rate = '' }: Record<string, string>) => {
    if (!/^[A-Z]{3}$/.test(currency) || !/^\d+(\.\d+)?$/.test(rate))
      throw new UnexpectedPayload(`ecb: unreadable rate '${rate}' of '${currency}' on ${time}`);
    return { source: 'ecb', code: currency, date: time, rate: Number(rate), text: rate };
  });
}

/**
 * Reads the ECB's reference rates, daily or 90-day file: units per 1 EUR.
 * @returns one table per day, oldest first
 * @source https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
 */
export async function readEcbXml(body: string): Promise<Observation[][]> {
  const document = await readXml('ecb', body, ['Cube']);
  const days = rowsAt('ecb', within(document, 'Envelope', 'Cube', '0'), 'Cube').map(readDay);
  return days.sort((a, b) => (a[0]?.date ?? '').localeCompare(b[0]?.date ?? ''));
}

/** The tables of one file, or why there are none. */
async function readFile(fetch: Fetch, url: string): Promise<Observation[][] | Error> {
  try {
    const payload = await fetch(url, 'application/xml');
    return payload ? await readEcbXml(payload.body) : [];
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Euro reference rates of the European Central Bank: the last 90 days, so that gaps close and corrections arrive, and the
 * newest day, which the 90-day file may not have yet. Each stands in for the other when that fails.
 */
export const ecb: Source = {
  key: 'ecb',
  name: 'European Central Bank',
  short: 'ECB',
  base: 'EUR',
  kind: 'official',
  cadence: 'daily',
  rank: 20,
  served: true,
  rateType: 'reference',
  schedule: scheduleOf('ecb'),
  attribution: 'Source: European Central Bank (ECB)',
  onTargetDays: true,
  steady: true,
  testedWith: 'recording',
  async latest(fetch) {
    const record = await readFile(fetch, NINETY_DAYS);
    const newest = await readFile(fetch, DAILY);
    const tables = [record, newest].flatMap((file) => (file instanceof Error ? [] : file));
    if (newest instanceof Error && tables.length === 0) throw newest;
    const byDay = new Map(tables.map((table) => [table[0]?.date ?? '', table]));
    return [...byDay.keys()].sort().map((date) => ({ observations: byDay.get(date) ?? [] }));
  },
};
