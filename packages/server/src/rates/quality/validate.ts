import { dayNumber } from '../calendar.ts';
import { type Observation, type SourceKey, sourceInfo } from '../observation.ts';
import { ObservationIndex } from '../observation-index.ts';
import { copiedValue, foreignCode, isComputed, lostDigits, offPeg, retiredCode } from './codes.ts';
import { consensus } from './consensus.ts';
import { confirmsHeld, degradedTable, factorThree, jump, lastGood, powerOfTen } from './moves.ts';
import type {
  Publication,
  QualityState,
  Refusal,
  TableRule,
  TableSize,
  ValidationResult,
  ValueRule,
} from './rule.ts';
import { heldKey } from './state.ts';
import { enoughCodes, majorsAgree, pegsAgree } from './table-guard.ts';
import { baseIsOne, futureDate, valueGuard } from './value-guard.ts';

/** What a whole table must pass before any of its values is looked at. */
const TABLE_RULES: readonly TableRule[] = [enoughCodes, majorsAgree, pegsAgree];

/** What each value must pass, in this order; the first rule that objects gives the reason. */
const VALUE_RULES: readonly ValueRule[] = [
  foreignCode,
  valueGuard,
  futureDate,
  baseIsOne,
  retiredCode,
  offPeg,
  copiedValue,
  lostDigits,
  degradedTable,
  powerOfTen,
  factorThree,
  jump,
  consensus,
];

/** Sources whose table always has the same codes, so that a short one tells of a fault. */
const STEADY: ReadonlySet<SourceKey> = new Set(['exchange-api', 'frankfurter', 'banca-d-italia']);

/** More than 5 % fewer codes than expected; after three such days the new size is the expected one. */
const isShort = (size: number, expected: TableSize | undefined): boolean =>
  expected !== undefined && expected.shortDays < 3 && size < 0.95 * expected.count;

function publication(
  source: SourceKey,
  observations: readonly Observation[],
  state: QualityState,
  partial: boolean,
): Publication {
  const table = new Map(observations.map((observation) => [observation.code, observation.rate]));
  const expected = state.tableSizes.get(source);
  return {
    source,
    day: Math.max(...observations.map((observation) => dayNumber(observation.date))),
    observations,
    partial,
    degraded: !partial && STEADY.has(source) && isShort(table.size, expected),
    rateOf: (code) => (code === sourceInfo(source).base ? 1 : table.get(code)),
  };
}

function check(observation: Observation, table: Publication, state: QualityState): Refusal | undefined {
  const day = dayNumber(observation.date);
  for (const rule of VALUE_RULES) {
    const finding = rule.check(observation, day, table, state);
    if (finding !== undefined) return { observation, ...finding };
  }
  return undefined;
}

/** Values that wait for the code of an observation, after its source's last good value and before itself. */
function waiting(observation: Observation, state: QualityState): Observation[] {
  const { source, code, date: until } = observation;
  const after = state.index.latest(source, code, dayNumber(until) - 1)?.day ?? Number.NEGATIVE_INFINITY;
  return (state.held.get(heldKey(observation)) ?? []).filter(
    ({ date }) => dayNumber(date) > after && date < observation.date,
  );
}

/** A quote of a pegged code is only looked at for what it says about its table. */
function validateComputed(observation: Observation, table: Publication, state: QualityState): Validated {
  const day = dayNumber(observation.date);
  const finding =
    valueGuard.check(observation, day, table, state) ?? offPeg.check(observation, day, table, state);
  return finding ? { accepted: [], refusal: { observation, ...finding } } : { accepted: [] };
}

interface Validated {
  readonly accepted: readonly Observation[];
  readonly refusal?: Refusal;
}

function validateValue(observation: Observation, table: Publication, state: QualityState): Validated {
  const refusal = check(observation, table, state);
  if (refusal !== undefined && !refusal.hold) return { accepted: [], refusal };
  const held = waiting(observation, state);
  const last = lastGood(observation, dayNumber(observation.date), table, state);
  const released =
    last === undefined || held.length === 0 ? [] : confirmsHeld(held, last, observation, table, state);
  if (refusal === undefined) return { accepted: [...released, observation] };
  const newest = released.at(-1);
  if (newest === undefined) return { accepted: [], refusal };
  const trusted: QualityState = { ...state, index: overlay(newest) };
  const again = jump.check(observation, dayNumber(observation.date), table, trusted);
  return again === undefined ? { accepted: [...released, observation] } : { accepted: released, refusal };
}

function overlay(observation: Observation): ObservationIndex {
  const index = new ObservationIndex();
  index.put(observation);
  return index;
}

/**
 * Validates one publication of a source.
 * @param source who published it
 * @param observations every value in it, also of codes that are not served; days may differ from code to code
 * @param state what is known so far; not changed (see `applyResult`)
 * @param partial a piece of an older record, fetched to close a gap: it need not have every code
 * @returns what to accept and what to refuse, each refusal with its reason; values already known are in neither
 */
export function validate(
  source: SourceKey,
  observations: readonly Observation[],
  state: QualityState,
  partial = false,
): ValidationResult {
  const codes = new Set(observations.map((observation) => observation.code)).size;
  const table = publication(source, observations, state, partial);
  const empty = {
    source,
    codes,
    day: table.day,
    partial,
    degraded: table.degraded,
    accepted: [],
    ignored: 0,
  };
  for (const rule of TABLE_RULES) {
    const finding = rule.check(table, state);
    if (finding === undefined) continue;
    const refused = observations
      .filter((observation) => foreignCode.check(observation, 0, table, state) === undefined)
      .map((observation) => ({ observation, ...finding }));
    return { ...empty, refused, table: finding.reason };
  }
  const accepted: Observation[] = [];
  const refused: Refusal[] = [];
  let ignored = 0;
  for (const observation of observations) {
    const { index } = state;
    const isBase = observation.code === sourceInfo(source).base && observation.rate === 1;
    if (isBase || index.on(source, observation.code, dayNumber(observation.date)) === observation.rate)
      continue;
    const validated = isComputed(observation.code, dayNumber(observation.date))
      ? validateComputed(observation, table, state)
      : validateValue(observation, table, state);
    accepted.push(...validated.accepted);
    const reason = validated.refusal?.reason;
    if (reason === 'foreign-code' || reason === 'retired-code') ignored++;
    else if (validated.refusal) refused.push(validated.refusal);
    else if (validated.accepted.length === 0) ignored++;
  }
  return { ...empty, accepted, refused, ignored };
}
