import {
  appendSymbol,
  type ConvertFailure,
  type ExactValue,
  type Formatted,
  formatDecimal,
  type Locale,
} from '@equivale/core';
import { convertAnyUnitExact, findAnyUnit } from '@equivale/core/extended-units';
import type { Translate } from '../../i18n/i18n.ts';

const symbolOf = (unit: string) => findAnyUnit(unit)?.symbol ?? unit;

/** Absolute zero in a unit of temperature: `−273,15 °C`. */
export function absoluteZeroIn(unit: string, locale: Locale): string {
  const zero = convertAnyUnitExact('0', 'k', unit);
  return appendSymbol(zero.ok ? formatDecimal(zero.toSignificant(15), locale) : '', symbolOf(unit));
}

/** The sentence for a conversion that has no result. */
export function describeFailure(failure: ConvertFailure, t: Translate, locale: Locale): string {
  if (failure.code !== 'below-absolute-zero') return t(`error.${failure.code}`);
  return t('error.below-absolute-zero', { limit: absoluteZeroIn(failure.unit, locale) });
}

/** How the shown digits relate to the value: its every digit, or rounded and how. */
export function describeExactness(exact: ExactValue, shown: Formatted, t: Translate): string {
  const decimals = shown.plain.split('.')[1]?.length ?? 0;
  if (exact.isExactAt(decimals)) return t('provenance.exact');
  return decimals > 6 ? t('provenance.roundedDigits') : t('provenance.rounded');
}
