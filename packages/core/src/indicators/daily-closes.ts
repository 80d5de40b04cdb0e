import { dayNumber, isWeekend } from '../calendar/day-number.ts';

/** Calendar days without any observation that end a series: what lies before tells nothing of today. */
const LONGEST_PAUSE = 10;

/** One observation of a rate. */
export type DatedRate = { readonly date: string; readonly rate: number };

/**
 * The closes that indicators may be computed from: working days only, after the last long pause.
 *
 * Sources that also publish on Saturdays and Sundays repeat Friday's rate there, which would make every week look two
 * days calmer than it was; for money that trades every day the five closes of a week are a sample like any other. A
 * monthly series leaves one close, so nothing is computed from it.
 *
 * @param points observations, oldest first
 * @returns the closes and their dates, oldest first, of equal length
 */
export function dailyCloses(points: readonly DatedRate[]): { dates: string[]; closes: number[] } {
  let dates: string[] = [];
  let closes: number[] = [];
  let previous = Number.NaN;
  for (const { date, rate } of points) {
    const day = dayNumber(date);
    if (isWeekend(day)) continue;
    if (day - previous > LONGEST_PAUSE) {
      dates = [];
      closes = [];
    }
    previous = day;
    dates.push(date);
    closes.push(rate);
  }
  return { dates, closes };
}
