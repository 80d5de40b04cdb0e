import { checkSeries } from './check-series.ts';

/**
 * Simple moving average: the plain mean of the last `period` closes.
 *
 * Each window is added up afresh: a running sum would carry its rounding errors through the whole series.
 *
 * @param closes prices, oldest first
 * @param period closes averaged, 1 or more
 * @returns array of the input's length in the unit of the closes; null before index `period - 1`
 * @throws RangeError on a period that is not a whole number from 1, or a close that is not finite
 * @source NIST/SEMATECH e-Handbook of Statistical Methods, section 6.4.2.1
 */
export function sma(closes: readonly number[], period = 20): (number | null)[] {
  checkSeries(closes, period);
  return closes.map((_, index) => {
    if (index < period - 1) return null;
    let sum = 0;
    for (let at = index - period + 1; at <= index; at += 1) sum += closes[at] ?? 0;
    return sum / period;
  });
}
