import { add, compare, divide, multiply, type Rational, rational, subtract } from '../../number/rational.ts';
import type { Curve } from '../unit.ts';

type Rows = readonly (readonly [mark: Rational, degrees: Rational])[];

const rowsOf = (rows: readonly (readonly [n: bigint, d: bigint, degrees: bigint])[]): Rows =>
  rows.map(([n, d, degrees]) => [rational(n, d), rational(degrees)]);

/** Marks of a British gas oven with their degrees Fahrenheit; between two of them the scale is straight. */
const FAHRENHEIT = rowsOf([
  [1n, 4n, 225n],
  [1n, 2n, 250n],
  [1n, 1n, 275n],
  [10n, 1n, 500n],
]);
/** The same in degrees Celsius as cookbooks print them; mark 10, which they leave out, is 500 °F. */
const CELSIUS = rowsOf([
  [1n, 4n, 110n],
  [1n, 2n, 130n],
  [1n, 1n, 140n],
  [2n, 1n, 150n],
  [3n, 1n, 170n],
  [4n, 1n, 180n],
  [5n, 1n, 190n],
  [6n, 1n, 200n],
  [7n, 1n, 220n],
  [8n, 1n, 230n],
  [9n, 1n, 240n],
  [10n, 1n, 260n],
]);

/** Where a value stands on one side of a table, on the other; undefined outside of the table. */
function along(rows: Rows, value: Rational, from: 0 | 1, to: 0 | 1): Rational | undefined {
  const upper = rows.findIndex((row) => compare(value, row[from]) <= 0);
  const [low, high] = [rows[Math.max(upper - 1, 0)], rows[Math.max(upper, 1)]];
  if (upper < 0 || !low || !high || compare(value, low[from]) < 0) return undefined;
  const part = divide(subtract(value, low[from]), subtract(high[from], low[from]));
  return add(low[to], multiply(part, subtract(high[to], low[to])));
}

const fahrenheitOf = (celsius: Rational): Rational => add(multiply(celsius, rational(9n, 5n)), rational(32n));

/**
 * A gas mark stands for degrees Fahrenheit. In Celsius cookbooks round them, which no formula gives: there it stands for the
 * degrees whose Celsius they print.
 */
export const gasMark: Curve = (value, back, other) => {
  if (other !== 'c') return back ? along(FAHRENHEIT, value, 1, 0) : along(FAHRENHEIT, value, 0, 1);
  if (!back) {
    const printed = along(CELSIUS, value, 0, 1);
    return printed && fahrenheitOf(printed);
  }
  return along(CELSIUS, divide(subtract(value, rational(32n)), rational(9n, 5n)), 1, 0);
};
