import { type HistoryPeriod, type HistoryPoint, REACH_DAYS } from '@equivale/contract';
import { dayNumber, isTargetDay, monthsBefore } from '@equivale/core';

/** Length of each period in months before the newest observation; a week is counted in days. */
const MONTHS: Record<Exclude<HistoryPeriod, '7d' | 'max'>, number> = { '1m': 1, '1y': 12, '5y': 60 };

/** Days for which a rate stays in force: a long weekend. */
const IN_FORCE_DAYS = 4;

/** Cuts a series like the service; a period that begins without an observation has the rate then in force. */
export function cutPeriod<Point extends { readonly date: string }>(
  points: Point[],
  period: HistoryPeriod,
): Point[] {
  const newest = points.at(-1)?.date;
  if (newest === undefined || period === 'max') return points;
  const startOf = (end: number) => (period === '7d' ? end - 7 : monthsBefore(end, MONTHS[period]));
  const previous = dayNumber(points.at(-2)?.date ?? newest);
  const isAlone = previous < startOf(dayNumber(newest)) - IN_FORCE_DAYS;
  const start = startOf(isAlone ? previous : dayNumber(newest));
  const first = points.findIndex(({ date }) => dayNumber(date) >= start);
  const daysTo = (point: Point | undefined) => start - dayNumber(point?.date ?? '');
  const isInForce = daysTo(points[first]) !== 0 && daysTo(points[first - 1]) <= IN_FORCE_DAYS;
  return points.slice(isInForce ? first - 1 : first);
}

/** The last point by a day; undefined where more will be published for it. */
export function pointBy(points: readonly HistoryPoint[], day: string): HistoryPoint | undefined {
  const at = points.findLastIndex(({ date }) => date <= day);
  const found = points[at];
  if (!found) return undefined;
  const [first, last] = [dayNumber(found.date), dayNumber(day)];
  if (at < points.length - 1) return last - first <= REACH_DAYS ? found : undefined;
  for (let later = last; later > first; later -= 1) if (isTargetDay(later)) return undefined;
  return found;
}
