import type { Locale } from '@equivale/core';
import { amountOf } from './amount.ts';
import type { Figures, Pair } from './conversion.ts';
import { dispatch } from './converter-state.ts';
import { amountDigits } from './describe-conversion.ts';

/**
 * Sets a converter to a conversion, so that it opens with the same amount and pair, at the rates of now.
 * @param locale the language in which the amount is written in the field
 */
export function resumeConversion(
  { category, fromUnit, toUnit, ...figures }: Pair & Pick<Figures, 'fromValue' | 'fromText'>,
  locale: Locale,
): void {
  const amount = amountOf(amountDigits(figures), locale.decimal);
  // what home has no other use for comes with the kitchen
  if (category === 'kitchen')
    void import('./kitchen-state.ts').then((kitchen) => kitchen.setKitchenAmount(amount));
  else dispatch({ type: 'open', category, from: fromUnit, to: [toUnit], amount });
}
