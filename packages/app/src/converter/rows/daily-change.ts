import type { HistoryPoint } from '@equivale/contract';
import { dayNumber } from '@equivale/core';

/** No public holidays keep markets closed for longer. */
const LONGEST_PAUSE = 10;

interface DailyChange {
  /** In hundredths: 0.15 is 0.15 %. */
  readonly percent: number;
  /** The day it is measured from. */
  readonly since: string;
}

/** The newest close against the one before; undefined if the history does not end on the displayed rate's day. */
export function dailyChange(
  points: readonly HistoryPoint[],
  date: string | undefined,
): DailyChange | undefined {
  const [before, last] = points.slice(-2);
  if (!before || !last || last.date !== date) return undefined;
  if (dayNumber(last.date) - dayNumber(before.date) > LONGEST_PAUSE) return undefined;
  return { percent: 100 * (Number(last.rate) / Number(before.rate) - 1), since: before.date };
}
