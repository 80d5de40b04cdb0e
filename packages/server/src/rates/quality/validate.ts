import { dayNumber } from '@equivale/core';
import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceKey } from '../../sources/source.ts';
import { lawOn } from '../facts/currency-facts.ts';
import { ObservationIndex } from '../observation-index.ts';
import { cellOf, type ObservationCell } from './cells.ts';
import { guardOf, isForeign, misplaced } from './guards.ts';
import { contradictedAt, judge } from './judge.ts';
import { judgePegged } from './pegs.ts';
import type { Finding, QualityState, Refusal, Table, TableOptions, ValidationResult } from './rule.ts';
import { tableFault, tableOf } from './tables.ts';

/** What has become of one value, and of those of its code that waited. */
interface Judged {
  readonly accepted: readonly Observation[];
  readonly finding?: Finding | undefined;
}

function judgeValue(cell: ObservationCell, table: Table, state: QualityState): Judged {
  const { observation, day } = cell;
  const guarded = guardOf(cell, table, state);
  if (guarded) return { accepted: [], finding: { reason: guarded } };
  const law = lawOn(observation.code, day)?.peg;
  // Quotes of a mere policy rate are kept: they show when it moves.
  if (law && 'authority' in law && !law.policy) {
    const judged = judgePegged(law, observation, table, state);
    if (judged === 'taken') return { accepted: [observation] };
    return judged === 'of no use' ? { accepted: [] } : { accepted: [], finding: judged };
  }
  const wrong = misplaced(cell, table, state);
  if (wrong) return { accepted: [], finding: wrong };
  const { finding, released } = judge(cell);
  const waited = (released as ObservationCell[])
    .filter((one) => one.day !== day)
    .map((one) => one.observation);
  return { accepted: finding ? waited : [...waited, observation], finding };
}

/** Findings that are no fault of the source. */
const NO_FAULT = new Set(['retired-code', 'no-segment']);

/**
 * Validates one table of a source.
 * @param source who published it
 * @param observations every value in it, also of codes that are not served; days may differ from code to code
 * @param state what is known so far; not changed (see `applyResult`)
 * @returns what to accept and what to refuse, each refusal with its reason; values already known are in neither
 */
export function validate(
  source: SourceKey,
  observations: readonly Observation[],
  state: QualityState,
  options: TableOptions = {},
): ValidationResult {
  const table = tableOf(source, observations, state, options);
  const ours = observations.filter((observation) => !isForeign(observation));
  const fault = tableFault(table, state);
  if (fault) {
    const refused = ours.map((observation) => ({ observation, reason: fault }));
    return { ...table, accepted: [], refused, table: fault };
  }
  const accepted: Observation[] = [];
  const refused: Refusal[] = [];
  const { base } = sourceInfo(source);
  for (const observation of ours) {
    const cell = cellOf(observation, table, state);
    const { rate } = cell;
    const isKnown = state.index.on(source, observation.code, cell.day) === rate;
    if (isKnown || (observation.code === base && rate === 1)) continue;
    const judged = judgeValue(cell, table, state);
    accepted.push(...judged.accepted);
    if (judged.finding && !NO_FAULT.has(judged.finding.reason))
      refused.push({ observation, ...judged.finding });
  }
  return { ...table, accepted, refused };
}

/** An empty state of knowledge, to be filled by {@link applyResult} or from a store. */
export const emptyState = (today: number, index = new ObservationIndex()): QualityState => ({
  today,
  index,
  published: new ObservationIndex(index),
  held: new Map(),
  tableSizes: new Map(),
});

const keyOf = ({ source, code }: Observation): string => `${source} ${code}`;

/** Lets a value wait. */
function hold(observation: Observation, { held, published }: QualityState): void {
  const key = keyOf(observation);
  published.put(observation);
  const others = (held.get(key) ?? []).filter(({ date }) => date !== observation.date);
  held.set(
    key,
    [...others, observation].sort((a, b) => a.date.localeCompare(b.date)),
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
  for (const observation of result.accepted) {
    state.index.put(observation);
    const key = keyOf(observation);
    const left = (state.held.get(key) ?? []).filter(({ date }) => date > observation.date);
    if (left.length > 0) state.held.set(key, left);
    else state.held.delete(key);
  }
  for (const refusal of result.refused) if (refusal.hold) hold(refusal.observation, state);
  const { source, day, size, partial, isDegraded, table } = result;
  const isWhole = table === undefined && !partial && !isDegraded && day <= state.today + 2;
  if (isWhole && day >= (state.tableSizes.get(source)?.day ?? day))
    state.tableSizes.set(source, { count: size, day });
}

/**
 * Validates the tables that came together, one by one, and applies each result to the state before the next. The codes of the
 * newest one that two others contradict are not taken on its word in the older ones.
 * @param tables oldest first
 * @returns one result a table; the caller may do other work between them
 */
export function* validatePayload(
  source: SourceKey,
  tables: readonly { readonly observations: readonly Observation[]; readonly partial?: boolean }[],
  state: QualityState,
): Generator<ValidationResult> {
  const newest = tables.length > 1 ? (tables.at(-1)?.observations ?? []) : [];
  const last = tableOf(source, newest, state);
  const contradicted = newest.filter((one) => contradictedAt(cellOf(one, last, state)) !== undefined);
  const suspects = new Set(contradicted.map(({ code }) => code));
  for (const { observations, partial = false } of tables) {
    const result = validate(source, observations, state, { partial, suspects });
    applyResult(result, state);
    yield result;
  }
}
