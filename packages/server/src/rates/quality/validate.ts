import { dayNumber } from '@equivale/core';
import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceKey } from '../../sources/source.ts';
import { confirmed } from './confirm.ts';
import { examine } from './examine.ts';
import type {
  Examined,
  Held,
  Publication,
  QualityState,
  Refusal,
  TableRule,
  TableSize,
  ValidationResult,
  ValueRule,
} from './rule.ts';
import {
  copiedValue,
  foreignCode,
  isComputed,
  isForeign,
  lostDigits,
  offPeg,
  retiredCode,
} from './rules/codes.ts';
import { consensus, isContradicted } from './rules/consensus.ts';
import { misplaced } from './rules/misplaced.ts';
import { degradedTable, drift, factorThree, isOrdinary, jump, powerOfTen } from './rules/moves.ts';
import {
  enoughCodes,
  fewJump,
  majorsAgree,
  notRepeated,
  notTooMany,
  pegsAgree,
} from './rules/table-guard.ts';
import { baseIsOne, futureDate, oneValue, valueGuard } from './rules/value-guard.ts';
import { applyResult, heldKey } from './state.ts';

/** What a whole table must pass before any of its values is looked at. */
const TABLE_RULES: readonly TableRule[] = [
  notTooMany,
  enoughCodes,
  notRepeated,
  majorsAgree,
  pegsAgree,
  fewJump,
];

/** What each value must pass, in this order; the first rule that objects gives the reason. */
const VALUE_RULES: readonly ValueRule[] = [
  foreignCode,
  valueGuard,
  futureDate,
  baseIsOne,
  oneValue,
  retiredCode,
  offPeg,
  copiedValue,
  lostDigits,
  degradedTable,
  powerOfTen,
  factorThree,
  misplaced,
  jump,
  drift,
  consensus,
];

/** More than 5 % fewer codes than expected; after three such days the new size is the expected one. */
const isShort = (size: number, expected: TableSize | undefined): boolean =>
  expected !== undefined && expected.shortDays < 3 && size < 0.95 * expected.count;

function publication(
  source: SourceKey,
  observations: readonly Observation[],
  state: QualityState,
  { partial = false, payloadDay, suspects = new Set() }: PublicationOptions,
): Publication {
  const table = new Map<string, number>();
  const byDay = new Map<string, number>();
  const ambiguous = new Set<string>();
  let day = Number.NEGATIVE_INFINITY;
  for (const { code, date, rate } of observations) {
    const key = `${code} ${date}`;
    if ((byDay.get(key) ?? rate) !== rate) ambiguous.add(key);
    byDay.set(key, rate);
    table.set(code, rate);
    day = Math.max(day, dayNumber(date));
  }
  const { base, steady } = sourceInfo(source);
  return {
    source,
    day,
    payloadDay: payloadDay ?? day,
    suspects,
    observations,
    partial,
    ambiguous,
    degraded: !partial && steady === true && isShort(table.size, state.tableSizes.get(source)),
    rateOf: (code) => (code === base ? 1 : table.get(code)),
  };
}

function check(examined: Examined, rules: readonly ValueRule[] = VALUE_RULES): Refusal | undefined {
  for (const rule of rules) {
    const finding = rule.check(examined);
    if (finding !== undefined) return { observation: examined.observation, ...finding };
  }
  return undefined;
}

/** Values that wait for the code of an observation, after its source's last good value and before itself. */
function waiting(observation: Observation, state: QualityState): Held[] {
  const { source, code, date: until } = observation;
  const after = state.index.latest(source, code, dayNumber(until) - 1)?.day ?? Number.NEGATIVE_INFINITY;
  return (state.held.get(heldKey(observation)) ?? []).filter(
    ({ date }) => dayNumber(date) > after && date < observation.date,
  );
}

interface Validated {
  readonly accepted: readonly Observation[];
  readonly refusal?: Refusal;
}

/** A quote of a pegged code is only looked at for what it says about its table. */
function validateComputed(examined: Examined): Validated {
  const refusal = check(examined, [valueGuard, offPeg]);
  return { accepted: [], ...(refusal && { refusal }) };
}

