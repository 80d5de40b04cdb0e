import { divide, multiply, type Rational, rational } from '../number/rational.ts';
import type { ComposedUnit } from '../units/composed/composed-units.ts';
import { molarMassOf, type Substance } from './substances.ts';

/** Where kilograms and moles stand among the powers. */
const [MASS, AMOUNT] = [1, 5];

/** Whether the one has a kilogram where the other has a mole, and all else the same. */
const isMassForAmount = (mass: ComposedUnit, amount: ComposedUnit): boolean =>
  mass.powers.every((power, at) => {
    const apart = power - (amount.powers[at] as number);
    return apart === (at === MASS ? 1 : at === AMOUNT ? -1 : 0);
  });

/**
 * What one of a unit is in another for a substance: milligrams in a decilitre and millimoles in a litre.
 * @returns undefined where it takes more than the molar mass
 */
export function throughMolarMass(
  from: ComposedUnit,
  to: ComposedUnit,
  substance: Substance,
): Rational | undefined {
  const molesInKilogram = divide(rational(1000n), molarMassOf(substance));
  const plain = divide(from.factor, to.factor);
  if (isMassForAmount(from, to)) return multiply(plain, molesInKilogram);
  return isMassForAmount(to, from) ? divide(plain, molesInKilogram) : undefined;
}
