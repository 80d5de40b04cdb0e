import { compare, divide, type Rational, rational } from '../../../number/rational.ts';
import type { FormulaPart } from '../../sums/sum.ts';
import type { Cell, CellValue, Measure } from '../cell.ts';
import type { LocalRule } from '../chart.ts';
import { bareMoney, moneyIn, times } from '../rules/measures.ts';
import { partOf } from '../shares/share-rules.ts';

/** What nobody buys as one: 3 kilos at 2.50 may be 2.50 together. */
const SOLD = new Set(['energy', 'time']);
const SOLD_BY = new Set(['kg', 'lb', 'l', 'gal_us', 'gal_uk', 't']);
/** How many of a unit one of money would buy, from which on a price is for each of them. */
const LEAST_SHARE = rational(15n);

/** 38 litres at 1.45: together they would cost next to nothing. */
function isMuch({ amount, unit }: Measure, { measures: [price] = [] }: Cell): boolean {
  const isGoods = SOLD_BY.has(unit) && price !== undefined && price.amount.n > 0n;
  return isGoods && compare(divide(amount, price.amount), LEAST_SHARE) >= 0;
}

/** So much money for each of as many. */
function costOf(number: Rational, money: readonly Measure[], of: FormulaPart): CellValue | undefined {
  const [{ amount, unit } = {}] = money;
  return amount && unit !== undefined
    ? {
        ...{ measures: times(money, number), label: 'priced', number },
        formula: [of, ' × ', { amount, unit }],
      }
    : undefined;
}

/** Money of a thing, which has no other name. */
const ofThing = ({ measures, label }: Cell, name: string | undefined): CellValue | undefined => {
  const money = label === undefined ? moneyIn(measures) : [];
  return money.length > 0 ? { measures: money, label: name } : undefined;
};

/** Of one country, as its sign or its name says: no dollars of some country, and no cents. */
const isOneMoney = ({ rule, measures }: Cell): boolean =>
  rule === 'unit number' || (measures?.length === 1 && measures[0]?.category === 'currency');

/** Amounts at a price, things that have one, and prices that have their tax. */
export const PRICE_RULES: readonly LocalRule[] = [
  {
    ...{ id: 'amount at price', of: ['amount', 'price'], gap: 0, cost: 0.1, gives: 'item' },
    make({ measures }, price) {
      const [one] = measures ?? [];
      const isNamed = price.of.some(isOneMoney);
      const isSold = one && ((SOLD.has(one.category) && isNamed) || isMuch(one, price));
      return isSold ? costOf(one.amount, moneyIn(price.measures), one) : undefined;
    },
  },
  ...(['amount', 'ingredient'] as const).map(
    (kind): LocalRule => ({
      ...{ id: `${kind} at rate`, of: [kind, 'rate'], gap: 0, cost: 0.1, gives: 'item' },
      make({ measures }, rate, { units }) {
        const [per] = rate.per ?? [];
        const [one] = (measures ?? [])
          .filter(({ category }) => category === per?.category)
          .toSorted((a, b) => a.rank - b.rank);
        // pay by the hour is no pay by the month
        if (!per || !one || (one.category === 'time' && one.unit !== per.unit)) return undefined;
        const own = units.convert(one.amount, one.unit, per.unit);
        return own.ok ? costOf(divide(own.toFraction(), per.amount), moneyIn(rate.measures), one) : undefined;
      },
    }),
  ),
  {
    ...{ id: 'money noun', of: ['amount', 'noun'], gap: 0, cost: 0.3, gives: 'item' },
    make(amount, { label }) {
      return isOneMoney(amount) ? ofThing(amount, label) : undefined;
    },
  },
  ...(['tax', 'tip'] as const).flatMap((role) =>
    (['amount', 'number'] as const).map(
      (kind): LocalRule => ({
        ...{ id: `${role} of ${kind}`, of: [`word:${role}`, kind], gap: 1, over: 'on', cost: 0.1 },
        gives: 'taxing',
        make: ({ to }, { from, measures, number, label }) =>
          from > to && !label ? { measures: measures ?? bareMoney(number as Rational) } : undefined,
      }),
    ),
  ),
  {
    ...{ id: 'taxing share', of: ['taxing', 'share'], gap: 1, over: 'at', cost: 0, gives: 'item' },
    make: ({ measures }, { number }) => partOf({ number }, { measures: moneyIn(measures) }),
  },
  {
    ...{ id: 'tax told', of: ['word:included', 'word:tax'], gap: 1, cost: 0.1, gives: 'told' },
    make: () => ({}),
  },
  {
    ...{ id: 'tax told behind', of: ['word:tax', 'word:included'], gap: 0, cost: 0.1, gives: 'told' },
    make: () => ({}),
  },
  {
    ...{ id: 'price with its tax', of: ['word:with', 'word:tax'], gap: 1, cost: 0.1, gives: 'told' },
    make: () => ({}),
  },
];
