import { dayNumber } from '@equivale/core';
import { sourceInfo } from '../../../sources/all-sources.ts';
import type { Observation } from '../../../sources/source.ts';
import { REGIME_CHANGES } from '../../facts/currency-facts.ts';
import type { Dated, ObservationIndex } from '../../observation-index.ts';
import { byKind, type Examined, move, type SourceQuote, type ValueRule } from '../rule.ts';
import { isSupported } from './consensus.ts';

export const FACTOR_THREE = Math.log(3);
const REGIME_WINDOW_DAYS = 100;
/** Days of silence that a limit allows for: after three months it would let anything pass. */
export const LIMIT_DAYS = 15;

/**
 * Largest move accepted without the quote of another source: 8 % fiat, 20 % metal, 35 % crypto a day, growing with the root of the
 * days, at most fifteen, and never beyond a factor of 3. From one month's figure to the next it is 15 %: most months are
 * calm, and one that is not is accepted with the figure after it.
 */
export function moveLimit({ source, code }: Observation, days: number): number {
  const isMonthly = sourceInfo(source).cadence === 'monthly';
  const periods = Math.min(LIMIT_DAYS, Math.max(1, isMonthly ? days / 31 : days));
  const limit = isMonthly ? 0.15 : byKind(code, 0.08, 0.2, 0.35);
  return Math.min(Math.log(1 + limit * Math.sqrt(periods)), FACTOR_THREE);
}

/**
 * What a value is measured against: the value it replaces, else the source's own newest value before that day, or, for a code it
 * is new to, the nearest value of any other source. A first value that nobody can check is accepted.
 */
export function lastGood(
  { source, code }: Observation,
  day: number,
  { index }: Examined['state'],
  quotes: () => readonly SourceQuote[],
): Dated | undefined {
  const replaced = index.on(source, code, day);
  if (replaced !== undefined) return { day: day - 1, rate: replaced };
  const own = index.latest(source, code, day - 1);
  if (own !== undefined) return own;
  const others = quotes().filter((quote) => quote.canRefute);
  const nearest = others.sort((a, b) => a.distance - b.distance)[0];
  return nearest && { day: day - Math.max(1, nearest.distance), rate: nearest.rate };
}

/** Whether the table of true large changes explains the step. */
function isRegimeChange({ observation: { code, rate }, day }: Examined, last: Dated): boolean {
  return REGIME_CHANGES.some((change) => {
    const start = dayNumber(change.date);
    const inTime = last.day <= start + REGIME_WINDOW_DAYS && day >= start - 2 && last.day < day;
    return change.code === code && inTime && move(change.factor, rate / last.rate) < Math.log(1.25);
  });
}

/** Whether a step needs no further explanation: there is none, the table of true changes has it, or a second source sees it. */
export const isExplained = (examined: Examined, last: Dated): boolean =>
  isRegimeChange(examined, last) || isSupported(examined, last);

/** A little less than ten: a rate moves on the day on which its unit is changed. */
const ABOUT_TEN = Math.log(9.7);

/**
 * A step by ten and more, in either direction, is a slipped decimal point, an old unit or another token, unless the table of true
 * changes has it: no currency has ever moved so far within a day unannounced, however many sources copy it.
 * Incidents: VES and VED 100 times too big on 2025-05-07 and 2025-05-16; SYP back in its old unit on 2026-02-12.
 */
export const isUnannounced = (examined: Examined, last: Dated): boolean =>
  move(last.rate, examined.observation.rate) >= ABOUT_TEN && !isRegimeChange(examined, last);

/** See {@link isUnannounced}. */
export const powerOfTen: ValueRule = {
  name: 'power-of-ten',
  check: (examined) => {
    const { last } = examined;
    if (last === undefined || !isUnannounced(examined, last)) return undefined;
    const tens = Math.abs(Math.log10(examined.observation.rate / last.rate));
    const isSlip = Math.abs(10 ** (tens - Math.round(tens)) - 1) < 0.03;
    // a step to nowhere that nobody else sees is the next rule's
    if (!isSlip && !isSupported(examined, last)) return undefined;
    return { reason: 'power-of-ten', hold: true, expected: last.rate };
  },
};

/**
 * A move beyond a factor of 3 needs the table of true changes or a second source; time alone never makes it true.
 * Incidents: BTC at 0.0257 USD on 2025-12-06; MNT as the token Mantle for 22 days in a row; SYP 13,003 on 2026-09-29.
 */
export const factorThree: ValueRule = {
  name: 'factor-three',
  check: (examined) => {
    const { last } = examined;
    if (last === undefined || move(last.rate, examined.observation.rate) <= FACTOR_THREE) return undefined;
    return isExplained(examined, last)
      ? undefined
      : { reason: 'beyond-factor-three', hold: true, expected: last.rate };
  },
};

