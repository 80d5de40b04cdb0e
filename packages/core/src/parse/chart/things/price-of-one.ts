import { compare, divide, ONE } from '../../../number/rational.ts';
import type { GlobalRule } from '../bag.ts';
import { moneyOf } from '../rules/measures.ts';

/** `12 eggs for 3.60 how much each`: what one of so many things costs. */
export const PRICE_OF_ONE: GlobalRule = {
  id: 'price of one',
  family: 'divide',
  takes: {
    ...{ count: [0, 1], dozens: [0, 1], amount: [0, 1], price: [0, 1], number: [0, 1], 'for all': [0, 1] },
    ...{ asked: [0, 1], 'word:one': [0, 1], target: [0, 1], unit: [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [things, ...others] = bag.all('count', 'dozens');
    const [money, ...more] = bag.all('amount', 'price', 'number', 'for all');
    const [[asked], [one]] = [bag.all('asked'), bag.all('word:one')];
    if (!things?.number || !money || others.length + more.length > 0) return [];
    // 12 at 3.60 cost that each, a dozen costs it together
    if (money.kind === 'price' && things.kind !== 'dozens') return [];
    const isAsked = asked?.asks === 'price' && !asked.per;
    // 300 € per person, for 3 people
    const isEach = one
      ? asked?.isAsked && asked.to === one.from && things.label !== 'people'
      : asked?.label !== undefined && asked.label === things.label;
    if (!isAsked || !isEach || compare(things.number, ONE) <= 0) return [];
    const { number } = things;
    return moneyOf(money).flatMap((measure) => {
      const formula = [{ amount: measure.amount, unit: measure.unit }, ' ÷ ', { amount: number, unit: '' }];
      return bag.meaningsOf({ ...measure, amount: divide(measure.amount, number) }, formula);
    });
  },
};
