import { dayNumber, isWeekend } from '../calendar/day-number.ts';

/** Calendar days without any observation that end a series: what lies before tells nothing of today. */
const LONGEST_PAUSE = 10;

/** One observation of a rate. */
export type DatedRate = { readonly date: string; readonly rate: number };

/**
 * Closes that indicators may use: working days after the last long pause.
 * Weekends repeat Friday in some sources, which would make weeks look calmer; a monthly series leaves one close, so nothing is computed.
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
