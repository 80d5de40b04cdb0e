import { dayNumber, PEGS } from '@equivale/core';
import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation } from '../../sources/source.ts';
import { CODES, CRYPTO, METALS, RETIRED } from '../facts/currency-facts.ts';
import type { ObservationCell } from './cells.ts';
import { isHome, isSupported, LIMIT_DAYS } from './judge.ts';
import { type Finding, move, type QualityState, type Table } from './rule.ts';

const known = new Set(CODES);
const retired = new Map(RETIRED.map((entry) => [entry.code, dayNumber(entry.since)]));
const atPar = new Set(
  PEGS.filter(({ anchor, rate }) => anchor === 'USD' && rate === '1').map(({ code }) => code),
);

/** Whether a source means something else by a code than we do, or a venue is no place for it. */
export function isForeign({ source, code }: Pick<Observation, 'source' | 'code'>): boolean {
  return !known.has(code) || (sourceInfo(source).kind === 'exchange' && !CRYPTO.has(code));
}

/** Significant digits of a small number, of which rounding may have taken most. */
const digitsOf = (rate: number): number => rate.toExponential().split('e')[0]?.replace('.', '').length ?? 0;

type Guard = (cell: ObservationCell, table: Table, state: QualityState) => boolean;

/** What no figure may be; the first that applies gives the reason, and nothing makes it true. */
const GUARDS: readonly (readonly [string, Guard])[] = [
  // Incidents: MNT was the token Mantle for 24 days; Coinbase still lists CUC.
  ['foreign-code', ({ observation }) => isForeign(observation)],
  // Incidents: THB and MYR answered as 0; BDT and BCH became 0 in exchange-api #30.
  ['not-a-rate', ({ rate, day }) => !(Number.isFinite(rate) && rate > 0 && Number.isFinite(day))],
  // Incidents: rows of the future froze two feeds in Frankfurter 2.3.2; a row of 2027-03-31 in an IMF compilation.
  [
    'future-date',
    ({ observation, day }, _, { today }) => day > today + (sourceInfo(observation.source).aheadDays ?? 2),
  ],
  // Incident: IEX #1437 answered USDUSD 230.92.
  ['wrong-base', ({ observation: { source, code }, rate }) => code === sourceInfo(source).base && rate !== 1],
  // Which of two is meant cannot be told. Found by trying.
  [
    'two-values',
    ({ observation: { code, date }, rate }, { observations }) =>
      observations.some((other) => other.code === code && other.date === date && other.rate !== rate),
  ],
  // Incident: exchange-api and open.er-api went on quoting HRK and BGN; the ECB's last market value of HRK was not the legal one.
  ['retired-code', ({ observation, day }) => day >= (retired.get(observation.code) ?? Infinity)],
  // Incidents: HMRC printed the dollar's figure for LRD from 2021 to 2023; a bank the KRW figure for SAR (Frankfurter #277).
  [
    'copied-value',
    ({ observation: { source, code }, day, rate }, table, { index }) => {
      if (code === 'USD' || rate !== table.rateOf('USD') || atPar.has(code)) return false;
      const last = index.latest(source, code, day - 1);
      return !(last && move(last.rate, rate) < Math.log(1.03));
    },
  ],
  // Incident: BTC 0.000027 and ETH 0.000366 in 2021 lost half their digits, an error of up to 5 %.
  [
    'lost-digits',
    ({ observation: { code }, rate }) =>
      rate < 0.001 && (CRYPTO.has(code) || METALS.has(code)) && digitsOf(rate) < 4,
  ],
];

export const guardOf = (cell: ObservationCell, table: Table, state: QualityState): Finding | undefined => {
  const found = GUARDS.find(([, applies]) => applies(cell, table, state));
  return found && { reason: found[0] };
};

/** A smaller step needs no explanation; how near a row is to where another one was; nearer to one, an inverse tells nothing. */
const [STEP, NEAR, APART] = [Math.log(1.05), Math.log(1.02), Math.log(1.12)];

/**
 * An inverted currency, and one that stands where another of its table was while that one stands where this was: only a second
 * source bears them out, for what mixed them up once does so again. Coins move far enough to meet each other.
 * Incident: a bank inverted for years (dfinity exchange-rate-canister #321). Tried: the ECB's file with GBP and CHF swapped.
 */
export function misplaced(cell: ObservationCell, table: Table, { index }: QualityState): Finding | undefined {
  const { observation, day, rate } = cell;
  const last = cell.last();
  const { source, code } = observation;
  if (last === undefined || CRYPTO.has(code) || METALS.has(code) || move(last.rate, rate) <= STEP)
    return undefined;
  const isInverted = move(1 / last.rate, last.rate) > APART && move(1 / last.rate, rate) < STEP;
  const isSwapped = (other: Observation): boolean => {
    if (other.code === code || move(last.rate, other.rate) > NEAR) return false;
    const was = index.latest(source, other.code, day - 1);
    return was !== undefined && move(was.rate, rate) < NEAR && move(was.rate, other.rate) > STEP;
  };
  // In a month, currencies that happen to be near each other do that truly.
  const isOne = isInverted || (day - last.day <= LIMIT_DAYS && table.observations.some(isSwapped));
  if (!isOne || cell.isAnnounced(last) || isSupported(cell) || isHome(cell)) return undefined;
  return { reason: 'misplaced', expected: last.rate };
}
