/** A piece of the points by index, both ends included. */
export type Range = readonly [first: number, last: number];

const LEAST_POINTS = 5;

/** Rounds a range and keeps it inside the points; undefined where everything is shown. */
export function settleRange(from: number, to: number, count: number): Range | undefined {
  const least = Math.min(LEAST_POINTS, count);
  const [low, high] = [Math.round(Math.min(from, to)), Math.round(Math.max(from, to))];
  const first = Math.max(0, Math.min(low, count - least));
  const last = Math.min(count - 1, Math.max(high, first + least - 1));
  return first === 0 && last === count - 1 ? undefined : [first, last];
}

/** The range after a pinch; `before` and `now` are the fingers' shares of the width, left one first. */
export function pinchRange(view: Range, before: Range, now: Range, count: number): Range | undefined {
  const size = view[1] - view[0];
  const scale = (before[1] - before[0]) / Math.max(0.01, now[1] - now[0]);
  const from = view[0] + (before[0] - now[0] * scale) * size;
  return settleRange(from, from + scale * size, count);
}
