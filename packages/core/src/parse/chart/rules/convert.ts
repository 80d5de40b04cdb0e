import type { Bag, GlobalRule } from '../bag.ts';
import type { Cell, Measure } from '../cell.ts';

/** A barrel of beer is none of oil, and a litre of milk in cups may be in those of two sizes. */
function isOfThing(bag: Bag, { label }: Cell, { category, unit }: Measure): boolean {
  if (label !== undefined && (unit === 'bbl' || bag.units.find(unit)?.varies)) return true;
  const [one, other] = bag.target?.senses?.[0]?.filter((sense) => sense.category === category) ?? [];
  const isTold = bag.isLeftOut || label !== undefined;
  return isTold && category === 'volume' && other !== undefined && other.rank === one?.rank;
}

/** Whether there is such an amount in each target. */
const isThere = (bag: Bag, { category, unit, amount }: Measure): boolean =>
  bag
    .targetsIn(category)
    ?.every((to) => category === 'currency' || bag.units.convert(amount, unit, to).ok) === true;

/** Nothing but an amount and what it is wanted in. */
export const CONVERT: GlobalRule = {
  id: 'convert',
  family: 'product',
  takes: { asked: [0, 1], amount: [0, 1], named: [0, 1], target: [0, 1], unit: [0, 1], 'word:fixed': [0, 1] },
  cost: 0,
  make(bag) {
    const [amount, ...others] = bag.all('amount', 'named');
    const targets = bag.all('target', 'unit');
    const asked = bag.all('asked');
    const isPrice = targets.some(({ per }) => per);
    if (!amount || others.length > 0 || targets.length !== 1 || isPrice || bag.isOf) return [];
    const [first] = amount.measures ?? [];
    const isOne =
      first?.category !== 'currency' ||
      amount.measures?.filter(({ rank, category }) => rank < 2 && category === 'currency').length === 1;
    // whose money it is, which scale, and what it changes: a noun may tell
    if (bag.isLeftOut && (!isOne || first?.category === 'temperature' || bag.isLeftOutAt(amount.from - 1)))
      return [];
    // a fixed rate is that of money which is no more
    const isFixed = bag.all('word:fixed').length > 0;
    return (amount.measures ?? []).flatMap((measure) => {
      // how long are 7200 seconds in hours
      if (!asked.every(({ asks, per }) => asks === measure.category && !per)) return [];
      if (isFixed && !measure.worth) return [];
      if (isOfThing(bag, amount, measure) || !isThere(bag, measure)) return [];
      const interpretation = bag.resultOf(measure, []);
      const isSame = interpretation?.to.includes(measure.unit);
      if (!interpretation || measure.unit === '') return [];
      const { formula: _, ...plain } = interpretation;
      return [
        {
          interpretation: plain as typeof interpretation,
          cost: measure.rank + (isSame && !measure.worth ? 3 : 0),
        },
      ];
    });
  },
};
