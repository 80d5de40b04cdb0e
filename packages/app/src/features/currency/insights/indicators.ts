import { classifyVolatility, rsi, sma, type VolatilityClass, volatility } from '@equivale/core';

/** The newest value of each indicator; null where the series is too short or has not moved. */
export interface Indicators {
  readonly rsi: number | null;
  readonly sma: number | null;
  /** The newest close against the average, as a share: -0.015 is 1.5 % under it. */
  readonly gap: number | null;
  readonly volatility: number | null;
}

const SMA_CLOSES = 20;
/** Thirty returns lie between as many closes and one. */
const VOLATILITY_CLOSES = 31;

/** @param closes daily closes, oldest first */
export function readIndicators(closes: readonly number[]): Indicators {
  const last = closes.at(-1);
  // Only the newest value is shown, so no other is calculated.
  const average = sma(closes.slice(-SMA_CLOSES)).at(-1) ?? null;
  return {
    rsi: rsi(closes).at(-1) ?? null,
    sma: average,
    gap: last === undefined || average === null ? null : last / average - 1,
    volatility: volatility(closes.slice(-VOLATILITY_CLOSES)).at(-1) ?? null,
  };
}

/** What an RSI is called: above 70 overbought, below 30 oversold (Wilder's own limits). */
export function classifyRsi(value: number): 'overbought' | 'oversold' | 'neutral' {
  if (value >= 70) return 'overbought';
  return value <= 30 ? 'oversold' : 'neutral';
}

/** Class of a volatility that may be absent; `unknown` is rendered grey. */
export const volatilityClass = (value: number | null): VolatilityClass | 'unknown' =>
  value === null ? 'unknown' : classifyVolatility(value);
