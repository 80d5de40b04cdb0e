import type { IngredientResult } from './convert-ingredient.ts';

/** Units of which a kitchen scale or a measuring jug shows whole ones. */
const FINE_UNITS = new Set(['g', 'ml']);

/** Digits of what nothing had to be weighed for. */
const EXACT_DIGITS = 6;

const withoutZeros = (digits: string) => (digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits);

/**
 * A result in plain digits, as many as what was weighed can bear: whole grams from ten on, else one decimal; of larger units
 * three significant digits.
 */
export function kitchenDigits({ value, weight }: IngredientResult, unit: string): string {
  if (!weight) return value.toSignificant(EXACT_DIGITS);
  const size = Math.abs(value.toNumber());
  const isFine = FINE_UNITS.has(unit);
  if (size >= (isFine ? 10 : 100)) return value.toFixed(0);
  if (!isFine) return value.toSignificant(3);
  return size >= 1 ? withoutZeros(value.toFixed(1)) : value.toSignificant(2);
}
