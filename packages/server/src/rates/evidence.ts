import type { Observation } from './observation.ts';
import type { Evidence, Verdict } from './quality/rule.ts';
import { Shelf } from './shelf.ts';

/** The key under which values of a source and code wait for a second opinion. */
export const heldKey = ({ source, code }: Observation): string => `${source} ${code}`;

/** An empty state of knowledge, to be filled by {@link learn} or from a store. */
export function noEvidence(today: number): Evidence {
  return { today, shelf: new Shelf(), held: new Map(), usualCodes: new Map() };
}

/** Takes a verdict into the evidence, so that the next publication is judged by it. */
export function learn(verdict: Verdict, evidence: Evidence): void {
  for (const observation of verdict.accepted) {
    evidence.shelf.put(observation);
    const key = heldKey(observation);
    const left = (evidence.held.get(key) ?? []).filter(({ date }) => date > observation.date);
    if (left.length > 0) evidence.held.set(key, left);
    else evidence.held.delete(key);
  }
  for (const { observation, hold } of verdict.refused) {
    if (!hold) continue;
    const key = heldKey(observation);
    const others = (evidence.held.get(key) ?? []).filter(({ date }) => date !== observation.date);
    evidence.held.set(
      key,
      [...others, observation].sort((a, b) => a.date.localeCompare(b.date)),
    );
  }
  const { source, codes, day } = verdict;
  const usual = evidence.usualCodes.get(source);
  const isCounted = !verdict.partial && verdict.table === undefined && day <= evidence.today + 2;
  if (!isCounted || (usual && day <= usual.day)) return;
  const shortDays = verdict.degraded ? (usual?.shortDays ?? 0) + 1 : 0;
  const count = verdict.degraded ? (usual?.count ?? codes) : codes;
  evidence.usualCodes.set(source, { count, shortDays, day });
}
