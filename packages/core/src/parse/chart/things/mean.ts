import { add, divide, type Rational, rational } from '../../../number/rational.ts';
import type { FormulaPart } from '../../sums/sum.ts';
import type { GlobalRule } from '../bag.ts';
import type { LocalRule } from '../chart.ts';
import { withFigure } from '../rules/measures.ts';

/** A list whose average is asked for, amount by amount in one unit. */
export const MEAN_RULES: readonly LocalRule[] = (['number', 'amount'] as const).flatMap(
  (kind): LocalRule[] => [
    {
      ...{ id: 'mean of', of: ['word:mean', kind], gap: 2, cost: 0, gives: 'averaged' },
      make(_, one) {
        const [measure] = one.cost === 0 ? withFigure(one) : [];
        return measure && { sides: [[measure]] };
      },
    },
    {
      ...{ id: 'mean of more', of: ['averaged', kind], gap: 2, over: 'and', cost: 0, gives: 'averaged' },
      make({ sides = [], to }, one) {
        const [measure] = one.from > to && one.cost === 0 ? withFigure(one) : [];
        const isSame = measure && sides.every(([other]) => other?.unit === measure.unit);
        return isSame ? { sides: [...sides, [measure]] } : undefined;
      },
    },
  ],
);

/** `average of 72, 85 and 95`: the arithmetic mean. */
export const MEAN: GlobalRule = {
  id: 'mean of a list',
  family: 'divide',
  takes: { averaged: [1, 1], target: [0, 1], unit: [0, 1] },
  cost: 0,
  make(bag) {
    const all = bag.all('averaged').flatMap(({ sides }) => (sides ?? []).flat());
    const [first] = all;
    if (!first || all.length < 2) return [];
    const size = rational(BigInt(all.length));
    const sum = all.reduce<Rational>((total, { amount }) => add(total, amount), rational(0n));
    const terms = all.flatMap(({ amount, unit }, at): FormulaPart[] => [
      ...(at > 0 ? [' + '] : []),
      { amount, unit },
    ]);
    const formula = ['(', ...terms, ') ÷ ', { amount: size, unit: '' }];
    const read = bag.resultOf({ ...first, amount: divide(sum, size) }, formula);
    return read ? [{ interpretation: read, cost: first.rank }] : [];
  },
};
