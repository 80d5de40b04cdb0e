import { compare, type Rational, rational, tenTo } from '../../number/rational.ts';

/** Amounts of money as people meet them run in these steps through every power of ten. */
const ROUND = [1n, 2n, 5n] as const;
/** A unit that is worth this many euros or less is the smallest amount of its table. */
const WHOLE_BELOW = rational(2n);

/** The step at a place in the row …, 0.5, 1, 2, 5, 10, …, in which 1 is at 0. */
function stepAt(place: number): Rational {
  const [power, digit] = [Math.floor(place / 3), ROUND[((place % 3) + 3) % 3] as bigint];
  return power < 0 ? rational(digit, tenTo(-power)) : rational(digit * tenTo(power));
}

/**
 * Where the prices of a country begin: the greatest of 1, 2, 5, 10 … that is worth a euro at most, and 1 where the unit is worth no
 * more than two; of money worth more, a part of it.
 * @param perEuro units of the currency for one euro, above zero
 */
function firstPlace(perEuro: Rational): number {
  let place = 0;
  while (compare(stepAt(place + 1), perEuro) <= 0) place++;
  const isSmall = compare(rational(perEuro.n * WHOLE_BELOW.n, perEuro.d), rational(1n)) < 0;
  if (isSmall) while (compare(stepAt(place), perEuro) > 0) place--;
  return place;
}

/**
 * The amounts of a table of prices: 1, 2, 5, 10 … from the size of a small price on.
 * @param perEuro units of the currency for one euro, above zero
 * @param count how many
 */
export function priceSteps(perEuro: Rational, count: number): readonly Rational[] {
  const first = firstPlace(perEuro);
  return Array.from({ length: count }, (_, at) => stepAt(first + at));
}

/** How finer steps divide the span above an amount, in percent of it. */
const FINER = [150n, 200n, 250n, 300n, 400n, 500n, 1000n];

/** Seven amounts between one and ten times an amount, for anybody who wants to look up more prices. */
export const finerSteps = ({ n, d }: Rational): readonly Rational[] =>
  FINER.map((percent) => rational(n * percent, d * 100n));
