/** Weight of the past in each day's variance (RiskMetrics' value for daily data). */
const DECAY = 0.94;
/** Returns whose mean square starts the recursion. */
export const EWMA_SEED = 20;

/**
 * Daily volatility that follows the market: exponentially weighted root mean square of log returns.
 *
 * @param returns daily log returns, oldest first
 * @returns array of the input's length: deviation expected for the day after each return, as a share (0.004 is 0.4 %);
 *   NaN before index 19, where there are fewer than 20 returns
 * @source J.P. Morgan/Reuters, RiskMetrics Technical Document, 4th ed. (1996), section 5.3: decay 0.94
 */
export function ewmaDeviation(returns: ArrayLike<number>): Float64Array {
  const out = new Float64Array(returns.length).fill(Number.NaN);
  let variance = 0;
  for (let index = 0; index < returns.length; index += 1) {
    const square = (returns[index] ?? 0) ** 2;
    variance = index < EWMA_SEED ? variance + square / EWMA_SEED : DECAY * variance + (1 - DECAY) * square;
    if (index >= EWMA_SEED - 1) out[index] = Math.sqrt(variance);
  }
  return out;
}
