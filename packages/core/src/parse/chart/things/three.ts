import { divide, multiply } from '../../../number/rational.ts';
import type { GlobalRule, Meaning } from '../bag.ts';
import { moneyIn } from '../rules/measures.ts';

/** `24 bottles cost $288, how much for 5 bottles`. */
export const THREE: GlobalRule = {
  id: 'rule of three',
  family: 'product',
  takes: { count: [1, 2], dozens: [0, 1], number: [0, 1], amount: [1, 1], asked: [1, 1] },
  cost: 0,
  make(bag) {
    const [things, wanted, ...others] = bag.all('count', 'dozens', 'number');
    const [[money], [asked]] = [bag.all('amount'), bag.all('asked')];
    if (!things?.number || !wanted?.number || !money || !asked || others.length > 0) return [];
    // a bare figure stands behind what asks
    const isOfThem = wanted.kind === 'number' ? wanted.from >= asked.to : wanted.label === things.label;
    const isAsked = asked.asks === 'price' && !asked.per && asked.from >= money.to;
    if (!isOfThem || !isAsked || things.from > money.from || things.label === 'people') return [];
    const share = divide(wanted.number, things.number);
    const by = [' × ', { amount: wanted.number, unit: '' }, ' ÷ ', { amount: things.number, unit: '' }];
    return moneyIn(money.measures).flatMap((one): Meaning[] => {
      const formula = [{ amount: one.amount, unit: one.unit }, ...by];
      const result = bag.resultOf({ ...one, amount: multiply(one.amount, share) }, formula);
      return result ? [{ interpretation: result, cost: one.rank }] : [];
    });
  },
};