/** Whether a publisher stands by a correction of its own figure that it has printed in an earlier payload already. */
function isStoodBy(examined: Examined, { reason }: Refusal): boolean {
  const { observation, table, state } = examined;
  const { source, code, date, rate } = observation;
  if (reason !== 'jump' || isContradicted(examined) || sourceInfo(source).kind === 'compiled') return false;
  if (state.index.on(source, code, dayNumber(date)) === undefined) return false;
  const held = state.held.get(heldKey(observation)) ?? [];
  return held.some(
    (value) => value.date === date && value.rate === rate && value.payloadDay < table.payloadDay,
  );
}

function validateValue(examined: Examined): Validated {
  const { observation, table, state, last } = examined;
  const refusal = check(examined);
  if (refusal !== undefined && !refusal.hold) return { accepted: [], refusal };
  const held = waiting(observation, state);
  const released =
    last === undefined || held.length === 0
      ? []
      : confirmed(held, last, examined, refusal === undefined, (value) => examine(value, table, state));
  if (refusal === undefined || isStoodBy(examined, refusal)) return { accepted: [...released, observation] };
  const newest = released.at(-1);
  if (newest === undefined) return { accepted: [], refusal };
  const isNext = isOrdinary({ day: dayNumber(newest.date), rate: newest.rate }, observation);
  return isNext ? { accepted: [...released, observation] } : { accepted: released, refusal };
}

/** How a publication came. */
export interface PublicationOptions {
  /** A piece of an older record, fetched to close a gap: it need not have every code. */
  readonly partial?: boolean;
  /** Newest day of the payload that it came in; its own newest day unless told. */
  readonly payloadDay?: number;
  /** Codes whose newest value in that payload is contradicted ({@link validatePayload}). */
  readonly suspects?: ReadonlySet<string>;
}

/**
 * Validates one publication of a source.
 * @param source who published it
 * @param observations every value in it, also of codes that are not served; days may differ from code to code
 * @param state what is known so far; not changed (see `applyResult`)
 * @returns what to accept and what to refuse, each refusal with its reason; values already known are in neither
 */
export function validate(
  source: SourceKey,
  observations: readonly Observation[],
  state: QualityState,
  options: PublicationOptions = {},
): ValidationResult {
  const codes = new Set(observations.map((observation) => observation.code)).size;
  const table = publication(source, observations, state, options);
  const empty = {
    source,
    codes,
    day: table.day,
    payloadDay: table.payloadDay,
    partial: table.partial,
    degraded: table.degraded,
    accepted: [],
    ignored: 0,
  };
  for (const rule of TABLE_RULES) {
    const finding = rule.check(table, state);
    if (finding === undefined) continue;
    const refused = observations
      .filter((observation) => !isForeign(observation))
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
    const examined = examine(observation, table, state);
    const validated = isComputed(observation.code, examined.day)
      ? validateComputed(examined)
      : validateValue(examined);
    accepted.push(...validated.accepted);
    const reason = validated.refusal?.reason;
    if (reason === 'foreign-code' || reason === 'retired-code') ignored++;
    else if (validated.refusal) refused.push(validated.refusal);
    else if (validated.accepted.length === 0) ignored++;
  }
  return { ...empty, accepted, refused, ignored };
}

/** One table of a payload. */
interface PayloadTable {
  readonly observations: readonly Observation[];
  /** See {@link PublicationOptions.partial}. */
  readonly partial?: boolean;
}

/** The codes of a payload's newest table that two others contradict: the days that came with it are not taken on its word. */
function suspectCodes(source: SourceKey, newest: readonly Observation[], state: QualityState): Set<string> {
  const table = publication(source, newest, state, {});
  const contradicted = newest.filter((observation) => isContradicted(examine(observation, table, state)));
  return new Set(contradicted.map(({ code }) => code));
}

/**
 * Validates the tables that came together, one by one, and applies each result to the state before the next.
 * @param tables oldest first
 * @returns one result a table; the caller may do other work between them
 */
export function* validatePayload(
  source: SourceKey,
  tables: readonly PayloadTable[],
  state: QualityState,
): Generator<ValidationResult> {
  const days = tables.flatMap(({ observations }) => observations.map(({ date }) => dayNumber(date)));
  const payloadDay = days.reduce((newest, day) => Math.max(newest, day), Number.NEGATIVE_INFINITY);
  const newest = tables.at(-1);
  const suspects =
    tables.length > 1 && newest ? suspectCodes(source, newest.observations, state) : new Set<string>();
  for (const { observations, partial = false } of tables) {
    const result = validate(source, observations, state, { partial, payloadDay, suspects });
    applyResult(result, state);
    yield result;
  }
}
