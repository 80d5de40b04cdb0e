import { expect, it } from 'vitest';
import { exactOf } from '../../../number/exact-value.ts';
import { type Rational, rational } from '../../../number/rational.ts';
import { sumTextOf } from '../../../testing/sum-text-of.ts';
import type { Interpretation, QuantityPart } from '../../question/question.ts';
import { formulaText, PLAIN } from '../sum.ts';
import { readSides } from './read-sides.ts';

const written = ({ amount, unit }: QuantityPart): string =>
  `${Number(amount.n) / Number(amount.d)} ${unit}`.trim();
const of = (amount: Rational, more: Partial<Interpretation> = {}): Interpretation => ({
  ...PLAIN,
  category: 'length',
  amount: exactOf(amount),
  from: 'm',
  to: ['ft'],
  ...more,
});
const read = (sides: readonly Interpretation[], count?: Interpretation, divides = false) =>
  readSides(
    sides.map((one) => ({ operand: [one] as const, divides })),
    sumTextOf('3 x 2.4 m in feet'),
    undefined,
    count,
  ).map(
    ({ amount, formula, from, sides: each, to }) =>
      `${formulaText(formula, written)} = ${each?.map(written).join(', ') ?? `${amount.toNumber()} ${from}`} > ${to}`,
  );
const [three, long, two] = [rational(3n), rational(12n, 5n), rational(2n)];
const counted = (amount: Rational) => of(amount, { category: 'number', from: '', to: [] });

it.each([
  [3n, 12n, 5n, ['3 m × 2.4 m = 3 m, 2.4 m > ft', '3 × 2.4 m = 7.2 m > ft']],
  [12n, 12n, 5n, ['12 m × 2.4 m = 12 m, 2.4 m > ft', '12 × 2.4 m = 28.8 m > ft']],
  [13n, 12n, 5n, ['13 m × 2.4 m = 13 m, 2.4 m > ft']],
  [3n, 2n, 1n, ['3 m × 2 m = 3 m, 2 m > ft']],
])('%s boards of %s/%s m', (count, n, d, expected) => {
  expect(read([of(rational(count)), of(rational(n, d))], counted(rational(count)))).toEqual(expected);
});

it('counts no part of a board, and none of three sides or of none', () => {
  const half = rational(5n, 2n);
  expect(read([of(half), of(long)], counted(half))).toHaveLength(1);
  expect(read([of(three), of(long), of(two)], counted(three))).toHaveLength(1);
  expect(read([of(three), of(long)])).toEqual(['3 m × 2.4 m = 3 m, 2.4 m > ft']);
});

it('takes the target that any side has', () => {
  const assumed = of(three, { assumedTarget: true, to: ['yd'] });
  expect(read([assumed, of(long, { to: ['cm'] })])).toEqual(['3 m × 2.4 m = 3 m, 2.4 m > cm']);
  // what is likely for metres
  expect(read([assumed, assumed])).toEqual(['3 m × 3 m = 3 m, 3 m > ft']);
});

it.each<[string, readonly Interpretation[]]>([
  ['four', [of(three), of(three), of(three), of(three)]],
  ['weights', [of(three), of(three, { category: 'weight', from: 'kg' })]],
  ['ways', [of(three), of(three, { from: 'km' })]],
  ['into ways', [of(three, { to: ['km'] }), of(three, { to: ['km'] })]],
  ['into nothing', [of(three, { to: [] }), of(three, { to: [] })]],
  ['of no unit', [of(three, { assumedTarget: true, from: 'foo' }), of(three, { assumedTarget: true })]],
])('%s are no sides', (_, sides) => {
  expect(read(sides)).toEqual([]);
});

it('divides nothing', () => {
  expect(read([of(three), of(long)], undefined, true)).toEqual([]);
});
