import { checkSeries } from './check-series.ts';

/**
 * Relative strength index by Wilder: how much of the recent movement was upwards.
 * Seeded with the mean of the first `period` changes, then `(average * (period - 1) + change) / period`.
 * @param closes prices, oldest first
 * @param period changes averaged, 1 or more
 * @returns array of the input's length, 0..100; null before index `period`, and wherever no price has moved yet (0/0)
 * @throws RangeError on a period that is not a whole number from 1, or a close that is not finite
 * @source J. Welles Wilder, New Concepts in Technical Trading Systems (1978), section VI
 */
export function rsi(closes: readonly number[], period = 14): (number | null)[] {
  checkSeries(closes, period);
  let gain = 0;
  let loss = 0;
  let previous = closes[0] ?? 0;
  return closes.map((close, index) => {
    const change = close - previous;
    previous = close;
    const up = Math.max(change, 0);
    const down = Math.max(-change, 0);
    if (index <= period) {
      gain += up / period;
      loss += down / period;
    } else {
      gain = (gain * (period - 1) + up) / period;
      loss = (loss * (period - 1) + down) / period;
    }
    const moved = gain + loss;
    return index < period || moved === 0 ? null : (100 * gain) / moved;
  });
}
