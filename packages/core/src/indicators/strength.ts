import { logChange } from './log-returns.ts';

/** Points of the index for a log change of 1: a mean change of 1 % moves it by 10 points, 5 % fills the scale. */
const POINTS_PER_LOG_CHANGE = 1000;

/**
 * Strength of each currency against the equal basket of all others: `50 + 1000 * mean of ln(change)`, clipped to 0..100.
 * 50 is unchanged, 60 has gained about 1 % on average; unclipped scores average exactly 50.
 * @param first units of each currency per one unit of a common base at the start; all above zero
 * @param last the same currencies at the end
 * @returns score of each currency named in both, 0..100; empty when fewer than two are
 */
export function strengthIndex(
  first: Readonly<Record<string, number>>,
  last: Readonly<Record<string, number>>,
): Record<string, number> {
  const codes = Object.keys(first).filter((code) => isPrice(first[code]) && isPrice(last[code]));
  if (codes.length < 2) return {};
  const loss = new Map(codes.map((code) => [code, logChange(first[code] ?? 1, last[code] ?? 1)]));
  const total = [...loss.values()].reduce((sum, value) => sum + value, 0);
  return Object.fromEntries(
    [...loss].map(([code, own]) => {
      const meanGain = (total - own) / (codes.length - 1) - own;
      return [code, Math.min(100, Math.max(0, 50 + POINTS_PER_LOG_CHANGE * meanGain))];
    }),
  );
}

const isPrice = (value: number | undefined): boolean =>
  value !== undefined && Number.isFinite(value) && value > 0;
