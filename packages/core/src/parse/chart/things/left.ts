import { subtract } from '../../../number/rational.ts';
import type { Bag, GlobalRule, Meaning } from '../bag.ts';
import type { Cell, Measure } from '../cell.ts';
import { bareMoney } from '../rules/measures.ts';

/** What is taken, in the unit of what it is taken from: a bare figure is money of the same. */
function takenFrom({ category, unit }: Measure, { measures, number }: Cell, bag: Bag): Measure | undefined {
  const own = (measures ?? (number && bareMoney(number)))?.find((one) => one.category === category);
  if (!own || category === 'temperature') return undefined;
  if (category === 'currency') return own.unit === unit || own.unit === '' ? { ...own, unit } : undefined;
  const amount = bag.units.convert(own.amount, own.unit, unit);
  return amount.ok ? { ...own, amount: amount.toFraction(), unit } : undefined;
}

const isArticle = ({ kind, cost }: Cell): boolean => kind === 'number' && cost > 0;

/** `a 3 m plank, I cut off 65 cm, how much is left`, `change from 20 for 13.47`. */
export const LEFT: GlobalRule = {
  id: 'what is left',
  family: 'sum',
  takes: {
    ...{ amount: [0, 2], item: [0, 1], number: [0, 2], 'word:out': [0, 1] },
    ...{ 'word:left': [0, 1], 'word:back': [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [whole, part, ...others] = bag.all('amount', 'item', 'number');
    const [[out], [left], [back]] = [bag.all('word:out'), bag.all('word:left'), bag.all('word:back')];
    const isTaken =
      (left && out && whole && out.from >= whole.to) || (back && whole && back.to <= whole.from);
    // I owe something: an article is no figure
    if (!whole || !part || others.length > 0 || !isTaken || whole.kind === 'item' || isArticle(part))
      return [];
    const measures = whole.measures ?? (back && whole.number ? bareMoney(whole.number) : []);
    return measures.slice(0, 1).flatMap((one): Meaning[] => {
      const taken = takenFrom(one, part, bag);
      const amount = taken && subtract(one.amount, taken.amount);
      if (!amount || amount.n <= 0n) return [];
      const told = part.measures?.find(({ unit, category }) => category === one.category && unit) ?? taken;
      const formula = [
        ...[{ amount: one.amount, unit: one.unit }, ' − '],
        ...(part.formula ?? [{ amount: told.amount, unit: told.unit }]),
      ];
      return bag.meaningsOf({ ...one, amount }, formula);
    });
  },
};
