import { dayNumber } from '../calendar.ts';
import { type Observation, SOURCES, type SourceInfo, type SourceKey, sourceInfo } from '../observation.ts';
import type { Dated, ObservationIndex } from '../observation-index.ts';
import type { Publication, QualityState } from './rule.ts';

/** What another source says about a value, in the unit of that value. */
export interface SourceQuote {
  readonly source: SourceKey;
  readonly rate: number;
  /** Days between the two values. */
  readonly distance: number;
  /** Near enough in time to contradict; a monthly figure and a value that waits itself can only confirm. */
  readonly canRefute: boolean;
  readonly day: number;
}

/** Days between the fixing of a monthly figure (HMRC: penultimate Thursday) and the first day it is valid on. */
export const MONTHLY_LEAD_DAYS = 10;

const windowDays = (info: SourceInfo): number => (info.cadence === 'monthly' ? 62 : 4);

/** Units of one source's base per 1 unit of another base: from the validated table, else by the ECB. */
function baseIn(
  own: string,
  base: string,
  day: number,
  index: ObservationIndex,
  table: Publication,
): number | undefined {
  return table.rateOf(own) ?? index.cross('ecb', own, base, day)?.rate;
}

function crossIn(
  index: ObservationIndex,
  source: SourceKey,
  code: string,
  base: string,
  day: number,
  table: Publication,
): Dated | undefined {
  const direct = index.cross(source, code, base, day);
  if (direct !== undefined) return direct;
  const own = index.latest(source, code, day);
  if (own === undefined) return undefined;
  const factor = baseIn(sourceInfo(source).base, base, own.day, index, table);
  return factor === undefined ? undefined : { day: own.day, rate: own.rate * factor };
}

/** The newest value of a source that waits for a second quote itself. */
function waitingIn(
  { index, held }: QualityState,
  source: SourceKey,
  code: string,
  base: string,
  day: number,
  table: Publication,
): Dated | undefined {
  const value = held.get(`${source} ${code}`)?.findLast(({ date }) => dayNumber(date) <= day);
  if (value === undefined) return undefined;
  const own = dayNumber(value.date);
  const quoted = index.on(source, base, own);
  const factor = quoted === undefined ? baseIn(sourceInfo(source).base, base, own, index, table) : 1 / quoted;
  return factor === undefined ? undefined : { day: own, rate: value.rate * factor };
}

/**
 * What every other source says about the same code, converted to the base of the observation: inside that source, or
 * through the validated table's quote of that source's base, or through the ECB's cross.
 */
export function sourceQuotes(
  { source, code }: Observation,
  day: number,
  table: Publication,
  state: QualityState,
): SourceQuote[] {
  const { base, cadence } = sourceInfo(source);
  // A monthly figure is fixed in the third week of the month before.
  const fixedOn = cadence === 'monthly' ? day - MONTHLY_LEAD_DAYS : day;
  const found: SourceQuote[] = [];
  for (const info of SOURCES) {
    if (info.key === source || info.kind === 'computed') continue;
    const add = (value: Dated | undefined, canRefute: boolean): void => {
      if (value === undefined || fixedOn - value.day > windowDays(info)) return;
      const distance = Math.abs(day - value.day);
      found.push({ source: info.key, ...value, distance, canRefute });
    };
    const { index } = state;
    add(crossIn(index, info.key, code, base, fixedOn + 1, table), info.cadence !== 'monthly');
    add(waitingIn(state, info.key, code, base, fixedOn + 1, table), false);
  }
  return found;
}
