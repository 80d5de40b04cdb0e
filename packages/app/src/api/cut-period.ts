import { type HistoryPeriod, type HistoryPoint, REACH_DAYS } from '@equivale/contract';
import { dayNumber, isTargetDay, monthsBefore } from '@equivale/core';

/** Months a period reaches back from the newest observation; a week is counted in days. */
const MONTHS: Record<Exclude<HistoryPeriod, '7d' | 'max'>, number> = { '1m': 1, '1y': 12, '5y': 60 };

/** Days for which a rate counts as still in force: those of a long weekend. */
const IN_FORCE_DAYS = 4;

/**
 * The end of a series over a period that ends at its newest observation, as the service cuts it: where nothing was
 * observed on the first day itself, the rate then in force comes first. Where the newest stands alone after a gap, the
 * period before the gap comes with it.
 */
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

/**
 * The last point of a history by a day; none where the history begins later, or where it ends before a day on which more
 * will have been published.
 * @param points oldest first
 */
export function pointBy(points: readonly HistoryPoint[], day: string): HistoryPoint | undefined {
  const at = points.findLastIndex(({ date }) => date <= day);
  const found = points[at];
  if (!found) return undefined;
  const [first, last] = [dayNumber(found.date), dayNumber(day)];
  if (at < points.length - 1) return last - first <= REACH_DAYS ? found : undefined;
  for (let later = last; later > first; later -= 1) if (isTargetDay(later)) return undefined;
  return found;
}
