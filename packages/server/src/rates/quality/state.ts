import { dayNumber } from '@equivale/core';
import type { Observation } from '../../sources/source.ts';
import { ObservationIndex } from '../observation-index.ts';
import type { Held, QualityState, ValidationResult } from './rule.ts';
import { isForeign } from './rules/codes.ts';

/** The key under which values of a source and code wait for a second quote. */
export const heldKey = ({ source, code }: Observation): string => `${source} ${code}`;

/** An empty state of knowledge, to be filled by {@link applyResult} or from a store. */
export function emptyState(today: number): QualityState {
  return {
    today,
    index: new ObservationIndex(),
    held: new Map(),
    published: new ObservationIndex(),
    tableSizes: new Map(),
  };
}

/** Lets a value wait. One that waits already keeps the payload in which it was first seen, however often it is repeated. */
function hold(observation: Observation, payloadDay: number, { held }: QualityState): void {
  const key = heldKey(observation);
  const waiting = held.get(key) ?? [];
  if (waiting.some(({ date, rate }) => date === observation.date && rate === observation.rate)) return;
  const others: Held[] = waiting.filter(({ date }) => date !== observation.date);
  const list = [...others, { ...observation, payloadDay }];
  held.set(
    key,
    list.sort((a, b) => a.date.localeCompare(b.date)),
  );
}

/** Lets all know what a source says, before anything of this round is validated; the last word of a day counts. */
export function publish(observations: Iterable<Observation>, { published, today }: QualityState): void {
  for (const observation of observations) {
    const { date, rate } = observation;
    const isRate = Number.isFinite(rate) && rate > 0 && dayNumber(date) <= today + 2;
    if (isRate && !isForeign(observation)) published.put(observation);
  }
}

/** Takes a result into the state, so that the next publication is validated by it. */
export function applyResult(result: ValidationResult, state: QualityState): void {
  for (const observation of result.accepted) {
    state.index.put(observation);
    const key = heldKey(observation);
    const left = (state.held.get(key) ?? []).filter(({ date }) => date > observation.date);
    if (left.length > 0) state.held.set(key, left);
    else state.held.delete(key);
  }
  for (const refusal of result.refused) if (refusal.hold) hold(refusal.observation, result.payloadDay, state);
  const { source, codes, day } = result;
  const expected = state.tableSizes.get(source);
  const isWhole = result.table === undefined || result.table === 'too-few-codes';
  const isCounted = !result.partial && isWhole && day <= state.today + 2;
  if (!isCounted || (expected && day <= expected.day)) return;
  const shortDays = result.degraded ? (expected?.shortDays ?? 0) + 1 : 0;
  const count = result.degraded ? (expected?.count ?? codes) : codes;
  state.tableSizes.set(source, { count, shortDays, day });
}
