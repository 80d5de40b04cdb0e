import { dayNumber, isoDate } from '@equivale/core';
import { CRYPTO, METALS } from '../../rates/facts/currency-facts.ts';
import { ObservationIndex } from '../../rates/observation-index.ts';
import { readSeed, seedObservations } from '../../seed/read-seed.ts';
import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceKey } from '../../sources/source.ts';

/** First day that the simulated service lives through. */
export const START = dayNumber('2025-06-30');

const REFERENCE = (
  'USD JPY CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD ' +
  'BRL CAD CNY HKD IDR ILS INR KRW MXN MYR NZD PHP SGD THB ZAR'
).split(' ');
const OTHERS = 'KZT AMD KES EGP VND GEL COP CLP PEN MAD TWD UAH RSD UZS MWK'.split(' ');
const COINS = ['BTC', 'ETH', 'ADA'];
/** Only exchange-api has these. */
const ALONE = ['XAU', 'XAG'];

/** What each simulated source quotes. */
export const CODES_OF: Partial<Record<SourceKey, readonly string[]>> = {
  ecb: REFERENCE,
  'banca-d-italia': [...REFERENCE, ...OTHERS],
  'frankfurter-nbu': ['EUR', ...REFERENCE.filter((code) => code !== 'USD'), ...OTHERS],
  coinbase: COINS,
  binance: COINS,
  'exchange-api': [...REFERENCE, ...OTHERS, ...COINS, ...ALONE],
};
export const SIMULATED = Object.keys(CODES_OF) as SourceKey[];

const record = new ObservationIndex();
const isWanted = ({ source, date }: Observation): boolean =>
  (source === 'ecb' || source === 'exchange-api') && date > '2025-03' && date < '2025-11';
for (const observation of seedObservations(readSeed())) if (isWanted(observation)) record.put(observation);

const isReference = (code: string): boolean => code === 'EUR' || REFERENCE.includes(code);

const truths = new Map<string, number>();

/** Units per 1 USD on a day, as they were recorded: by the ECB where it quotes the code, else by exchange-api. */
export function truth(code: string, day: number): number {
  const key = `${code} ${day}`;
  const known = truths.get(key);
  if (known !== undefined) return known;
  const rate = record.cross(isReference(code) ? 'ecb' : 'exchange-api', code, 'USD', day)?.rate ?? Number.NaN;
  truths.set(key, rate);
  return rate;
}

/** Farthest from the truth that a value may be: what the rules promise for its kind. */
export function tolerance(code: string): number {
  if (CRYPTO.has(code)) return 0.15;
  return METALS.has(code) ? 0.1 : 0.05;
}

const lastBusinessDay = (day: number): number => {
  const found = record.latest('ecb', 'USD', day)?.day;
  if (found === undefined) throw new Error(`no record before ${isoDate(day)}`);
  return found;
};

/** Sources differ a little from each other: at most a thousandth, the same whenever the simulation runs. */
const ownNote = (source: SourceKey, code: string, day: number): number =>
  1 + 0.001 * Math.sin(day * 7 + code.charCodeAt(0) * 13 + code.charCodeAt(1) * 31 + source.length);

/** The day that a source's newest table bears when it is asked on `day`; undefined when there is nothing new. */
function dayOfTable(source: SourceKey, day: number): number {
  if (source === 'ecb' || source === 'frankfurter-nbu') return lastBusinessDay(day);
  if (source === 'banca-d-italia') return lastBusinessDay(day - 1);
  return source === 'binance' ? day - 1 : day;
}

const made = new Map<string, Observation[]>();

/** What a source publishes when it is asked on a day, by the real record. */
export function honestTable(source: SourceKey, day: number): Observation[] {
  const on = dayOfTable(source, day);
  const table = made.get(`${source} ${on}`) ?? tableOf(source, on);
  made.set(`${source} ${on}`, table);
  return table;
}

function tableOf(source: SourceKey, on: number): Observation[] {
  const { base } = sourceInfo(source);
  // exchange-api's prices of a day are those of the evening before.
  const seen = source === 'exchange-api' ? on - 1 : on;
  return (CODES_OF[source] ?? []).map((code) => {
    const rate = truth(code, seen) / truth(base, seen);
    const own = source === 'ecb' ? 1 : ownNote(source, code, on);
    return { source, code, date: isoDate(on), rate: Number((rate * own).toPrecision(7)) };
  });
}
