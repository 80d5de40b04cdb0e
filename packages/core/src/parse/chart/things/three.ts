import { divide, multiply } from '../../../number/rational.ts';
import type { GlobalRule, Meaning } from '../bag.ts';
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

/** What there is twice as much of where there is twice as much of another. */
const IN_PROPORTION = new Set(['length', 'area', 'volume', 'weight', 'time', 'energy', 'data', 'currency']);

/** `in 3 hours 45 km, how many km in 7 hours`: of two amounts that belong together, one for another of the other. */
export const PROPORTION: GlobalRule = {
  id: 'proportion',
  passes: 'all',
  family: 'product',
  takes: { amount: [3, 3], target: [1, 1] },
  cost: 0.5,
  make(bag) {
    const [first, second, last] = bag.all('amount');
    const wanted = bag.target?.senses?.[0] ?? [];
    if (!first || !second || !last || bag.target?.per) return [];
    return (last.measures ?? []).flatMap((one) =>
      [[first, second] as const, [second, first] as const].flatMap(([same, other]): Meaning[] => {
        const base = same.measures?.find(({ category }) => category === one.category);
        const result = other.measures?.find(({ category }) =>
          wanted.some((sense) => sense.category === category),
        );
        const own = base && bag.units.convert(base.amount, base.unit, one.unit);
        const isFit = [one, result].every((measure) => IN_PROPORTION.has(measure?.category ?? ''));
        // so much of a drug in so much of what it is in is a dose, and nothing to be guessed
        const isDose = ['weight volume', 'volume weight'].includes(`${one.category} ${result?.category}`);
        if (
          isDose ||
          !base ||
          !result ||
          !isFit ||
          result.category === one.category ||
          !own?.ok ||
          own.sign <= 0
        )
          return [];
        const amount = multiply(result.amount, divide(one.amount, own.toFraction()));
        const formula = [result, ' × ', one, ' ÷ ', base].map((part) =>
          typeof part === 'string' ? part : { amount: part.amount, unit: part.unit },
        );
        return bag.meaningsOf({ ...result, amount, rank: one.rank + base.rank + result.rank }, formula);
      }),
    );
  },
};
