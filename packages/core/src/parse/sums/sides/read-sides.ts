import { exactOf } from '../../../number/exact-value.ts';
import { multiply } from '../../../number/rational.ts';
import type { Interpretation } from '../../question/question.ts';
import { written } from '../expression.ts';
import type { SumInterpretation } from '../sum.ts';
import type { Operand, SumText } from '../sum-text.ts';
import type { Place } from '../wording/sum-patterns.ts';

/** A factor, and whether it divides. */
export interface Factor {
  readonly operand: Operand;
  readonly divides: boolean;
}

/** Units of way and not of things: `4 x 5 km` are 20 km, and no sides. */
export const OF_WAYS: ReadonlySet<string> = new Set(['km', 'mi', 'nmi']);

/**
 * `20x30 cm in inches`: the sides of a thing, each in another unit of length.
 * @param count the first one as it was typed, where only the last one has its unit
 */
export function readSides(
  factors: readonly Factor[],
  text: SumText,
  target?: Place,
  count?: Interpretation,
): SumInterpretation[] {
  const sides = factors.map(({ operand: [one] }) => one);
  const [first, each, more] = sides as [Interpretation, Interpretation, Interpretation?];
  const areSides = sides.every(({ category, from }) => category === 'length' && !OF_WAYS.has(from));
  if (!areSides || factors.some(({ divides }) => divides) || factors.length > 3) return [];
  // 2x4 in cm: the last side may have the target already
  const one =
    sides.find(({ assumedTarget }) => !assumedTarget) ?? text.target(first.from, 'length', target)?.[0];
  const to = one?.to[0];
  if (to === undefined || OF_WAYS.has(to)) return [];
  const formula = sides.flatMap((side, index) => [...(index > 0 ? [' × '] : []), ...written(side)]);
  const parts = sides.map(({ amount, from }) => ({ amount: amount.toFraction(), unit: from }));
  const thing = {
    ...(one as Interpretation),
    amount: first.amount,
    from: first.from,
    parts: [],
    to: [to],
    formula,
  };
  const times = first.amount.toFraction();
  const length = each.amount.toFraction();
  // 3 x 2.4 m may be three boards: few whole ones of a length that is none
  const mayBeBoards = count && !more && times.d === 1n && times.n < 13n && length.d !== 1n;
  const boards = mayBeBoards && {
    ...thing,
    amount: exactOf(multiply(times, length)),
    formula: [...written(count), ' × ', ...written(each)],
  };
  return [{ ...thing, sides: parts }, ...(boards ? [boards] : [])];
}
