import { divide } from '../../../number/rational.ts';
import type { GlobalRule } from '../bag.ts';
import { moneyOf } from '../rules/measures.ts';

/** `paid 42 with 40% off, what was the original price`: what a price was before its change. */
export const BEFORE: GlobalRule = {
  id: 'price before',
  passes: 'all',
  family: 'share',
  takes: {
    ...{ amount: [0, 1], number: [0, 1], change: [1, 1], 'word:before': [1, 1], 'word:out': [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [[price, ...others], [change]] = [bag.all('amount', 'number'), bag.all('change')];
    if (!price || others.length > 0 || !change?.number || change.number.n <= 0n) return [];
    const factor = change.number;
    const sign = change.label === '-' ? ' ÷ (1 − ' : ' ÷ (1 + ';
    return moneyOf(price).flatMap((one) => {
      const formula = [{ amount: one.amount, unit: one.unit }, sign, ...(change.formula ?? []), ')'];
      return bag.meaningsOf({ ...one, amount: divide(one.amount, factor) }, formula);
    });
  },
};
