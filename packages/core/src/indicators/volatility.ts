import { checkSeries } from './check-series.ts';
import { logReturns } from './log-returns.ts';

/** Trading days of a year, by which daily volatility is scaled (the market's custom). */
const DAYS_PER_YEAR = 252;

/**
 * Annualised volatility: the sample standard deviation (n - 1) of the last `window` daily log returns times sqrt(252).
 *
 * @param closes daily prices above zero, oldest first
 * @param window returns in each deviation, 2 or more
 * @returns array of the input's length, a share of the price (0.06 is 6 % a year); null before index `window`;
 *   0 where the price stood still
 * @throws RangeError on a window that is not a whole number from 2, or a close that is not a finite number above zero
 * @source J. C. Hull, Options, Futures, and Other Derivatives, "Estimating volatility from historical data"
 */
export function volatility(closes: readonly number[], window = 30): (number | null)[] {
  checkSeries(closes, window, 2);
  const returns = logReturns(closes);
  return closes.map((_, index) => {
    if (index < window) return null;
    return sampleDeviation(returns.slice(index - window, index)) * Math.sqrt(DAYS_PER_YEAR);
  });
}

/** How a volatility is called. */
export type VolatilityClass = 'low' | 'medium' | 'high';

/**
 * The class of an annualised volatility: low below 6 %, medium below 12 %, high from 12 %.
 *
 * @param value annualised volatility as a share (0.06 is 6 %)
 * @returns its class
 */
export function classifyVolatility(value: number): VolatilityClass {
  if (value < 0.06) return 'low';
  return value < 0.12 ? 'medium' : 'high';
}

function sampleDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}
