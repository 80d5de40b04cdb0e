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

/** A rate, or a factor with six decimals; undefined for temperatures, slopes and the kitchen, which have none. */
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
