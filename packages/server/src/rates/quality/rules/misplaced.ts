import { CRYPTO, METALS } from '../../facts/currency-facts.ts';
import type { Dated } from '../../observation-index.ts';
import { hasComeBack } from '../confirm.ts';
import { type Examined, move, type ValueRule } from '../rule.ts';
import { isExplained, LIMIT_DAYS } from './moves.ts';

/** Coins move far enough in a day to meet each other. */
const isFiat = (code: string): boolean => !CRYPTO.has(code) && !METALS.has(code);
/** A smaller step needs no explanation. */
const STEP = Math.log(1.05);
/** Farthest that a row may be from where the other one was: what one moves by in most days. */
const NEAR = Math.log(1.02);
/** Nearer to one, a rate and its inverse are too close for a move between them to tell of anything. */
const APART = Math.log(1.12);

/** Whether a value stands where its own inverse was. */
const isInverted = (rate: number, last: Dated): boolean =>
  move(1 / last.rate, last.rate) > APART && move(1 / last.rate, rate) < STEP;

/**
 * Whether a value stands where another code of its table was in the last days, and that one where this was: two rows have changed
 * places. In a month, codes that happen to be near each other do that truly.
 */
function isSwapped(
  { observation: { source, code, rate }, day, table, state }: Examined,
  last: Dated,
): boolean {
  if (day - last.day > LIMIT_DAYS) return false;
  return table.observations.some((other) => {
    if (other.code === code || move(last.rate, other.rate) > NEAR) return false;
    const was = state.index.latest(source, other.code, day - 1);
    return was !== undefined && move(was.rate, rate) < NEAR && move(was.rate, other.rate) > STEP;
  });
}

/**
 * An inverted code, and a figure of another row, are accepted when a second source has them, never by being repeated: what
 * mixed them up once does so again.
 * Incident: a bank inverted for years (dfinity exchange-rate-canister #321). Tried: the ECB's file with GBP and CHF swapped, and
 * with the dollar inverted, with nobody else in reach.
 */
export const misplaced: ValueRule = {
  name: 'misplaced',
  check: (examined) => {
    const { observation, last } = examined;
    if (last === undefined || !isFiat(observation.code) || !(move(last.rate, observation.rate) > STEP))
      return undefined;
    if (!isInverted(observation.rate, last) && !isSwapped(examined, last)) return undefined;
    // Where it stood before, it is the last value that was misplaced.
    const isRight = isExplained(examined, last) || hasComeBack(examined, last);
    return isRight ? undefined : { reason: 'misplaced', expected: last.rate };
  },
};
