import { exactOf } from '../../../number/exact-value.ts';
import { compare, divide, type Rational } from '../../../number/rational.ts';
import { PLAIN } from '../../sums/sum.ts';
import type { Bag, GlobalRule, Meaning } from '../bag.ts';
import type { Cell, Measure } from '../cell.ts';
import type { Chart, LocalRule } from '../chart.ts';
import { bareMoney, moneyIn } from '../rules/measures.ts';
import { isPrice } from '../rules/rate-rules.ts';

/** What prices are told for, where the sizes are smaller. */
const SOLD_BY: Readonly<Record<string, string>> = { g: 'kg', ml: 'l', cl: 'l' };

/** So much, or so many, for so much money; a bare figure is money behind *for*, or as prices are written. */
function offerOf(size: Cell, { measures, number, label, from }: Cell, chart: Chart) {
  const isFor =
    from > size.to ||
    (number ? size.kind === 'count' && isPrice(chart.lexemes[from]) : size.kind !== 'number');
  const money = label || !isFor ? [] : number ? bareMoney(number) : moneyIn(measures);
  const per = size.measures
    ? size.measures.filter(({ category }) => !['currency', 'temperature'].includes(category))
    : [{ category: 'number', unit: '', amount: size.number as Rational, rank: 0 }];
  return per[0] && money[0]
    ? { measures: money, per, label: size.measures ? undefined : size.label }
    : undefined;
}

/** Sizes with what they cost, also behind the name of the thing. */
export const OFFER_RULES: readonly LocalRule[] = [
  ...(['amount', 'named', 'item', 'count', 'number'] as const).flatMap((size) =>
    (['amount', 'price', 'number'] as const).map(
      (money): LocalRule => ({
        ...{ id: 'offer', of: [size, money], gap: 1, over: 'for', cost: 0, gives: 'offer' },
        make: offerOf,
      }),
    ),
  ),
  {
    ...{ id: 'thing offer', of: ['noun', 'offer'], gap: 1, cost: 0.3, gives: 'offer' },
    make: ({ from }, { measures, per, label }) => ({ measures, per, label, skipped: [from] }),
  },
];

/** One of two offers, with the price of one of what both are sizes of. */
interface Offer {
  readonly size: { readonly amount: Rational; readonly unit: string };
  readonly money: Measure;
  readonly inUnit: Rational;
  readonly price: Rational;
}

/** Two offers by the price of one: of the larger unit, or of the one that things are sold by. */
function pricedBy(bag: Bag, offers: readonly Cell[], sizes: readonly Measure[]): Meaning[] {
  const [one, other] = sizes;
  if (!one || !other) return [];
  const inOther = bag.units.convert(one.amount, one.unit, other.unit);
  const isLarger = inOther.ok && compare(inOther.toFraction(), one.amount) >= 0;
  const larger = isLarger ? one.unit : other.unit;
  const per = SOLD_BY[larger] ?? larger;
  const priced = sizes.flatMap(({ amount, unit }, at): Offer[] => {
    const own = unit === per ? exactOf(amount) : bag.units.convert(amount, unit, per);
    const { measures: [money] = [] } = offers[at] ?? {};
    if (!own.ok || own.sign <= 0 || !money) return [];
    const inUnit = own.toFraction();
    return [{ size: { amount, unit }, money, inUnit, price: divide(money.amount, inUnit) }];
  });
  const [first, second] = priced.sort((a, b) => compare(a.price, b.price));
  const units = new Set(priced.flatMap(({ money }) => money.unit || []));
  if (!first || !second || units.size > 1) return [];
  // 24 at 0.65 or 6 at 0.70: for each of them, or for all
  const isOpen =
    offers.some(({ of: [size, paid] }) => paid?.kind === 'price' && size?.kind !== 'item') &&
    compare(first.inUnit, second.inUnit) !== compare(first.money.amount, second.money.amount);
  if (isOpen) return [];
  const [unit = ''] = units;
  const formula = [first, second].flatMap(({ size, money }, at) => [
    ...(at === 0 ? [] : [compare(first.price, second.price) < 0 ? ' < ' : ' = ']),
    ...[{ amount: money.amount, unit }, ' ÷ ', size],
  ]);
  const interpretation = {
    ...{ ...PLAIN, category: unit === '' ? 'number' : 'currency', amount: exactOf(first.price), from: '' },
    ...{ to: [unit], formula, sides: [first, second].map(({ price }) => ({ amount: price, unit })) },
    ...{ of: [first.size, second.size], ...(per !== '' && { per }) },
  };
  return [{ interpretation, cost: one.rank + other.rank }];
}

/** `which is cheaper, 500 g for 3.20 or 750 g for 4.50`: what one of it costs in each of two offers, the cheaper one first. */
export const CHEAPER: GlobalRule = {
  id: 'cheaper of two',
  family: 'divide',
  takes: {
    offer: [2, 2],
    'word:compares': [0, 1],
    'word:or': [0, 1],
    'word:among': [0, 1],
    each: [0, 1],
    target: [0, 1],
  },
  cost: 0,
  make(bag) {
    const offers = bag.all('offer');
    const [one, other] = offers;
    const labels = new Set(offers.flatMap(({ label }) => label ?? []));
    const isAsked = bag.all('word:compares', 'word:or').length > 0;
    // which is cheaper per litre
    const [by] = bag
      .all('each', 'target')
      .map(({ per, senses }) => per?.[0]?.category ?? senses?.[0]?.[0]?.category);
    if (!isAsked || labels.size > 1) return [];
    for (const size of one?.per ?? []) {
      const match = other?.per?.find(({ category }) => category === size.category);
      if (match && (!by || by === size.category)) return pricedBy(bag, offers, [size, match]);
    }
    return [];
  },
};
