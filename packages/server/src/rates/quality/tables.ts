import { anchoredRate, dayNumber } from '@equivale/core';
import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceKey } from '../../sources/source.ts';
import { PEGS } from '../facts/currency-facts.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { REMEMBERED_DAYS } from './cells.ts';
import { FRESH_DAYS } from './judge.ts';
import type { QualityState, Table, TableOptions, TableSize } from './rule.ts';

const MOST_VALUES = 1000;
/** Parts of the codes of the last whole table: fewer is a truncated one; a little fewer, a broken run. */
const [LEAST, WHOLE] = [0.7, 0.95];
/** Fewer equal values are a coincidence. */
const ENOUGH = 8;
/** Central rate of the krone in the exchange rate mechanism since 1999, kept within 2.25 %. */
const DKK_CENTRAL_RATE = 7.46038;

/** What a source had about its newest day, where no table of it has been counted yet. */
function storedSize(source: SourceKey, index: ObservationIndex): TableSize {
  const days = index.codes(source).map((code) => index.latest(source, code)?.day ?? 0);
  const day = Math.max(...days);
  return { count: days.filter((one) => day - one <= FRESH_DAYS).length, day };
}

/** One table of a source, with what the rules look up in it as a whole. */
export function tableOf(
  source: SourceKey,
  observations: readonly Observation[],
  { tableSizes, index }: Pick<QualityState, 'tableSizes' | 'index'>,
  { partial = false, suspects = new Set() }: TableOptions = {},
): Table {
  const rates = new Map(observations.flatMap(({ code, rate }) => (rate > 0 ? [[code, rate]] : [])));
  const day = observations.reduce((newest, { date }) => Math.max(newest, dayNumber(date)), -Infinity);
  const { base, steady } = sourceInfo(source);
  const last = partial || !steady ? undefined : (tableSizes.get(source) ?? storedSize(source, index));
  // After some days a short table is what there is.
  const part = last && day - last.day <= FRESH_DAYS ? rates.size / last.count : 1;
  const rateOf = (code: string) => (code === base ? 1 : rates.get(code));
  return {
    ...{ source, observations, day, partial, suspects, rateOf },
    ...{ size: rates.size, isShort: part < LEAST, isDegraded: part < WHOLE },
  };
}

/** Whether eight values and more, and all that can be compared, are those of one of the last days. */
function isRepeated({ source, day, observations }: Table, { index }: QualityState): boolean {
  const known = observations.filter(
    ({ code, date }) => index.series(source, code) && dayNumber(date) === day,
  );
  const days = index.series(source, known[0]?.code ?? '')?.days ?? [];
  const isOf = (on: number): boolean => known.every(({ code, rate }) => index.on(source, code, on) === rate);
  return known.length >= ENOUGH && days.some((on) => on < day && day - on <= REMEMBERED_DAYS && isOf(on));
}

/** Whether one peg by law of ten is more than 1 % off. */
function pegsDisagree({ source, rateOf }: Table): boolean {
  if (!sourceInfo(source).quotesPegs) return false;
  const quoted = PEGS.flatMap(({ code, anchor, rate, policy }) => {
    const [quote, anchored] = [rateOf(code), rateOf(anchor)];
    if (policy || quote === undefined || anchored === undefined) return [];
    return [Math.abs(quote / anchoredRate(Number(rate), anchored) - 1) <= 0.01];
  });
  return quoted.filter(Boolean).length < 0.9 * quoted.length;
}

/** What a whole table must pass before any of its values is looked at. @returns why it is turned away */
export function tableFault(table: Table, state: QualityState): string | undefined {
  const { source, observations, rateOf } = table;
  // Tried: 200,000 codes from the least trusted source stopped the rates of all.
  if (observations.length > MOST_VALUES) return 'too-many-codes';
  // Incident: truncated and half-filled answers; 2025-12-06 lost 92 codes of 342.
  if (table.isShort) return 'too-few-codes';
  // Incidents: feeds that stood still for weeks behind answers of 200 (Frankfurter 2.3, exchangeratesapi.io #24, #28).
  if (isRepeated(table, state)) return 'repeated-table';
  // Incident: a whole table on the wrong base (exchange-api #30).
  const krone = source === 'ecb' ? (rateOf('DKK') ?? DKK_CENTRAL_RATE) : DKK_CENTRAL_RATE;
  if (!(Math.abs(krone / DKK_CENTRAL_RATE - 1) <= 0.0225)) return 'majors-disagree';
  // Incident: the exchange-api table of 2021-06-01, whose tail (UYU UZS VND XOF YER ZMW) was built on AED.
  return pegsDisagree(table) ? 'pegs-disagree' : undefined;
}
