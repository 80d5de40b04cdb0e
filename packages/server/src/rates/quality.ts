import { dayNumber } from './calendar.ts';
import { heldKey } from './evidence.ts';
import { type Observation, type SourceKey, sourceInfo } from './observation.ts';
import { copiedValue, foreignCode, isComputed, lostDigits, offPeg, retiredCode } from './quality/codes.ts';
import { consensus } from './quality/consensus.ts';
import { confirmsHeld, degradedTable, factorThree, jump, lastGood, powerOfTen } from './quality/moves.ts';
import type {
  Evidence,
  Publication,
  Refusal,
  TableRule,
  UsualCodes,
  ValueRule,
  Verdict,
} from './quality/rule.ts';
import { enoughCodes, majorsAgree, pegsAgree } from './quality/table-guard.ts';
import { baseIsOne, futureDate, valueGuard } from './quality/value-guard.ts';
import { Shelf } from './shelf.ts';

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

/** More than 5 % fewer codes than usual; after three such days the new size is the usual one. */
const isShort = (size: number, usual: UsualCodes | undefined): boolean =>
  usual !== undefined && usual.shortDays < 3 && size < 0.95 * usual.count;

function publication(
  source: SourceKey,
  observations: readonly Observation[],
  evidence: Evidence,
  partial: boolean,
): Publication {
  const table = new Map(observations.map((observation) => [observation.code, observation.rate]));
  const usual = evidence.usualCodes.get(source);
  return {
    source,
    day: Math.max(...observations.map((observation) => dayNumber(observation.date))),
    observations,
    partial,
    degraded: !partial && STEADY.has(source) && isShort(table.size, usual),
    rateOf: (code) => (code === sourceInfo(source).base ? 1 : table.get(code)),
  };
}

function check(observation: Observation, table: Publication, evidence: Evidence): Refusal | undefined {
  const day = dayNumber(observation.date);
  for (const rule of VALUE_RULES) {
    const finding = rule.check(observation, day, table, evidence);
    if (finding !== undefined) return { observation, ...finding };
  }
  return undefined;
}

/** Values that wait for the code of an observation, after its source's last good value and before itself. */
function waiting(observation: Observation, evidence: Evidence): Observation[] {
  const { source, code, date: until } = observation;
  const after = evidence.shelf.latest(source, code, dayNumber(until) - 1)?.day ?? Number.NEGATIVE_INFINITY;
  return (evidence.held.get(heldKey(observation)) ?? []).filter(
    ({ date }) => dayNumber(date) > after && date < observation.date,
  );
}

/** A quote of a pegged code is only looked at for what it says about its table. */
function judgeComputed(observation: Observation, table: Publication, evidence: Evidence): Judged {
  const day = dayNumber(observation.date);
  const finding =
    valueGuard.check(observation, day, table, evidence) ?? offPeg.check(observation, day, table, evidence);
  return finding ? { accepted: [], refusal: { observation, ...finding } } : { accepted: [] };
}

interface Judged {
  readonly accepted: readonly Observation[];
  readonly refusal?: Refusal;
}

function judgeValue(observation: Observation, table: Publication, evidence: Evidence): Judged {
  const refusal = check(observation, table, evidence);
  if (refusal !== undefined && !refusal.hold) return { accepted: [], refusal };
  const held = waiting(observation, evidence);
  const last = lastGood(observation, dayNumber(observation.date), table, evidence);
  const released =
    last === undefined || held.length === 0 ? [] : confirmsHeld(held, last, observation, table, evidence);
  if (refusal === undefined) return { accepted: [...released, observation] };
  const newest = released.at(-1);
  if (newest === undefined) return { accepted: [], refusal };
  const trusted: Evidence = { ...evidence, shelf: overlay(newest) };
  const again = jump.check(observation, dayNumber(observation.date), table, trusted);
  return again === undefined ? { accepted: [...released, observation] } : { accepted: released, refusal };
}

function overlay(observation: Observation): Shelf {
  const shelf = new Shelf();
  shelf.put(observation);
  return shelf;
}

/**
 * Judges one publication of a source.
 * @param source who published it
 * @param observations every value in it, also of codes that are not served; days may differ from code to code
 * @param evidence what is known so far; not changed (see `learn`)
 * @param partial a piece of an older record, fetched to close a gap: it need not have every code
 * @returns what to believe and what to refuse, each refusal with its reason; values already known are in neither
 */
export function judge(
  source: SourceKey,
  observations: readonly Observation[],
  evidence: Evidence,
  partial = false,
): Verdict {
  const codes = new Set(observations.map((observation) => observation.code)).size;
  const table = publication(source, observations, evidence, partial);
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
    const finding = rule.check(table, evidence);
    if (finding === undefined) continue;
    const refused = observations
      .filter((observation) => foreignCode.check(observation, 0, table, evidence) === undefined)
      .map((observation) => ({ observation, ...finding }));
    return { ...empty, refused, table: finding.reason };
  }
  const accepted: Observation[] = [];
  const refused: Refusal[] = [];
  let ignored = 0;
  for (const observation of observations) {
    const { shelf } = evidence;
    const isBase = observation.code === sourceInfo(source).base && observation.rate === 1;
    if (isBase || shelf.on(source, observation.code, dayNumber(observation.date)) === observation.rate)
      continue;
    const judged = isComputed(observation.code, dayNumber(observation.date))
      ? judgeComputed(observation, table, evidence)
      : judgeValue(observation, table, evidence);
    accepted.push(...judged.accepted);
    const reason = judged.refusal?.reason;
    if (reason === 'foreign-code' || reason === 'retired-code') ignored++;
    else if (judged.refusal) refused.push(judged.refusal);
    else if (judged.accepted.length === 0) ignored++;
  }
  return { ...empty, accepted, refused, ignored };
}
