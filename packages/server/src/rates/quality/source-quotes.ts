import { dayNumber } from '@equivale/core';
import { SOURCES, sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceInfo, SourceKey } from '../../sources/source.ts';
import { areComparable } from '../facts/segments.ts';
import type { Dated, ObservationIndex } from '../observation-index.ts';
import type { Publication, QualityState, SourceQuote } from './rule.ts';

/** Days between the fixing of a monthly figure (HMRC: penultimate Thursday) and the first day it is valid on. */
const MONTHLY_LEAD_DAYS = 10;
/** A daily figure this many days old still speaks: a long weekend. */
export const FRESH_DAYS = 4;

const windowDays = (info: SourceInfo): number => (info.cadence === 'monthly' ? 62 : FRESH_DAYS);

/** A value wanted in another base, on a day. */
interface Wanted {
  readonly code: string;
  readonly base: string;
  readonly day: number;
  readonly table: Publication;
  readonly state: QualityState;
}

/** Units of one source's base per 1 unit of another base: from the validated table, else by the ECB. */
const baseIn = (own: string, { base, table, state }: Wanted, day: number): number | undefined =>
  table.rateOf(own) ?? state.index.cross('ecb', own, base, day)?.rate;

function crossIn(index: ObservationIndex, source: SourceKey, wanted: Wanted): Dated | undefined {
  const { code, base, day } = wanted;
  const direct = index.cross(source, code, base, day);
  if (direct !== undefined) return direct;
  const own = index.latest(source, code, day);
  if (own === undefined) return undefined;
  const factor = baseIn(sourceInfo(source).base, wanted, own.day);
  return factor === undefined ? undefined : { day: own.day, rate: own.rate * factor };
}

/** The newest value of a source that waits itself. */
function waitingIn(source: SourceKey, wanted: Wanted): Dated | undefined {
  const { code, base, day, state } = wanted;
  const value = state.held.get(`${source} ${code}`)?.findLast(({ date }) => dayNumber(date) <= day);
  if (value === undefined) return undefined;
  const own = dayNumber(value.date);
  const quoted = state.index.on(source, base, own);
  const factor = quoted === undefined ? baseIn(sourceInfo(source).base, wanted, own) : 1 / quoted;
  return factor === undefined ? undefined : { day: own, rate: value.rate * factor };
}

/** The newest of what a source said: published in this round, waiting, or accepted; of one day, in this order. */
function newestWord(accepted: Dated | undefined, source: SourceKey, wanted: Wanted): Dated | undefined {
  const words = [crossIn(wanted.state.published, source, wanted), waitingIn(source, wanted), accepted];
  return words.reduce(
    (a, b) => (b !== undefined && b.day > (a?.day ?? Number.NEGATIVE_INFINITY) ? b : a),
    undefined,
  );
}

/**
 * What every other source says about the same code, accepted or not, converted to the base of the observation: inside that
 * source, or through the validated table's quote of that source's base, or through the ECB's cross.
 */
export function sourceQuotes(
  { source, code }: Observation,
  day: number,
  table: Publication,
  state: QualityState,
): SourceQuote[] {
  const own = sourceInfo(source);
  const { base, cadence } = own;
  // A monthly figure is fixed in the third week of the month before.
  const fixedOn = cadence === 'monthly' ? day - MONTHLY_LEAD_DAYS : day;
  const wanted = { code, base, day: fixedOn + 1, table, state };
  const found: SourceQuote[] = [];
  for (const info of SOURCES) {
    if (info.key === source || info.kind === 'computed' || !areComparable(own, info, [code, base])) continue;
    const accepted = crossIn(state.index, info.key, wanted);
    const word = newestWord(accepted, info.key, wanted);
    if (word === undefined || fixedOn - word.day > windowDays(info)) continue;
    const distance = Math.abs(day - word.day);
    const canRefute = info.cadence !== 'monthly';
    const isStillFresh = accepted !== undefined && fixedOn - accepted.day <= windowDays(info);
    found.push({
      source: info.key,
      ...word,
      distance,
      canRefute,
      accepted: isStillFresh ? accepted : undefined,
    });
  }
  return found;
}
