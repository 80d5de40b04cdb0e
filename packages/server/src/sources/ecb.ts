import { scheduleOf } from '../facts/facts.ts';
import { type Fetch, type Observation, type Source, UnexpectedPayload } from './source.ts';

const DAILY = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const NINETY_DAYS = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml';

interface Envelope {
  readonly Envelope?: { readonly Cube?: { readonly Cube?: readonly Day[] } };
}
interface Day {
  readonly time?: string;
  readonly Cube?: readonly { readonly currency?: string; readonly rate?: string }[];
}

function readDay({ time = '', Cube = [] }: Day): Observation[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(time) || Cube.length === 0)
    throw new UnexpectedPayload('ecb: a day without its date or its rates');
  return Cube.map(({ currency = '', rate = '' }) => {
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
  // A fifth of a second on a slow machine, which nobody who only asks for a rate has to wait for.
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  const valid = XMLValidator.validate(body);
  if (valid !== true) throw new UnexpectedPayload(`ecb: ${valid.err.msg}`);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    removeNSPrefix: true,
    isArray: (_name, path) => path === 'Envelope.Cube.Cube' || path === 'Envelope.Cube.Cube.Cube',
  });
  const days = (parser.parse(body) as Envelope).Envelope?.Cube?.Cube;
  if (days === undefined || days.length === 0) throw new UnexpectedPayload('ecb: no day in the response');
  return days.map(readDay).sort((a, b) => (a[0]?.date ?? '').localeCompare(b[0]?.date ?? ''));
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
