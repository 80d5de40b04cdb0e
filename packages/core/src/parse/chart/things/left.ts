import { subtract } from '../../../number/rational.ts';
import type { Bag, GlobalRule, Meaning } from '../bag.ts';
import type { Cell, Measure } from '../cell.ts';

/** What is taken, in the unit of what it is taken from: a bare figure is money of the same. */
function takenFrom({ category, unit }: Measure, { measures, number }: Cell, bag: Bag): Measure | undefined {
  const taken = number && !measures ? { category, unit, amount: number, rank: 0 } : undefined;
  const own = taken ?? measures?.find((one) => one.category === category);
  if (category === 'currency') return own?.unit === unit ? own : undefined;
  if (!own || taken || category === 'temperature') return undefined;
  const amount = bag.units.convert(own.amount, own.unit, unit);
  return amount.ok ? { ...own, amount: amount.toFraction(), unit } : undefined;
}

/** `a 3 m plank, I cut off 65 cm, how much is left`. */
export const LEFT: GlobalRule = {
  id: 'what is left',
  family: 'sum',
  takes: {
    ...{ amount: [1, 2], item: [0, 1], number: [0, 1], 'word:out': [1, 1], 'word:left': [1, 1] },
  },
  cost: 0,
  make(bag) {
    const [whole, part, ...others] = bag.all('amount', 'item', 'number');
    const [out] = bag.all('word:out');
    if (!whole || !part || others.length > 0 || !out || out.from < whole.to || out.to > part.from) return [];
    return (whole.measures ?? []).slice(0, 1).flatMap((one): Meaning[] => {
      const taken = takenFrom(one, part, bag);
      const amount = taken && subtract(one.amount, taken.amount);
      if (!amount || amount.n <= 0n) return [];
      const told = part.measures?.find(({ category }) => category === one.category) ?? taken;
      const formula = [
        ...[{ amount: one.amount, unit: one.unit }, ' − '],
        ...(part.formula ?? [{ amount: told.amount, unit: told.unit }]),
      ];
      const result = bag.workedOut({ ...one, amount }, formula);
      return result ? [{ interpretation: result, cost: one.rank }] : [];
    });
  },
};
