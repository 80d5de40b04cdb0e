import { dayNumber } from '../calendar.ts';
import { REGIME_CHANGES } from '../currency-facts.ts';
import { type Observation, sourceInfo } from '../observation.ts';
import type { Dated } from '../observation-index.ts';
import { byKind, move, type Publication, type QualityState, type ValueRule } from './rule.ts';
import { type SourceQuote, sourceQuotes } from './source-quotes.ts';

const FACTOR_THREE = Math.log(3);
const AGREEMENT = Math.log(1.03);
const REGIME_WINDOW_DAYS = 100;
/** A spike has returned when less than this part of it, and less than 3 %, is left. */
const RETURNED = 0.25;

/**
 * Largest move accepted without the quote of another source: 8 % fiat, 20 % metal, 35 % crypto a day, growing with the root of the days,
 * never beyond a factor of 3. From one month's figure to the next it is 15 %: most months are calm, and one that is not is
 * accepted with the figure after it.
 */
function moveLimit({ source, code }: Observation, days: number): number {
  const isMonthly = sourceInfo(source).cadence === 'monthly';
  const periods = Math.max(1, isMonthly ? days / 31 : days);
  const limit = isMonthly ? 0.15 : byKind(code, 0.08, 0.2, 0.35);
  return Math.min(Math.log(1 + limit * Math.sqrt(periods)), FACTOR_THREE);
}

/**
 * What a value is measured against: the source's own newest value before that day, or, for a code it is new to, the newest
 * value of any other source. A first value that nobody can check is accepted.
 */
export function lastGood(
  observation: Observation,
  day: number,
  table: Publication,
  state: QualityState,
): Dated | undefined {
  const own = state.index.latest(observation.source, observation.code, day - 1);
  if (own !== undefined) return own;
  const others = sourceQuotes(observation, day, table, state).filter((quote) => quote.canRefute);
  const nearest = others.sort((a, b) => a.distance - b.distance)[0];
  return nearest && { day: day - Math.max(1, nearest.distance), rate: nearest.rate };
}

/** Whether the table of true large changes explains the step. */
function isRegimeChange(code: string, day: number, last: Dated, rate: number): boolean {
  return REGIME_CHANGES.some((change) => {
    const start = dayNumber(change.date);
    const inTime = last.day <= start + REGIME_WINDOW_DAYS && day >= start - 2 && last.day < day;
    return change.code === code && inTime && move(change.factor, rate / last.rate) < Math.log(1.25);
  });
}

/**
 * Whether another source stands within 3 % of a value. Only one that has spoken since the last good value counts: a figure from
 * before cannot know of a move, and would confirm every false step back to where the rate once was.
 */
const agrees = (rate: number, last: Dated, found: readonly SourceQuote[]): boolean =>
  found.some(
    (quote) =>
      move(quote.rate, rate) < AGREEMENT && (quote.canRefute ? quote.day >= last.day : quote.day > last.day),
  );

/**
 * A step of almost exactly ten, a hundred, … is a slipped decimal point or an old unit, unless the table of true changes has it.
 * Incidents: VES and VED 100 times too big on 2025-05-07 and 2025-05-16; SYP back in its old unit on 2026-02-12.
 */
export const powerOfTen: ValueRule = {
  name: 'power-of-ten',
  check: (observation, day, table, state) => {
    const last = lastGood(observation, day, table, state);
    if (last === undefined || isRegimeChange(observation.code, day, last, observation.rate)) return undefined;
    const exponent = Math.round(Math.log10(observation.rate / last.rate));
    if (exponent === 0 || Math.abs(exponent) > 6) return undefined;
    const expected = last.rate;
    return Math.abs(observation.rate / last.rate / 10 ** exponent - 1) < 0.03
      ? { reason: 'power-of-ten', expected }
      : undefined;
  },
};

/**
 * A move beyond a factor of 3 needs the table of true changes or a second source; time alone never makes it true.
 * Incidents: BTC at 0.0257 USD on 2025-12-06; MNT as the token Mantle for 22 days in a row; SYP 13,003 on 2026-09-29.
 */
export const factorThree: ValueRule = {
  name: 'factor-three',
  check: (observation, day, table, state) => {
    const last = lastGood(observation, day, table, state);
    if (last === undefined || move(last.rate, observation.rate) <= FACTOR_THREE) return undefined;
    if (isRegimeChange(observation.code, day, last, observation.rate)) return undefined;
    if (agrees(observation.rate, last, sourceQuotes(observation, day, table, state))) return undefined;
    return { reason: 'beyond-factor-three', expected: last.rate };
  },
};

