import type { AverageRate } from '@equivale/contract';
import { kindOf } from '@equivale/core';
import type { RatesOnDay } from '../../../api/past-rates.ts';
import type { Rates } from '../../../api/rates.ts';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';

export interface PastOrigin {
  readonly from: string;
  readonly to: string;
  readonly past: string;
  readonly onDay: RatesOnDay | undefined;
  readonly average: AverageRate | undefined;
  /** The newest rates, which name the sources. */
  readonly rates: Rates;
}

/** Who published a rate of the past, and of which day: the sources' keys, and the oldest day of the figures. */
export function originOf({ from, to, onDay, average, past }: PastOrigin) {
  if (kindOf(past) !== 'day') return { sources: average?.source ? [average.source] : [], day: undefined };
  if (onDay?.place === 'table') {
    const { market, day } = pairFigures(onDay.table, from, to);
    return { sources: [...new Set(market.map(({ source }) => source))], day };
  }
  const stored = onDay?.stored.find(({ base, code }) =>
    [from, to].every((side) => side === base || side === code),
  );
  return { sources: stored ? [stored.source] : [], day: stored?.day };
}
