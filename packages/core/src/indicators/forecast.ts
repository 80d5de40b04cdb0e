import { EWMA_SEED, ewmaDeviation } from './ewma.ts';

/** Fewest closes a forecast is made from: about one year. */
const LEAST_CLOSES = 250;
/** Closes a forecast looks back on at most: about five years of working days. */
const MOST_CLOSES = 1280;
/** Closes over which the trend is measured: about one year. */
const TREND_SPAN = 249;
/** Share of outcomes the interval is to hold. */
const LEVEL = 0.8;

/** What the coming closes may bring. Rates are in the unit of the closes, all above zero. */
export type Forecast = {
  readonly ok: true;
  /** Closes ahead. */
  readonly horizon: number;
  /** The newest close, which is the median of the forecast too: no change. */
  readonly median: number;
  /** The interval that holds the outcome in 80 % of all cases. */
  readonly low: number;
  readonly high: number;
  /** Where last year's trend points. Not part of the median: see the measured record before believing it. */
  readonly trend: 'up' | 'down' | 'none';
};

export type ForecastFailure =
  | { readonly ok: false; readonly code: 'too-few-closes'; readonly have: number; readonly need: number }
  | { readonly ok: false; readonly code: 'no-movement' };

/**
 * Median and 80 % interval of the close `horizon` days ahead: a random walk without drift, since last year's trend erred more.
 * Its width is today's volatility times the 80 % quantile of the series' own past moves, so no distribution is assumed.
 * @param closes daily prices above zero, oldest first; the last 1280 are used
 * @param horizon closes ahead; 5 is one week of working days
 * @returns the forecast, or why there is none: fewer than 250 closes, or a price that stands still
 * @throws RangeError on a horizon that is not a whole number from 1 to 20, or a close that is not a number above zero
 * @source R. A. Meese, K. Rogoff, "Empirical exchange rate models of the seventies", JIE 14 (1983): no change as the rule
 * @source V. Vovk, A. Gammerman, G. Shafer, Algorithmic Learning in a Random World (2005): split conformal quantile
 */
export function forecast(closes: readonly number[], horizon = 5): Forecast | ForecastFailure {
  if (!Number.isInteger(horizon) || horizon < 1 || horizon > 20) {
    throw new RangeError(`horizon must be a whole number from 1 to 20, not ${horizon}`);
  }
  if (closes.length < LEAST_CLOSES) {
    return { ok: false, code: 'too-few-closes', have: closes.length, need: LEAST_CLOSES };
  }
  const logs = logsOf(closes.slice(-MOST_CLOSES));
  const half = logHalfWidth(logs, horizon);
  if (!(half > 0)) return { ok: false, code: 'no-movement' };
  const median = closes.at(-1) ?? 0;
  const rise = (logs.at(-1) ?? 0) - (logs.at(-1 - TREND_SPAN) ?? 0);
  return {
    ok: true,
    horizon,
    median,
    low: median * Math.exp(-half),
    high: median * Math.exp(half),
    trend: rise > 0 ? 'up' : rise < 0 ? 'down' : 'none',
  };
}

/** Half the interval's width as a log change. */
function logHalfWidth(logs: Float64Array, horizon: number): number {
  const returns = logs.subarray(1).map((log, index) => log - (logs[index] ?? 0));
  const deviation = ewmaDeviation(returns);
  const end = logs.length - 1;
  const moves = new Float64Array(end - horizon - EWMA_SEED + 1);
  for (let at = EWMA_SEED; at + horizon <= end; at += 1) {
    const move = Math.abs((logs[at + horizon] ?? 0) - (logs[at] ?? 0));
    moves[at - EWMA_SEED] = move === 0 ? 0 : move / (deviation[at - 1] ?? 0);
  }
  return conformalQuantile(moves) * (deviation[end - 1] ?? 0);
}

/** The smallest move that `LEVEL` of all, the one to come included, do not exceed. */
function conformalQuantile(moves: Float64Array): number {
  const rank = Math.ceil((moves.length + 1) * LEVEL);
  return moves.sort()[Math.min(moves.length, rank) - 1] ?? 0;
}

function logsOf(closes: readonly number[]): Float64Array {
  const logs = new Float64Array(closes.length);
  for (const [index, close] of closes.entries()) {
    if (!(close > 0 && close < Number.POSITIVE_INFINITY)) {
      throw new RangeError(`close ${close} is not a number above zero`);
    }
    logs[index] = Math.log(close);
  }
  return logs;
}
