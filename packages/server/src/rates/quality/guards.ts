import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation } from '../../sources/source.ts';
import { CODES, CRYPTO, lawOn, METALS } from '../facts/currency-facts.ts';
import { saysItsSegment } from '../facts/segments.ts';
import type { ObservationCell } from './cells.ts';
import { isHome, isSupported, LIMIT_DAYS } from './judge.ts';
import { type Finding, move, type QualityState, type Table } from './rule.ts';

const quoted = new Set(CODES);

/**
 * Whether a code is none of ours, or the source is no place for it. Incidents: Coinbase still lists CUC; exchange-api has a price
 * of the UDI (MXV), which the law fixes, and it fell by 0.7 % in the first half of June 2025.
 */
export function isForeign({ source, code }: Pick<Observation, 'source' | 'code'>): boolean {
  const { kind, unit } = sourceInfo(source);
  return unit !== code && (!quoted.has(code) || (kind === 'exchange' && !CRYPTO.has(code)));
}

/** Significant digits of a small number, of which rounding may have taken most. */
const digitsOf = (rate: number): number => rate.toExponential().split('e')[0]?.replace('.', '').length ?? 0;

/** What no figure may be, whatever others say. */
export function guardOf(
  cell: ObservationCell,
  table: Table,
  { today, index }: QualityState,
): string | undefined {
  const { observation, rate, day } = cell;
  const { source, code, date } = observation;
  const { base, aheadDays = 2 } = sourceInfo(source);
  // Incidents: THB and MYR answered as 0; BDT and BCH became 0 in exchange-api #30.
  if (!(Number.isFinite(rate) && rate > 0 && Number.isFinite(day))) return 'not-a-rate';
  // Incidents: rows of the future froze two feeds in Frankfurter 2.3.2; a row of 2027-03-31 in an IMF compilation.
  if (day > today + aheadDays) return 'future-date';
  // Incident: IEX #1437 answered USDUSD 230.92.
  if (code === base && rate !== 1) return 'wrong-base';
  // Which of two is meant cannot be told. Found by trying.
  if (table.observations.some((one) => one.code === code && one.date === date && one.rate !== rate))
    return 'two-values';
  // Incident: exchange-api went on quoting HRK and BGN; the ECB's last market value of HRK was not the legal one.
  const law = lawOn(code, day);
  if (law?.mark === 'retired') return 'retired-code';
  // Incident: 24 CUP per dollar for eleven months after people began to get 410.
  if (!saysItsSegment(sourceInfo(source), code, day)) return 'no-segment';
  // Incidents: HMRC printed the dollar's figure for LRD from 2021 to 2023; a bank the KRW figure for SAR (Frankfurter #277).
  const last = index.latest(source, code, day - 1);
  const isAtPar = law?.peg.anchor === 'USD' && law.peg.rate === '1';
  const isDollars = code !== 'USD' && rate === table.rateOf('USD') && !isAtPar;
  if (isDollars && !(last && move(last.rate, rate) < Math.log(1.03))) return 'copied-value';
  // Incident: BTC 0.000027 and ETH 0.000366 in 2021 lost half their digits, an error of up to 5 %.
  const isSmall = rate < 0.001 && (CRYPTO.has(code) || METALS.has(code));
  return isSmall && digitsOf(rate) < 4 ? 'lost-digits' : undefined;
}

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
  if (!isOne || isSupported(cell) || isHome(cell)) return undefined;
  return { reason: 'misplaced', expected: last.rate };
}
