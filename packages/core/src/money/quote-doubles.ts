import { quote } from './quote.ts';
import type { RateTable } from './rate-table.ts';

/**
 * The doubles nearest to what the figures of a table come to, for callers that want doubles.
 *
 * @returns units per 1 USD of every code in it, in order of the codes; without those that have no rate
 */
export function ratesPerDollar(table: RateTable): Record<string, number> {
  const ofOrigins = table.origins.flatMap((origin) => origin.codes);
  const codes = [...new Set([...Object.keys(table.rates), ...ofOrigins])].sort();
  const nearest = codes.flatMap((to) => {
    const quoted = quote({ amount: '1', from: 'USD', to }, table);
    return quoted.ok ? [[to, quoted.rate.toNumber()] as const] : [];
  });
  return Object.fromEntries(nearest);
}

/**
 * The quotient of two rates against the same currency, as a double: for rules that weigh a great many rates against each
 * other. What is served or shown is quoted.
 */
export const crossRate = (over: number, under: number): number => over / under;

/** The rate of a currency that is fixed to an anchor, out of the anchor's, as a double: for the same rules. */
export const anchoredRate = (perAnchor: number, anchor: number): number => perAnchor * anchor;
