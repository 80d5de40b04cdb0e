import type { Observation } from '../observation.ts';
import { ObservationIndex } from '../observation-index.ts';
import type { QualityState, ValidationResult } from './rule.ts';

/** The key under which values of a source and code wait for a second quote. */
export const heldKey = ({ source, code }: Observation): string => `${source} ${code}`;

/** An empty state of knowledge, to be filled by {@link applyResult} or from a store. */
export function emptyState(today: number): QualityState {
  return { today, index: new ObservationIndex(), held: new Map(), tableSizes: new Map() };
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
  for (const { observation, hold } of result.refused) {
    if (!hold) continue;
    const key = heldKey(observation);
    const others = (state.held.get(key) ?? []).filter(({ date }) => date !== observation.date);
    state.held.set(
      key,
      [...others, observation].sort((a, b) => a.date.localeCompare(b.date)),
    );
  }
  const { source, codes, day } = result;
  const expected = state.tableSizes.get(source);
  const isCounted = !result.partial && result.table === undefined && day <= state.today + 2;
  if (!isCounted || (expected && day <= expected.day)) return;
  const shortDays = result.degraded ? (expected?.shortDays ?? 0) + 1 : 0;
  const count = result.degraded ? (expected?.count ?? codes) : codes;
  state.tableSizes.set(source, { count, shortDays, day });
}
