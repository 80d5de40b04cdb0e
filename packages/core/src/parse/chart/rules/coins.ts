import { exactOf } from '../../../number/exact-value.ts';
import { compare, divide } from '../../../number/rational.ts';
import { PLAIN } from '../../sums/sum.ts';
import type { GlobalRule, Meaning } from '../bag.ts';

/** `5 dollars in cents`, `60 euros in pesetas`: how many of its coins, or of money that it has replaced, an amount of money is. */
export const COINS: GlobalRule = {
  id: 'coins',
  family: 'divide',
  takes: { amount: [1, 1], target: [0, 1], unit: [0, 1], 'word:fixed': [0, 1] },
  cost: 0,
  make(bag) {
    const [amount] = bag.all('amount');
    const [senses, ...others] = bag.target?.senses ?? [];
    if (
      !amount ||
      !senses ||
      bag.all('target', 'unit').length > 1 ||
      others.length > 0 ||
      bag.target?.per ||
      amount.label ||
      bag.isLeftOut
    )
      return [];
    return (amount.measures ?? []).flatMap((money): Meaning[] => {
      const worth = senses.find(({ id, worth }) => worth && id === money.unit)?.worth;
      // pesetas in pesetas
      if (!worth || (money.worth && compare(money.worth, worth) === 0)) return [];
      const formula = [
        { amount: money.amount, unit: money.unit },
        ' ÷ ',
        { amount: worth, unit: money.unit },
      ];
      const interpretation = {
        ...PLAIN,
        category: 'number',
        amount: exactOf(divide(money.amount, worth)),
        from: '',
        to: [],
        formula,
      };
      return [{ interpretation, cost: money.rank }];
    });
  },
};
