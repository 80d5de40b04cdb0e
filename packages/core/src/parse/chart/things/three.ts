import { divide, multiply } from '../../../number/rational.ts';
import type { GlobalRule } from '../bag.ts';
import { moneyOf } from '../rules/measures.ts';

/** `24 bottles cost $288, how much for 5 bottles`. */
export const THREE: GlobalRule = {
  id: 'rule of three',
  family: 'product',
  takes: { count: [1, 2], dozens: [0, 1], number: [0, 2], amount: [0, 1], asked: [1, 1] },
  cost: 0,
  make(bag) {
    const [asked] = bag.all('asked');
    const told = bag.all('count', 'dozens', 'number', 'amount');
    const [[things, money, ...others], [wanted, ...more]] = [
      told.filter(({ to }) => asked && to <= asked.from),
      told.filter(({ from }) => asked && from >= asked.to),
    ];
    if (!things?.number || !money || !wanted?.number || others.length + more.length > 0) return [];
    const isAsked = asked?.asks === 'price' && !asked.per && things.label !== 'people';
    const isOfThem = wanted.kind !== 'count' || wanted.label === things.label;
    // 3 coconuts cost 21
    const isPaid = money.kind === 'amount' || (money.kind === 'number' && bag.hasVerb);
    if (!isAsked || !isOfThem || !isPaid) return [];
    const share = divide(wanted.number, things.number);
    const by = [' × ', { amount: wanted.number, unit: '' }, ' ÷ ', { amount: things.number, unit: '' }];
    return moneyOf(money).flatMap((one) =>
      bag.meaningsOf({ ...one, amount: multiply(one.amount, share) }, [
        { amount: one.amount, unit: one.unit },
        ...by,
      ]),
    );
  },
};
