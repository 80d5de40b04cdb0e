import { dayNumber } from '@equivale/core';
import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceKey } from '../../sources/source.ts';
import { examine } from './examine.ts';
import { type PublicationOptions, publication } from './publication.ts';
import type { QualityState, Refusal, TableRule, ValidationResult } from './rule.ts';
import { isForeign } from './rules/codes.ts';
import { isContradicted } from './rules/consensus.ts';
import {
  enoughCodes,
  fewJump,
  majorsAgree,
  notRepeated,
  notTooMany,
  pegsAgree,
} from './rules/table-guard.ts';
import { applyResult } from './state.ts';
import { validateValue } from './validate-value.ts';

/** What a whole table must pass before any of its values is looked at. */
const TABLE_RULES: readonly TableRule[] = [
  notTooMany,
  enoughCodes,
  notRepeated,
  majorsAgree,
  pegsAgree,
  fewJump,
];

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
    const validated = validateValue(examine(observation, table, state));
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
