import {
  formatRate,
  formatUnitResult,
  type Locale,
  type OwnRate,
  quote,
  type RateTable,
} from '@equivale/core';
import type { Pair } from './conversion.ts';
import { loadedUnits } from './loaded-units.ts';

/**
 * What one of a pair's first unit is in its second: a rate, or a factor to six decimals.
 * @param rates the table of now, needed for currencies only
 * @param own the person's own rate of the pair, where it is in use
 * @returns undefined when it cannot be known, and for temperatures and angles of slope, which have no single factor, and for the kitchen
 */
export function pairFigure(
  { category, fromUnit, toUnit }: Pair,
  locale: Locale,
  rates: RateTable | undefined,
  own?: OwnRate,
): string | undefined {
  if (category === 'temperature' || category === 'kitchen') return undefined;
  if (category !== 'currency') {
    const units = loadedUnits();
    if (units.find(fromUnit)?.curve || units.find(toUnit)?.curve) return undefined;
    const factor = units.convert('1', fromUnit, toUnit);
    return factor.ok ? formatUnitResult(factor, locale).significant : undefined;
  }
  const one = rates && quote({ amount: '1', from: fromUnit, to: toUnit, own }, rates);
  return one?.ok ? formatRate(one.rate, locale) : undefined;
}
