import { dayNumber, isWeekend } from '@equivale/core';

/** One observation as rendered: the rate as served (for exact reading) and as a number (for placing). */
export interface ChartPoint {
  readonly date: string;
  readonly text: string;
  readonly rate: number;
  /** Whose figure it is, where the points of a chart are of several sources. */
  readonly source?: string | null | undefined;
}

/** Neighbours further apart than this many median steps have a gap between them. */
const HOLE_STEPS = 3;

/** Without observations at weekends the axis counts working days, so that Friday and Monday are neighbors. */
export function axisPositions(points: readonly ChartPoint[]): number[] {
  const days = dayNumbers(points);
  // Each week before a working day takes two days out.
  return days.some(isWeekend) ? days : days.map((day) => day - 2 * Math.floor((day + 3) / 7));
}

/** The points' day numbers. A month is counted once, since thousands of points are placed before a chart is first seen. */
function dayNumbers(points: readonly ChartPoint[]): number[] {
  let month = ' ';
  let dayBefore = 0;
  return points.map(({ date }) => {
    if (!date.startsWith(month)) {
      month = date.slice(0, 8);
      dayBefore = dayNumber(`${month}01`) - 1;
    }
    return dayBefore + Number(date.slice(8));
  });
}

/** Runs `[first, last]` without gaps of over three median steps, which no public holiday reaches. */
export function runs(positions: readonly number[], step = medianStep(positions)): [number, number][] {
  if (positions.length === 0) return [];
  const longest = HOLE_STEPS * step;
  const found: [number, number][] = [];
  let first = 0;
  for (let index = 1; index < positions.length; index += 1) {
    if ((positions[index] ?? 0) - (positions[index - 1] ?? 0) <= longest) continue;
    found.push([first, index - 1]);
    first = index;
  }
  found.push([first, positions.length - 1]);
  return found;
}

/** The median step between neighbours; 1 where there are no two. */
export function medianStep(positions: readonly number[]): number {
  let single = 0;
  for (let index = 1; index < positions.length; index += 1)
    if ((positions[index] ?? 0) - (positions[index - 1] ?? 0) === 1) single += 1;
  // Nearly every history is daily: no need to sort it.
  if (2 * single >= positions.length) return 1;
  const steps = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 1;
}

export interface Summary {
  readonly low: ChartPoint;
  readonly high: ChartPoint;
  readonly mean: number;
  /** Last rate against the first one, as a share: 0.01 is 1 % up. */
  readonly change: number;
}

export function summarize(points: readonly ChartPoint[]): Summary | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  let low = first;
  let high = first;
  let sum = 0;
  for (const point of points) {
    if (point.rate < low.rate) low = point;
    if (point.rate > high.rate) high = point;
    sum += point.rate;
  }
  return { low, high, mean: sum / points.length, change: last.rate / first.rate - 1 };
}
