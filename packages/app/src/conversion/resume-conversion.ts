import { exactOf, type Locale, parseDecimal } from '@equivale/core';
import { amountOf } from './amount.ts';
import type { ConversionRecord } from './conversion.ts';
import { dispatch } from './converter-state.ts';

/** Doubles have at most 17 significant digits; their shortest text is then printed as it is. */
const digits = 21;

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
  }: Pick<ConversionRecord, 'category' | 'fromUnit' | 'toUnit' | 'fromValue'>,
  locale: Locale,
): void {
  const exact = parseDecimal(String(fromValue));
  if (!exact) return;
  const amount = amountOf(exactOf(exact).toSignificant(digits), locale.decimal);
  dispatch({ type: 'open', category, from: fromUnit, to: [toUnit], amount });
}
