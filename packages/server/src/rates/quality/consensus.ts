import { DUAL_RATE, DUAL_RATE_SOURCE } from '../currency-facts.ts';
import { byKind, move, type ValueRule } from './rule.ts';
import { type SourceQuote, sourceQuotes } from './source-quotes.ts';

const AGREEMENT = Math.log(1.03);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The level a value is measured at: the ECB's alone, or the middle of three and more. */
function validateLevel(
  rate: number,
  day: number,
  found: readonly SourceQuote[],
): { rate: number; distance: number } | undefined {
  const refuting = found.filter((quote) => quote.canRefute);
  const ecb = refuting.find((quote) => quote.source === 'ecb');
  if (ecb !== undefined) return ecb;
  // Yesterday's figures do not outvote two sources that see the same new level today.
  if (found.some((quote) => quote.day >= day && move(quote.rate, rate) < AGREEMENT)) return undefined;
  if (refuting.length < 2) return undefined;
  const distance = Math.max(...refuting.map((quote) => quote.distance));
  return { rate: median([rate, ...refuting.map((quote) => quote.rate)]), distance };
}

/**
 * What lies more than 5 % from the ECB, or from the median of three sources, is outvoted; metals 10 %, crypto 15 %,
 * since venues close at different hours. The limit grows with the root of the days between the two values. The ECB
 * itself is not outvoted: its own jumps wait for its next publication. Nor is the one source of a currency that truly
 * has several rates.
 * Incidents: one bank's row of the wrong currency in the Frankfurter blend (#277); the tail of an exchange-api table on another base.
 */
export const consensus: ValueRule = {
  name: 'consensus',
  check: (observation, day, table, state) => {
    const { source, code, rate } = observation;
    if (source === 'ecb' || (source === DUAL_RATE_SOURCE && DUAL_RATE.has(code))) return undefined;
    const level = validateLevel(rate, day, sourceQuotes(observation, day, table, state));
    if (level === undefined) return undefined;
    const limit = byKind(code, 0.05, 0.1, 0.15) * Math.sqrt(Math.max(1, level.distance));
    return move(level.rate, rate) > Math.log(1 + limit)
      ? { reason: 'outvoted', expected: level.rate }
      : undefined;
  },
};
