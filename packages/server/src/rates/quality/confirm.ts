import { dayNumber } from '@equivale/core';
import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation } from '../../sources/source.ts';
import { REGIME_CHANGES } from '../facts/currency-facts.ts';
import type { Dated } from '../observation-index.ts';
import { type Examined, type Held, move } from './rule.ts';
import { AGREEMENT, isContradicted } from './rules/consensus.ts';
import { FACTOR_THREE, isAtRest, isExplained, isOrdinary, isUnannounced, moveLimit } from './rules/moves.ts';

/** A spike has returned when less than this part of it, and less than 3 %, is left. */
const RETURNED = 0.25;
/** Part of a day's limit within which the values lie that have jumped to one level: those around it are unquiet for days. */
const LEVEL = 0.8;

/** How far the dollar has moved against a monthly source's base since a day: what of a month's move is the base's own. */
function dollarDrift(
  { observation: { source, code }, table, state: { index } }: Examined,
  since: number,
): number {
  if (sourceInfo(source).cadence !== 'monthly' || code === 'USD') return 1;
  const before = index.on(source, 'USD', since);
  const now = table.rateOf('USD');
  return before && now ? now / before : 1;
}

/**
 * Whether the source has come back to where it stood most of the remembered months, in today's unit: then two publications in a
 * row end whatever it strayed to since. Tried: gold that crept to four times its price never came back.
 */
export function hasComeBack({ observation, state: { index } }: Examined, last: Dated): boolean {
  const { source, code, rate } = observation;
  const changes = REGIME_CHANGES.filter((change) => change.code === code);
  const unit = changes.reduce(
    (newest, { date }) => Math.max(newest, dayNumber(date)),
    Number.NEGATIVE_INFINITY,
  );
  const series = index.series(source, code);
  const levels = [...(series?.rates ?? [])]
    .filter((_, at) => (series?.days[at] ?? 0) >= unit)
    .sort((a, b) => a - b);
  const median = levels[levels.length >> 1];
  return (
    median !== undefined &&
    move(median, rate) <= moveLimit(observation, 1) &&
    move(median, rate) < move(median, last.rate)
  );
}

/** Whether a value is an ordinary step from the one before it. */
const isNext = (before: Observation | undefined, { observation }: Examined): boolean =>
  before === undefined || isOrdinary({ day: dayNumber(before.date), rate: before.rate }, observation);

/**
 * Validates the values that wait for a code by the newest one.
 * @param held waiting values after the last good one, oldest first
 * @param last the last good value
 * @param examined the newest value, whether accepted on its own or not
 * @param isAccepted whether no rule has anything against the newest value
 * @param examine examines a waiting value as of now
 * @returns the waiting values that are now accepted; empty when they stay held
 *
 * Nothing confirms itself while two independent sources contradict it, and nothing that came in the same payload counts.
 * A publisher's own figure is accepted once the next one has not returned to the old level. A compiled table has no
 * author to ask: either a value that is accepted on its own stands beside the waiting ones, or three publications must
 * have come to rest on one level, and no second source may be nearer to the old level. Only the unbroken run on the side of the
 * newest value is meant: a step to the other side before it was another matter.
 */
export function confirmed(
  held: readonly Held[],
  last: Dated,
  examined: Examined,
  isAccepted: boolean,
  examine: (observation: Observation) => Examined,
): Observation[] {
  if (isContradicted(examined)) return [];
  const newest = examined.observation;
  const up = newest.rate > last.rate;
  const earlier = held.filter(({ payloadDay }) => payloadDay < examined.day);
  const run = earlier.slice(earlier.findLastIndex(({ rate }) => rate > last.rate !== up) + 1);
  if (run.length === 0 || !stands(run, last, examined, isAccepted)) return [];
  const near = run.filter(({ rate }) => move(rate, newest.rate) <= FACTOR_THREE);
  return near.filter((observation) => !isContradicted(examine(observation)));
}

function stands(run: readonly Held[], last: Dated, examined: Examined, isAccepted: boolean): boolean {
  const newest = examined.observation;
  if (isNext(run.at(-1), examined) && hasComeBack(examined, last)) return true;
  if (isUnannounced(examined, last)) return false;
  if (move(last.rate, newest.rate) > FACTOR_THREE && !isExplained(examined, last)) return false;
  if (sourceInfo(newest.source).kind !== 'compiled') {
    const spike = run.reduce((most, { rate }) => Math.max(most, move(last.rate, rate)), 0);
    const level = last.rate * dollarDrift(examined, last.day);
    return move(level, newest.rate) > Math.min(spike * RETURNED, AGREEMENT);
  }
  if (isAccepted && run.every(({ rate }) => move(rate, newest.rate) < AGREEMENT)) return true;
  const doubted = examined.quotes.some(
    (quote) => quote.canRefute && move(quote.rate, last.rate) < move(quote.rate, newest.rate),
  );
  const [first] = run;
  const hasJumped = first !== undefined && !isOrdinary(last, first);
  return run.length >= 2 && isAtRest(newest, run.slice(-2), hasJumped ? LEVEL : undefined) && !doubted;
}
