import type { ExactValue } from '../number/exact-value.ts';

/** A result, and what was weighed for it where something was. */
export interface Weighed {
  readonly value: ExactValue;
  readonly weight?: unknown;
}

/** Units of which a kitchen scale or a measuring jug shows whole ones. */
const FINE_UNITS = new Set(['g', 'ml']);

/** Digits of what nothing had to be weighed for. */
const EXACT_DIGITS = 6;

/**
 * A result in plain digits, as many as what was weighed can bear: whole grams from ten on, else two significant digits; of
 * larger units whole ones from a hundred on, else three.
 */
export function kitchenDigits({ value, weight }: Weighed, unit: string): string {
  if (!weight) return value.toSignificant(EXACT_DIGITS);
  const size = Math.abs(value.toNumber());
  const isFine = FINE_UNITS.has(unit);
  if (size >= (isFine ? 10 : 100)) return value.toFixed(0);
  return value.toSignificant(isFine ? 2 : 3);
}