/**
 * A move beyond the limit waits: until a second source agrees within 3 %, or until later publications confirm it
 * ({@link confirmsHeld}).
 * Incidents: CUP 26.5 for 24 and SCR 10 % up and down whenever exchange-api switched its upstream; true moves such as
 * TRY −26.6 % on 2021-12-21 pass with the next publication.
 */
export const jump: ValueRule = {
  name: 'jump',
  check: (observation, day, table, state) => {
    const last = lastGood(observation, day, table, state);
    if (last === undefined) return undefined;
    if (move(last.rate, observation.rate) <= moveLimit(observation, day - last.day)) return undefined;
    if (isRegimeChange(observation.code, day, last, observation.rate)) return undefined;
    const found = sourceQuotes(observation, day, table, state);
    if (agrees(observation.rate, last, found)) return undefined;
    return { reason: 'jump', hold: true, expected: last.rate };
  },
};

/**
 * A table that lost more than 5 % of its codes came from a broken run: what moved in it more than a normal day is not taken.
 * Incidents: 41 codes gone on 2025-03-23, 2025-03-31 and 2026-02-12, 92 on 2025-12-06, each time with foreign values among the rest.
 */
export const degradedTable: ValueRule = {
  name: 'degraded-table',
  check: (observation, day, table: Publication, state) => {
    if (!table.degraded) return undefined;
    const last = lastGood(observation, day, table, state);
    if (last === undefined) return { reason: 'degraded-table' };
    const limit = Math.log(1 + byKind(observation.code, 0.03, 0.1, 0.15) * Math.sqrt(day - last.day));
    return move(last.rate, observation.rate) > limit
      ? { reason: 'degraded-table', expected: last.rate }
      : undefined;
  },
};

/** How far the dollar has moved against a monthly source's base since a day: what of a month's move is the base's own. */
function dollarDrift(
  { source, code }: Observation,
  since: number,
  table: Publication,
  { index }: QualityState,
): number {
  if (sourceInfo(source).cadence !== 'monthly' || code === 'USD') return 1;
  const before = index.on(source, 'USD', since);
  const now = table.rateOf('USD');
  return before && now ? now / before : 1;
}

const isOrdinary = (last: Dated, observation: Observation): boolean =>
  move(last.rate, observation.rate) <= moveLimit(observation, dayNumber(observation.date) - last.day);

/**
 * Validates the values that wait for a code by the newest one.
 * @param held waiting values after the last good one, oldest first
 * @param last the last good value
 * @param newest the newest value, whether accepted on its own or not
 * @returns the waiting values that are now accepted; empty when they stay refused
 *
 * A publisher's own figure is accepted once the next one has not returned to the old level. A compiled table has no
 * author to ask: either a value that is accepted on its own stands beside the waiting ones, or three publications must
 * stand close together, and no second source may be nearer to the old level. Only the unbroken run on the side of the
 * newest value is meant: a step to the other side before it was another matter.
 */
export function confirmsHeld(
  held: readonly Observation[],
  last: Dated,
  newest: Observation,
  table: Publication,
  state: QualityState,
): Observation[] {
  const up = newest.rate > last.rate;
  const run = held.slice(held.findLastIndex(({ rate }) => rate > last.rate !== up) + 1);
  if (run.length === 0) return [];
  if (sourceInfo(newest.source).kind !== 'compiled') {
    const spike = Math.max(...run.map(({ rate }) => move(last.rate, rate)));
    const level = last.rate * dollarDrift(newest, last.day, table, state);
    return move(level, newest.rate) > Math.min(spike * RETURNED, AGREEMENT) ? run : [];
  }
  if (run.every(({ rate }) => move(rate, newest.rate) < AGREEMENT) && isOrdinary(last, newest)) return run;
  const steps = [...run.slice(-2), newest];
  if (steps.length < 3) return [];
  const isLevel = steps.every((step, at) => {
    const before = steps[at - 1];
    if (before === undefined) return true;
    const days = dayNumber(step.date) - dayNumber(before.date);
    return move(before.rate, step.rate) <= moveLimit(step, days);
  });
  const doubted = sourceQuotes(newest, dayNumber(newest.date), table, state).some(
    (quote) => quote.canRefute && move(quote.rate, last.rate) < move(quote.rate, newest.rate),
  );
  return isLevel && !doubted ? run : [];
}
