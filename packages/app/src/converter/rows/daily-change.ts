import type { HistoryPoint } from '@equivale/contract';
import { dayNumber } from '@equivale/core';

/** No public holidays keep markets closed for longer. */
const LONGEST_PAUSE = 10;

/** How a pair moved from one day's close to the next. */
interface DailyChange {
  /** In hundredths: 0.15 is 0.15 %. */
  readonly percent: number;
  /** The day it is measured from. */
  readonly since: string;
}

/**
 * The newest close of a pair against the one before it.
 * @param points oldest first
 * @param date day of the rate on the screen; a history that ends on another day does not apply to that rate
 * @returns undefined where there is no such pair of days: then no change is shown
 */
export function dailyChange(
  points: readonly HistoryPoint[],
  date: string | undefined,
): DailyChange | undefined {
  const [before, last] = points.slice(-2);
  if (!before || !last || last.date !== date) return undefined;
  if (dayNumber(last.date) - dayNumber(before.date) > LONGEST_PAUSE) return undefined;
  return { percent: 100 * (Number(last.rate) / Number(before.rate) - 1), since: before.date };
}
