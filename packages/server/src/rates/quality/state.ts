import { dayNumber } from '@equivale/core';
import type { Observation } from '../../sources/source.ts';
import { ObservationIndex } from '../observation-index.ts';
import { isForeign } from './guards.ts';
import type { Held, QualityState, ValidationResult } from './rule.ts';
import { sizeAfter } from './tables.ts';

/** An empty state of knowledge, to be filled by {@link applyResult} or from a store. */
export const emptyState = (today: number): QualityState => ({
  today,
  index: new ObservationIndex(),
  published: new ObservationIndex(),
  held: new Map(),
  tableSizes: new Map(),
});

const keyOf = ({ source, code }: Observation): string => `${source} ${code}`;

/** Lets a value wait. One that waits already keeps the payload in which it was first seen, however often it is repeated. */
function hold(observation: Observation, payloadDay: number, { held }: QualityState): void {
  const key = keyOf(observation);
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

/** Takes a result into the state, so that the next table is validated by it. */
export function applyResult(result: ValidationResult, state: QualityState): void {
  const { source, day, partial, table } = result;
  for (const observation of result.accepted) {
    state.index.put(observation);
    const key = keyOf(observation);
    const left = (state.held.get(key) ?? []).filter(({ date }) => date > observation.date);
    if (left.length > 0) state.held.set(key, left);
    else state.held.delete(key);
  }
  for (const refusal of result.refused) if (refusal.hold) hold(refusal.observation, result.payloadDay, state);
  const before = state.tableSizes.get(source);
  const isWhole = !partial && (table === undefined || table === 'too-few-codes');
  const isNewer = before === undefined || day > before.day;
  if (isWhole && isNewer && day <= state.today + 2) state.tableSizes.set(source, sizeAfter(before, result));
}
