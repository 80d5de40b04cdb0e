import { add, compare, divide, multiply, type Rational, rational, subtract } from '../../number/rational.ts';
import type { Curve } from '../unit.ts';

/** Marks of a British gas oven with their degrees Fahrenheit; between two of them the scale is straight. */
const MARKS = (
  [
    [1n, 4n, 225n],
    [1n, 2n, 250n],
    [1n, 1n, 275n],
    [10n, 1n, 500n],
  ] as const
).map(([n, d, degrees]) => [rational(n, d), rational(degrees)] as const);

/** Where a value stands on one side of the table, on the other; undefined outside of the table. */
function along(value: Rational, from: 0 | 1, to: 0 | 1): Rational | undefined {
  const upper = MARKS.findIndex((mark) => compare(value, mark[from]) <= 0);
  const [low, high] = [MARKS[Math.max(upper - 1, 0)], MARKS[Math.max(upper, 1)]];
  if (upper < 0 || !low || !high || compare(value, low[from]) < 0) return undefined;
  const part = divide(subtract(value, low[from]), subtract(high[from], low[from]));
  return add(low[to], multiply(part, subtract(high[to], low[to])));
}

/** A gas mark stands for degrees Fahrenheit. */
export const gasMark: Curve = (value, back) => (back ? along(value, 1, 0) : along(value, 0, 1));
