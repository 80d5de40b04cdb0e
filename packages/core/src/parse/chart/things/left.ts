import { compare, subtract } from '../../../number/rational.ts';
import type { Bag, GlobalRule, Meaning } from '../bag.ts';
import type { Cell, CellValue, Measure } from '../cell.ts';
import { bareMoney } from '../rules/measures.ts';

/** What is taken, in the unit of what it is taken from: a bare figure is money of the same. */
function takenFrom(
  { category, unit }: Measure,
  { measures, number }: CellValue,
  bag: Bag,
): Measure | undefined {
  const own = (measures ?? (number && bareMoney(number)))?.find((one) => one.category === category);
  if (!own || category === 'temperature') return undefined;
  if (category === 'currency') return own.unit === unit || own.unit === '' ? { ...own, unit } : undefined;
  const amount = bag.units.convert(own.amount, own.unit, unit);
  return amount.ok ? { ...own, amount: amount.toFraction(), unit } : undefined;
}

/** Whether the first of two is less than the second, as far as they are of one kind. */
function isLess(first: Cell, second: Cell, bag: Bag): boolean {
  const [one] = second.measures ?? (second.number ? bareMoney(second.number) : []);
  const taken = one && takenFrom(one, first, bag);
  return one !== undefined && taken !== undefined && compare(taken.amount, one.amount) < 0;
}

const isArticle = ({ kind, cost }: Cell): boolean => kind === 'number' && cost > 0;

/** `a 3 m plank, I cut off 65 cm, how much is left`, `change from 20 for 13.47`. */
export const LEFT: GlobalRule = {
  id: 'what is left',
  passes: 'all',
  family: 'sum',
  takes: {
    ...{ amount: [0, 2], item: [0, 1], number: [0, 2], 'word:out': [0, 1] },
    ...{ 'word:left': [0, 1], 'word:back': [0, 1], 'word:returned': [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [first, second, ...others] = bag.all('amount', 'item', 'number');
    const [[out], [back], [returned]] = [bag.all('word:out'), bag.all('word:back'), bag.all('word:returned')];
    const [left] = bag.all('word:left', 'word:returned');
    if (!first || !second || others.length > 0) return [];
    // I paid with 50, the bill is 37.65: what is paid with may stand before it or behind
    const isPaid = returned && out && out.to <= first.from;
    const [whole, part] = isPaid && isLess(first, second, bag) ? [second, first] : [first, second];
    const isTaken = (left && out && out.from >= whole.to) || (back && back.to <= whole.from) || isPaid;
    // I owe something: an article is no figure
    if (!isTaken || whole.kind === 'item' || isArticle(part)) return [];
    const measures = whole.measures ?? ((back ?? isPaid) && whole.number ? bareMoney(whole.number) : []);
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

/** `difference between a pound and half a kilo`, `how much longer is a mile than 1500 m`. */
export const DIFFERENCE: GlobalRule = {
  id: 'difference',
  family: 'sum',
  takes: {
    ...{ 'word:differs': [1, 2], amount: [0, 2], range: [0, 1], 'word:among': [0, 1] },
    ...{ target: [0, 1], unit: [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [first, second] = bag.all('amount');
    const [range] = bag.all('range');
    const pairs =
      range?.sides ??
      (first && second ? (first.measures ?? []).map((one) => [one, ...(second.measures ?? [])]) : []);
    if (bag.isLeftOut || bag.all('amount').length % 2 > 0 || (range && first)) return [];
    return pairs.flatMap(([one, ...others]): Meaning[] => {
      const [other] = one ? others.filter(({ category }) => category === one.category) : [];
      const taken = one && other && takenFrom(one, { measures: [other] }, bag);
      if (!taken || (one.category === 'currency' && one.unit !== other.unit)) return [];
      const isMore = compare(one.amount, taken.amount) > 0;
      // how much longer is a than b: it has to be
      if (bag.all('word:differs').length > 1 && !isMore) return [];
      const [more, less] = isMore ? [one, other] : [other, one];
      const amount = isMore ? subtract(one.amount, taken.amount) : subtract(taken.amount, one.amount);
      const formula = [
        { amount: more.amount, unit: more.unit },
        ' − ',
        { amount: less.amount, unit: less.unit },
      ];
      return bag.meaningsOf({ ...one, amount, rank: one.rank + other.rank }, formula);
    });
  },
};
