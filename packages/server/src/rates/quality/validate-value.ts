import { dayNumber } from '@equivale/core';
import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation } from '../../sources/source.ts';
import { confirmed } from './confirm.ts';
import { examine } from './examine.ts';
import type { Examined, Held, QualityState, Refusal, ValueRule } from './rule.ts';
import {
  contradictsItsPeg,
  copiedValue,
  foreignCode,
  isComputed,
  lostDigits,
  offPeg,
  retiredCode,
} from './rules/codes.ts';
import { consensus, isContradicted } from './rules/consensus.ts';
import { misplaced } from './rules/misplaced.ts';
import { degradedTable, drift, factorThree, isOrdinary, jump, powerOfTen } from './rules/moves.ts';
import { baseIsOne, futureDate, oneValue, valueGuard } from './rules/value-guard.ts';
import { heldKey } from './state.ts';

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

/** What has become of one value, and of those of its code that waited. */
interface Validated {
  readonly accepted: readonly Observation[];
  readonly refusal?: Refusal;
}

/** A sound quote of a pegged code is of no further use; one that doubts the peg, with others and for long enough, is taken. */
function validateComputed(examined: Examined): Validated {
  const refusal = check(examined, [foreignCode, valueGuard, futureDate, oneValue, offPeg]);
  if (refusal) return { accepted: [], refusal };
  return { accepted: contradictsItsPeg(examined) ? [examined.observation] : [] };
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

function validateObserved(examined: Examined): Validated {
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

/** Validates one value of a publication: accepted, refused, or held until others confirm it. */
export const validateValue = (examined: Examined): Validated =>
  isComputed(examined.observation.code, examined.day)
    ? validateComputed(examined)
    : validateObserved(examined);
