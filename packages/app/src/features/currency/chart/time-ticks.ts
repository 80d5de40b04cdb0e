import type { HistoryPeriod } from '@equivale/contract';
import { dayNumber } from '@equivale/core';
import type { ChartPoint } from './series.ts';

export const TICK_CAPS: Record<HistoryPeriod, number> = { '7d': 7, '1m': 10, '1y': 12, '5y': 6, max: 6 };

/** How a label names its moment: day and short month, short month and two-digit year, or year. */
export type TickForm = 'day' | 'month' | 'year';

export interface TimeTicks {
  readonly form: TickForm;
  /** Points that carry a label, oldest first. */
  readonly indexes: readonly number[];
}

/** Labels of a whole period as the product defines them. */
export function periodTicks(points: readonly ChartPoint[], period: HistoryPeriod): TimeTicks {
  const form: TickForm = period === '1y' ? 'month' : period === '5y' || period === 'max' ? 'year' : 'day';
  return { form, indexes: pick(points, form, TICK_CAPS[period]) };
}

/** Labels of a range zoomed into: the finest form its length calls for, never more than its period may show. */
export function rangeTicks(points: readonly ChartPoint[], period: HistoryPeriod): TimeTicks {
  const days = dayNumber(points.at(-1)?.date ?? '') - dayNumber(points[0]?.date ?? '');
  const form: TickForm = days <= 92 ? 'day' : days <= 1100 ? 'month' : 'year';
  return { form, indexes: pick(points, form, TICK_CAPS[period]) };
}

function pick(points: readonly ChartPoint[], form: TickForm, cap: number): number[] {
  if (form === 'day') return everyFromTheEnd(points.length, cap);
  const length = form === 'month' ? 7 : 4;
  const starts: number[] = [];
  let current = points[0]?.date.slice(0, length) ?? '';
  points.forEach(({ date }, index) => {
    if (date.startsWith(current)) return;
    current = date.slice(0, length);
    starts.push(index);
  });
  if (starts.length === 0) return everyFromTheEnd(points.length, Math.min(cap, 2));
  return thinBy(starts, cap, (index) => Number(points[index]?.date.slice(form === 'month' ? 5 : 0, length)));
}

/** Evenly by index so that the newest point always has its label. */
function everyFromTheEnd(count: number, cap: number): number[] {
  const step = Math.max(1, Math.ceil(count / cap));
  const indexes: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) indexes.unshift(index);
  return indexes;
}

/** Keeps months or years divisible by the smallest step that leaves no more than the cap. */
function thinBy(starts: readonly number[], cap: number, unit: (index: number) => number): number[] {
  const steps = [1, 2, 3, 4, 5, 6, 10, 20];
  const step = steps.find((size) => starts.filter((index) => unit(index) % size === 0).length <= cap) ?? 20;
  return starts.filter((index) => unit(index) % step === 0);
}
