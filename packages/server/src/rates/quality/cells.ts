import { dayNumber } from '@equivale/core';
import { institutionOf, SOURCES, sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceInfo, SourceKey } from '../../sources/source.ts';
import { isAnnounced, lastChange, SEVERAL_RATES } from '../facts/currency-facts.ts';
import { areComparable } from '../facts/segments.ts';
import type { Dated, ObservationIndex } from '../observation-index.ts';
import { type Cell, FRESH_DAYS, LIMIT_DAYS, type Speaker, type Voice } from './judge.ts';
import { median, move, type QualityState, type Table, THRESHOLDS, thresholdsOf } from './rule.ts';

/** Days between the fixing of a monthly figure (HMRC: penultimate Thursday) and the first day it is valid on. */
const MONTHLY_LEAD_DAYS = 10;
/** Days of a series that the rules look back on. */
export const REMEMBERED_DAYS = 120;
/** Fewer moves tell nothing of how a currency moves. */
const ENOUGH_MOVES = 20;

/** Whose voice a source is. */
export const speakerOf = (key: SourceKey): Speaker => ({
  id: institutionOf(key),
  copies: sourceInfo(key).copies,
});

/** An observation under examination. */
export interface ObservationCell extends Cell {
  readonly observation: Observation;
}

/** The newest of what a source says of a code, up to a day, in the base of a table. @param said what is heard of it: all, or what was accepted */
function wordOf(
  { key, base: own }: SourceInfo,
  code: string,
  day: number,
  table: Table,
  said: ObservationIndex,
): Dated | undefined {
  const value = said.latest(key, code, day);
  // most sources do not quote most codes
  if (value === undefined && code !== own) return undefined;
  const crossed = said.cross(key, code, sourceInfo(table.source).base, day);
  if (value === undefined || crossed?.day === value.day) return crossed;
  // Units of its base per unit of the wanted one.
  const factor = table.rateOf(own);
  return factor ? { day: value.day, rate: value.rate * factor } : crossed;
}

/** What every other source says about the same code, accepted or not, in the unit of the observation. */
function voicesOf({ source, code }: Observation, day: number, table: Table, state: QualityState): Voice[] {
  const own = sourceInfo(source);
  const hasSeveral = SEVERAL_RATES.has(code) || SEVERAL_RATES.has(own.base);
  const fixedOn = own.cadence === 'monthly' ? day - MONTHLY_LEAD_DAYS : day;
  return SOURCES.flatMap((info): Voice[] => {
    if (info.key === source || !areComparable(own, info, [code, own.base])) return [];
    const word = wordOf(info, code, fixedOn + 1, table, state.published);
    const isMonthly = info.cadence === 'monthly';
    const oldest = fixedOn - (isMonthly ? 62 : FRESH_DAYS);
    if (word === undefined || word.day < oldest) return [];
    const voice = {
      ...speakerOf(info.key),
      canRefute: !isMonthly,
      distance: Math.abs(day - word.day),
      ...word,
    };
    // One better author is enough: what was accepted of it is heard as a second voice. Incident: an exchange-api table on AED.
    const isBetter = info.key === 'ecb' || (own.kind === 'compiled' && info.kind === 'official');
    if (!isBetter || isMonthly || hasSeveral || source === 'ecb') return [voice];
    const accepted = wordOf(info, code, fixedOn + 1, table, state.index);
    if (!accepted || accepted.day < oldest) return [voice];
    return [voice, { ...voice, ...accepted, id: `${voice.id}, accepted`, copies: undefined }];
  });
}

/** The values of a code at a source in some days before another, since its unit last changed; the newest first. */
function valuesBefore(
  index: ObservationIndex,
  { source, code }: Observation,
  day: number,
  days: number,
): Dated[] {
  const first = Math.max(day - days, lastChange(code, day));
  const found: Dated[] = [];
  for (let value = index.latest(source, code, day - 1); value && value.day >= first; ) {
    found.push(value);
    value = index.latest(source, code, value.day - 1);
  }
  return found;
}

function habitsOf(values: readonly Dated[]): ReturnType<Cell['habits']> {
  const moves = values.slice(1).map((value, at) => {
    const next = values[at] as Dated;
    return move(value.rate, next.rate) / Math.sqrt(next.day - value.day);
  });
  const volatility = moves.length < ENOUGH_MOVES ? undefined : median(moves);
  return { home: median(values.map(({ rate }) => rate)), volatility };
}

/** What waits of a code since its source's last good value, of days before. */
function heldOf({ observation: { source, code }, day }: ObservationCell, table: Table, state: QualityState) {
  const after = state.index.latest(source, code, day - 1)?.day ?? -Infinity;
  return (state.held.get(`${source} ${code}`) ?? [])
    .filter(({ date }) => dayNumber(date) < day && dayNumber(date) > after)
    .map((held): Cell => cellOf(held, table, state));
}

/** Looks something up once, and only when it is wanted. */
function once<Value>(look: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => {
    found ??= { value: look() };
    return found.value;
  };
}

/** Puts an observation under examination. */
export function cellOf(observation: Observation, table: Table, state: QualityState): ObservationCell {
  const { source, code, rate } = observation;
  const { index } = state;
  const { base, kind, cadence } = sourceInfo(source);
  const day = dayNumber(observation.date);
  const replaced = index.on(source, code, day);
  const before = index.latest(source, code, day - 1);
  const voices = once(() => voicesOf(observation, day, table, state));
  const last = once((): Dated | undefined => {
    if (replaced !== undefined) return { day: day - 1, rate: replaced };
    if (before !== undefined) return before;
    const refuting = voices().filter(({ canRefute }) => canRefute);
    const [nearest] = refuting.sort((a, b) => a.distance - b.distance);
    return nearest && { day: day - Math.max(1, nearest.distance), rate: nearest.rate };
  });
  const cell: ObservationCell = {
    observation,
    ...speakerOf(source),
    day,
    rate,
    thresholds: cadence === 'monthly' ? THRESHOLDS.monthly : thresholdsOf(code),
    hasSeveral: SEVERAL_RATES.has(code) || SEVERAL_RATES.has(base),
    isCorrection: replaced !== undefined,
    isDegraded: table.isDegraded,
    isSuspect: table.suspects.has(code),
    isAnnounced: (from) => isAnnounced(code, from, cell),
    voices,
    last,
    neighbours: once(() => {
      const after = index.next(source, code, day);
      const own = [before ?? (after ? undefined : last()), after].filter((value) => value !== undefined);
      // After a long silence the figures that others have published since are a better measure than its own.
      const isSilent = before !== undefined && day - before.day > LIMIT_DAYS;
      return isSilent ? [...own, ...voices().filter((voice) => voice.day > before.day)] : own;
    }),
    habits: once(() => habitsOf(valuesBefore(index, observation, day, REMEMBERED_DAYS))),
    held: once(() => heldOf(cell, table, state)),
    trail: kind === 'compiled' ? once(() => valuesBefore(index, observation, day, LIMIT_DAYS)) : undefined,
  };
  return cell;
}
