import { exactOf, type Locale, parseDecimal } from '@equivale/core';
import { amountOf } from './amount.ts';
import type { ConversionRecord, Pair } from './conversion.ts';
import { dispatch } from './converter-state.ts';

/** As many as can be typed. */
const digits = 1000;

/**
 * Sets a converter to a conversion, so that it opens with the same amount and pair, at the rates of now.
 * @param locale the language in which the amount is written in the field
 */
export function resumeConversion(
  {
    category,
    fromUnit,
    toUnit,
    fromValue,
    fromText = String(fromValue),
  }: Pick<ConversionRecord, keyof Pair | 'fromValue' | 'fromText'>,
  locale: Locale,
): void {
  const exact = parseDecimal(fromText);
  if (!exact) return;
  const amount = amountOf(exactOf(exact).toSignificant(digits), locale.decimal);
  dispatch({ type: 'open', category, from: fromUnit, to: [toUnit], amount });
}
