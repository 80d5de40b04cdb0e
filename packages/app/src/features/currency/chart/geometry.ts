import { extent, ticks } from 'd3-array';
import { axisPositions, type ChartPoint, medianStep, runs } from './series.ts';

/** Units finer than any screen, so that coordinates are short whole numbers; the browser stretches them. */
export const WIDTH = 10_000;
export const HEIGHT = 4000;
/** Free height over the highest and under the lowest point. */
const PAD = 380;

/** Working days of a February with a holiday, and calendar days of a long month: the axis counts either. */
const LEAST_MONTH = 19;
const LONGEST_MONTH = 31;

/** All that is needed to render a range, in units of the viewBox. */
export interface Geometry {
  readonly line: string;
  readonly area: string;
  /** Where each point lies. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly yTicks: readonly { readonly y: number; readonly value: number }[];
  /** Decimals that tell neighbouring y ticks apart. */
  readonly yDecimals: number;
  /** Points without a neighbour to connect with. */
  readonly lone: readonly number[];
  /** Height of any rate, for lines laid over this one. */
  readonly yOf: (rate: number) => number;
  /** There is an observation for each day, so that averages over days can be computed. */
  readonly isDaily: boolean;
  /** There is one for each month. */
  readonly isMonthly: boolean;
}

/** Places points by time and rate; the axis does not start at zero, and the line breaks at gaps. */
export function layOut(points: readonly ChartPoint[]): Geometry {
  const positions = axisPositions(points);
  const start = positions[0] ?? 0;
  const span = (positions.at(-1) ?? 0) - start;
  const xs = positions.map((position) =>
    span > 0 ? Math.round(((position - start) / span) * WIDTH) : WIDTH,
  );
  const [low = 0, high = 0] = extent(points, ({ rate }) => rate);
  const room = (high > low ? high - low : high * 0.001) * (PAD / (HEIGHT - 2 * PAD));
  const [bottom, top] = [Math.max(0, low - room), high + room];
  const yOf = (rate: number) => Math.round(HEIGHT - ((rate - bottom) / (top - bottom)) * HEIGHT);
  const ys = points.map(({ rate }) => yOf(rate));
  const step = medianStep(positions);
  const pieces = runs(positions, step);
  const { values, decimals } = yTicks(bottom, top);
  return {
    ...paths(xs, ys, pieces),
    xs,
    ys,
    yTicks: values.map((value) => ({ value, y: yOf(value) })),
    yDecimals: decimals,
    lone: pieces.flatMap(([first, last]) => (first === last ? [first] : [])),
    yOf,
    isDaily: step <= 1,
    isMonthly: step >= LEAST_MONTH && step <= LONGEST_MONTH,
  };
}

/** Decimals an axis may have, so that its rates read like the others of the card. */
const ROUNDED_UP = [0, 2, 4];

function yTicks(low: number, high: number): { values: number[]; decimals: number } {
  const values = ticks(low, high, 3).filter((value) => value > low);
  const step = Math.abs((values[1] ?? high) - (values[0] ?? low)) || 1;
  const needed = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  return { values, decimals: ROUNDED_UP.find((decimals) => decimals >= needed) ?? needed };
}

function paths(xs: readonly number[], ys: readonly number[], pieces: readonly [number, number][]) {
  const lines = pieces.map(([first, last]) => pathThrough(thin(first, last, ys), xs, ys));
  // The area is the line with its two feet, so that no point is written twice.
  const areas = pieces.map(([first, last], at) => `${lines[at]}L${xs[last]} ${HEIGHT}H${xs[first]}Z`);
  return { line: lines.join(''), area: areas.join('') };
}

/** In steps from point to point: a browser reads half the digits. */
function pathThrough(indexes: readonly number[], xs: readonly number[], ys: readonly number[]): string {
  let path = '';
  // Makes no pair for each of a thousand points: at the first chart none of this is compiled.
  let fromX = 0;
  let fromY = 0;
  for (const index of indexes) {
    const x = xs[index] ?? 0;
    const y = ys[index] ?? 0;
    path += `${path === '' ? 'M' : 'l'}${x - fromX} ${y - fromY}`;
    fromX = x;
    fromY = y;
  }
  return path;
}

/** A path over a series laid upon the same points (a moving average); it begins where the series has its first value. */
export function overlayPath({ xs, yOf }: Geometry, values: readonly (number | null)[]): string {
  const indexes = values.flatMap((value, index) => (value === null ? [] : [index]));
  return pathThrough(
    indexes,
    xs,
    values.map((value) => yOf(value ?? 0)),
  );
}

/** More points than this are thinned: at three in the width of a pixel no screen shows them apart. */
const MOST_DRAWN = 1000;

/** Indexes to render of a run: of each bucket the first, lowest and highest, so that every peak stays. */
function thin(first: number, last: number, ys: readonly number[]): number[] {
  const count = last - first + 1;
  if (count <= MOST_DRAWN) return Array.from({ length: count }, (_, index) => first + index);
  const size = Math.ceil((3 * count) / MOST_DRAWN);
  const rendered = new Set<number>();
  for (let from = first; from <= last; from += size) {
    let lowest = from;
    let highest = from;
    for (let index = from; index < from + size && index <= last; index += 1) {
      if ((ys[index] ?? 0) > (ys[lowest] ?? 0)) lowest = index;
      if ((ys[index] ?? 0) < (ys[highest] ?? 0)) highest = index;
    }
    rendered.add(from).add(Math.min(lowest, highest)).add(Math.max(lowest, highest));
  }
  return [...rendered.add(last)];
}

export function nearest(xs: readonly number[], x: number): number {
  let low = 0;
  let high = xs.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (((xs[middle] ?? 0) + (xs[middle + 1] ?? 0)) / 2 < x) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low);
}
