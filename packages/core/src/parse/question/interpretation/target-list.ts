import type { UnitItem } from '../items/items.ts';
import { targetsIn } from '../words/senses.ts';
import { NEXT_SMALLER } from './compound-amount.ts';

/** Units that people split a result into beside those in `NEXT_SMALLER`: hours and seconds. */
const SPLIT = new Set(['mi ft', 'yd in', 'y d', 'month d', 'h s']);

/** Meanings of a whole target list that are looked at. */
const MAX_CHOICES = 12;

/** What a whole target list may mean. */
export interface TargetChoice {
  readonly to: readonly string[];
  /** How far its words are stretched. */
  readonly cost: number;
}

/** What a target list can mean in a category, cheapest first; none where a target has no meaning there. */
export function targetChoices(targets: readonly UnitItem[], category: string): readonly TargetChoice[] {
  let choices: readonly TargetChoice[] = [{ to: [], cost: 0 }];
  for (const { senses } of targets) {
    const fitting = targetsIn(senses, category);
    choices = choices
      .flatMap(({ to, cost }) =>
        // A target that is named twice gets one result.
        fitting.map(({ id, rank }) => ({ to: to.includes(id) ? to : [...to, id], cost: cost + rank })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MAX_CHOICES);
  }
  return choices;
}

/** Whether the targets are one result in parts. */
export function isSplit(targets: readonly UnitItem[], to: readonly string[]): boolean {
  const joined = targets.slice(1).every((target) => target.joined === 'and');
  const steps = to
    .slice(1)
    .every((id, index) => NEXT_SMALLER[to[index] ?? ''] === id || SPLIT.has(`${to[index]} ${id}`));
  return targets.length > 1 && joined && steps;
}
