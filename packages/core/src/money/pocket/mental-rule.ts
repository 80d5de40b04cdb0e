import { compare, divide, multiply, type Rational, rational, subtract } from '../../number/rational.ts';

/** One operation that people do in their heads. `by` is how many zeros, the number, or the percentage. */
export interface MentalStep {
  readonly kind: 'drop-zeros' | 'times' | 'divide' | 'add';
  readonly by: number;
}

/** A way to convert an amount without a calculator. */
export interface MentalRule {
  /** In the order in which they are done; two at most, and none where the amount is as good as its own result. */
  readonly steps: readonly MentalStep[];
  /** By how much the rule misses the exact result, as a share of it: below zero where it comes to less. */
  readonly error: Rational;
}

const ONE = rational(1n);
/** The greatest error of a rule that is worth telling: 3 %. */
const MOST_ERROR = rational(3n, 100n);
/** No rate between two currencies of everyday money is beyond this many zeros. */
const MOST_ZEROS = 9;
/** The greatest percentage that is added in the head. */
const MOST_PERCENT = 10;
/** By what people multiply and divide in their heads. */
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 25, 30, 40, 50];

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
const steps = (kind: MentalStep['kind'], numbers: readonly number[]) => numbers.map((by) => ({ kind, by }));

/** Every operation; of two rules that are as good, the one named here first is taken. */
const STEPS: readonly MentalStep[] = [
  ...steps('drop-zeros', upTo(MOST_ZEROS)),
  ...steps('times', NUMBERS),
  ...steps('divide', NUMBERS),
  ...steps('add', upTo(MOST_PERCENT)),
];

/** What an operation multiplies an amount by. */
function factorOf({ kind, by }: MentalStep): Rational {
  switch (kind) {
    case 'drop-zeros':
      return rational(1n, 10n ** BigInt(by));
    case 'times':
      return rational(BigInt(by));
    case 'divide':
      return rational(1n, BigInt(by));
    case 'add':
      return rational(BigInt(100 + by), 100n);
  }
}

/** Fewer operations first, then those without a division, which takes the longest in the head. */
const effort = (rule: readonly MentalStep[]) =>
  rule.length * 10 + rule.filter(({ kind }) => kind === 'divide').length;

/** Every rule of two operations or fewer with what it multiplies by, the easiest first. */
function everyRule() {
  const factors = STEPS.map((step) => ({ rule: [step], factor: factorOf(step) }));
  const pairs = factors.flatMap((first, at) =>
    factors.slice(at).map((second) => ({
      rule: [...first.rule, ...second.rule],
      factor: multiply(first.factor, second.factor),
    })),
  );
  return [{ rule: [], factor: ONE }, ...factors, ...pairs].toSorted(
    (a, b) => effort(a.rule) - effort(b.rule),
  );
}

const sizeOf = ({ n, d }: Rational): Rational => ({ n: n < 0n ? -n : n, d });

/**
 * The rule of at most two operations (drop zeros, times or divide by a whole number up to ten or by 20, 25, 30, 40 or 50, add one to ten percent) that
 * comes nearest to a rate; of several as near, the easiest.
 * @param rate what one unit of the amount comes to, above zero
 * @returns undefined where none comes within 3 %
 */
export function mentalRule(rate: Rational): MentalRule | undefined {
  let best: MentalRule | undefined;
  for (const { rule, factor } of everyRule()) {
    const error = subtract(divide(factor, rate), ONE);
    const most = best ? sizeOf(best.error) : MOST_ERROR;
    const order = compare(sizeOf(error), most);
    if (order < 0 || (order === 0 && !best)) best = { steps: rule, error };
  }
  return best;
}
