import {
  appendSymbol,
  approximately,
  type ConvertFailure,
  type ExactValue,
  type Formatted,
  formatDecimal,
  formatListedResult,
  formatUnitResult,
  type Locale,
  type Rational,
  type UnitName,
} from '@equivale/core';
import { symbolOf, unitSet } from '../../conversion/unit-set.ts';
import type { Translate } from '../../i18n/i18n.ts';

/** Absolute zero in a unit of temperature: `−273,15 °C`. */
export function absoluteZeroIn(unit: string, locale: Locale): string {
  const zero = unitSet.convert('0', 'k', unit);
  return appendSymbol(zero.ok ? formatDecimal(zero.toSignificant(15), locale) : '', symbolOf(unit));
}

/** The sentence for a conversion that has no result. */
function describeFailure(failure: ConvertFailure, t: Translate, locale: Locale): string {
  if (failure.code !== 'below-absolute-zero') return t(`error.${failure.code}`);
  return t('error.below-absolute-zero', { limit: absoluteZeroIn(failure.unit, locale) });
}

const hasCurve = (...ids: readonly string[]): boolean => ids.some((id) => unitSet.find(id)?.curve);

export const isApproximate = (...ids: readonly string[]): boolean =>
  ids.some((id) => unitSet.find(id)?.approximate);

/** How the shown digits relate to the value: its every digit, or rounded and how. */
function describeExactness(exact: ExactValue, shown: Formatted, hasCurve: boolean, t: Translate): string {
  const decimals = shown.plain.split('.')[1]?.length ?? 0;
  if (exact.isExactAt(decimals)) return t('provenance.exact');
  if (hasCurve) return t('provenance.rule');
  return decimals > 6 ? t('provenance.roundedDigits') : t('provenance.rounded');
}

const isNothing = (amount: string | Rational) =>
  typeof amount === 'string' ? !/[1-9]/.test(amount) : amount.n === 0n;

/** As core converts; zero gives zero, also where the figure runs the other way (SPEC section 4: else 0). */
function convertTyped(amount: string | Rational, from: string, to: string) {
  const exact = unitSet.convert(amount, from, to);
  const isZero = !exact.ok && isNothing(amount) && exact.code === 'out-of-range';
  return isZero && !hasCurve(from, to) ? unitSet.convert('0', to, to) : exact;
}

interface Wording {
  readonly names: Readonly<Record<string, UnitName>>;
  readonly t: Translate;
  readonly locale: Locale;
}

export function unitResult(amount: string, from: string, to: string, { names, t, locale }: Wording) {
  const exact = convertTyped(amount, from, to);
  if (!exact.ok) return { ok: false as const, message: describeFailure(exact, t, locale) };
  const approximate = isApproximate(from, to);
  const digits = formatUnitResult(exact, locale);
  const shown = approximate ? approximately(digits) : digits;
  return {
    ok: true as const,
    shown,
    spoken: appendSymbol(shown.text, names[to]?.other ?? to),
    exact,
    exactness: approximate
      ? t('provenance.approximate')
      : describeExactness(exact, shown, hasCurve(from, to), t),
  };
}

/** A row's result; `amount` may be parsed once for many rows. Undefined where there is none. */
export function listedResult(
  amount: string | Rational,
  from: string,
  to: string,
  locale: Locale,
): Formatted | undefined {
  const exact = convertTyped(amount, from, to);
  if (!exact.ok) return undefined;
  const shown = formatListedResult(exact, locale);
  return isApproximate(from, to) ? approximately(shown) : shown;
}
