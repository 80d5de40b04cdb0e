import type { Locale } from '@equivale/core';
import { amountOf } from './amount.ts';
import type { ConversionFigures, Pair } from './conversion.ts';
import { dispatch } from './converter-state.ts';
import { amountDigits } from './describe-conversion.ts';

/** Sets a converter to a conversion; it opens with today's rates. */
export function resumeConversion(
  { category, fromUnit, toUnit, ...figures }: Pair & Pick<ConversionFigures, 'fromValue' | 'fromText'>,
  locale: Locale,
): void {
  const amount = amountOf(amountDigits(figures), locale.decimal);
  // Loaded with the kitchen, because home needs none of it.
  if (category === 'kitchen')
    void import('./kitchen-state.ts').then((kitchen) => kitchen.setKitchenAmount(amount));
  else dispatch({ type: 'open', category, from: fromUnit, to: [toUnit], amount });
}