/** Whether a value is an ordinary step from (or, for a day that was missed, to) another value of its source. */
export const isOrdinary = (from: Dated, observation: Observation): boolean =>
  move(from.rate, observation.rate) <=
  moveLimit(observation, Math.abs(dayNumber(observation.date) - from.day));

/**
 * A move beyond the limit waits: until a second source agrees within 3 %, or until later publications confirm it
 * (`confirmed`). A day that was missed may be near the day after it instead; a revision is measured against the value
 * that it replaces, and must not leave its neighbours either.
 * Incidents: CUP 26.5 for 24 and SCR 10 % up and down whenever exchange-api switched its upstream; true moves such as
 * TRY −26.6 % on 2021-12-21 pass with the next publication.
 */
export const jump: ValueRule = {
  name: 'jump',
  check: (examined) => {
    const { observation, day, last, state } = examined;
    if (last === undefined) return undefined;
    const { source, code } = observation;
    const before = state.index.latest(source, code, day - 1);
    const after = state.index.next(source, code, day);
    const neighbours = [before ?? (after ? undefined : last), after].filter((value) => value !== undefined);
    // After a long silence the figures that others have published since are a better measure than its own.
    if (before !== undefined && day - before.day > LIMIT_DAYS)
      neighbours.push(...examined.quotes.filter((quote) => quote.day > before.day));
    const isReplaced = state.index.on(source, code, day) !== undefined;
    const isNear = neighbours.length === 0 || neighbours.some((value) => isOrdinary(value, observation));
    if (isNear && (!isReplaced || isOrdinary(last, observation))) return undefined;
    return isExplained(examined, last) ? undefined : { reason: 'jump', hold: true, expected: last.rate };
  },
};

/** Part of a day's limit within which values lie that have come to rest on one level: 3 % fiat, 8 % metal, 13 % crypto. */
const REST = 0.4;

/** Whether a value and those before it stand on one level. */
export function isAtRest(
  observation: Observation,
  before: readonly { readonly rate: number }[],
  part = REST,
): boolean {
  const rates = [observation, ...before].map(({ rate }) => rate);
  return move(Math.min(...rates), Math.max(...rates)) <= part * moveLimit(observation, 1);
}

/** The values of the days in the limit before a value, the newest first. */
function lastDays(index: ObservationIndex, { source, code }: Observation, day: number): Dated[] {
  const found: Dated[] = [];
  let value = index.latest(source, code, day - 1);
  while (value !== undefined && day - value.day <= LIMIT_DAYS) {
    found.push(value);
    value = index.latest(source, code, value.day - 1);
  }
  return found;
}

/**
 * A rate of a compiled table, for which nobody answers, waits like a jump when it has gone farther in up to fifteen days than one
 * could, though no step of it was large, and is still going. The way is looked at back to the last step that was large, and
 * has been confirmed.
 * Tried: 7 % a day is inside every limit of a day, and three times the price in a fortnight; gold crept to four times its price.
 */
export const drift: ValueRule = {
  name: 'drift',
  check: (examined) => {
    const { observation, day, state } = examined;
    if (sourceInfo(observation.source).kind !== 'compiled') return undefined;
    const before = lastDays(state.index, observation, day);
    if (isAtRest(observation, before.slice(0, 2))) return undefined;
    let later: Dated | undefined;
    for (const earlier of before) {
      const isJump =
        later !== undefined &&
        move(earlier.rate, later.rate) > moveLimit(observation, later.day - earlier.day);
      if (isJump || isRegimeChange(examined, earlier)) return undefined;
      if (!isOrdinary(earlier, observation))
        return isSupported(examined, earlier)
          ? undefined
          : { reason: 'drift', hold: true, expected: earlier.rate };
      later = earlier;
    }
    return undefined;
  },
};

/**
 * A table that lost more than 5 % of its codes came from a broken run: what moved in it more than a normal day is not taken.
 * Incidents: 41 codes gone on 2025-03-23, 2025-03-31 and 2026-02-12, 92 on 2025-12-06, each time with foreign values among the rest.
 */
export const degradedTable: ValueRule = {
  name: 'degraded-table',
  check: ({ observation: { code, rate }, day, table, last }) => {
    if (!table.degraded) return undefined;
    if (last === undefined) return { reason: 'degraded-table' };
    const days = Math.min(LIMIT_DAYS, day - last.day);
    const limit = Math.log(1 + byKind(code, 0.03, 0.1, 0.15) * Math.sqrt(days));
    return move(last.rate, rate) > limit ? { reason: 'degraded-table', expected: last.rate } : undefined;
  },
};
