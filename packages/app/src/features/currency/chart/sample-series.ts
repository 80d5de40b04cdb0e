import type { HistoryPeriod } from '@equivale/contract';

/** Points of the sample curve by period, and how it drifts over its whole length. */
const SAMPLES: Record<HistoryPeriod, { count: number; drift: number }> = {
  '7d': { count: 7, drift: 0 },
  '1m': { count: 30, drift: 0 },
  '1y': { count: 365, drift: 0.01 },
  '5y': { count: 1826, drift: 0.015 },
  max: { count: 1826, drift: 0.015 },
};
const BASE = 0.8556;
const NOISE = 0.0016;
const WEEKLY_WAVE = 0.0006;

/** The curve without a history: shape only, no dates or figures; the same for the same period. */
export function sampleSeries(period: HistoryPeriod): number[] {
  const { count, drift } = SAMPLES[period];
  let state = count;
  let walk = 0;
  return Array.from({ length: count }, (_, index) => {
    state = (state * 48271) % 2147483647;
    walk = 0.985 * walk + (state / 2147483647 - 0.5) * NOISE;
    return BASE + (drift * index) / count + walk + WEEKLY_WAVE * Math.sin((2 * Math.PI * index) / 7);
  });
}
