import { compare, divide, ONE, rational } from '../../../number/rational.ts';
import type { Lexeme } from '../../question/words/lex-question.ts';
import type { Cell, CellValue, Measure } from '../cell.ts';
import type { LocalRule } from '../chart.ts';
import { isPaceUnit } from '../dimension.ts';
import { isDozen } from '../things/thing-rules.ts';
import { WEIGHTS } from '../weights.ts';
import { bareMoney, isWay, measuresOf, moneyIn, soMany } from './measures.ts';

const SIXTY = rational(60n);

/** One of a unit, as what something is for each of. */
export const oneOf = ({ senses }: Cell): readonly Measure[] =>
  measuresOf(ONE, senses?.[0] ?? []).filter(({ category }) => category !== 'currency');

function rateOf(measures: readonly Measure[] | undefined, { per, label }: CellValue): CellValue | undefined {
  if (!measures || measures.length === 0 || (per ? !per[0]?.amount.n : label === undefined)) return undefined;
  return per ? { measures, per } : { measures, label };
}

/** `12 € /kg`: not of money for each of money. */
const isPlain = ({ label }: Cell): boolean => label === undefined;

/** What a pace is told for, where nobody says. */
const WAYS: readonly Measure[] = ['km', 'mi'].map((unit, rank) => ({
  ...{ category: 'length', unit, amount: ONE },
  rank: rank / 2,
}));

const isMoneyFirst = ({ measures }: Cell): boolean => measures?.[0]?.category === 'currency';

const TEN = rational(10n);

/** `450 km at 6 l/100 km and 1.58 €`: less than ten with its cents is a price of fuel, and no more than that of a trip. */
export const isFuelPrice = ({ measures: [one] = [], per }: Cell): boolean =>
  one?.category === 'currency' && !per && one.amount.d > 1n && compare(one.amount, TEN) < 0;

/** A count of things at a price. */
function atPrice(count: CellValue, price: CellValue): CellValue | undefined {
  const { number, label } = count;
  const [first, ...others] = moneyIn(price.measures);
  return number && first ? soMany(number, [first, ...others], label) : undefined;
}

/** Whether a figure is written as prices are: 17,50. */
export const isPrice = (figure: Lexeme | undefined): boolean => /^\d+[.,]\d\d$/.test(figure?.text ?? '');

const FUEL = { id: 'l100km', category: 'fuel', rank: 0 };

/** What is so much for each of something. */
export const RATE_RULES: readonly LocalRule[] = [
  {
    ...{ id: 'each unit', of: ['word:each', 'unit'], gap: 1, cost: 0, gives: 'each' },
    make: (_, unit) => ({ per: oneOf(unit) }),
  },
  {
    ...{ id: 'each amount', of: ['word:each', 'amount'], gap: 1, cost: 0, gives: 'each' },
    make(_, { measures, label }) {
      const per = (measures ?? []).filter(
        ({ category }) => !['currency', 'speed', 'fuel'].includes(category),
      );
      return label || per.length === 0 ? undefined : { per };
    },
  },
  {
    ...{ id: 'each noun', of: ['word:each', 'noun'], gap: 1, cost: 0.3, gives: 'each' },
    // the bill comes to 102
    make: (_, { label, from }, chart) =>
      chart.from(from).some(({ kind }) => kind === 'word:bill') ? undefined : { label },
  },
  {
    ...{ id: 'each night', of: ['word:each', 'word:night'], gap: 1, cost: 0, gives: 'each' },
    make: () => ({ label: 'night' }),
  },
  {
    ...{ id: 'amount each', of: ['amount', 'each'], gap: 1, cost: 0, gives: 'rate' },
    make(amount, each, chart) {
      // 24 cans for 8.40 per can price: what is for all of them
      const isForAll = each.label && chart.from(amount.from - 1).some(({ kind }) => kind === 'word:for');
      // 2 litres of water a day
      const isOften = amount.rule === 'amount of noun' && each.per?.[0]?.category === 'time';
      return (isPlain(amount) || isOften) && !isForAll ? rateOf(amount.measures, each) : undefined;
    },
  },
  {
    ...{ id: 'price each', of: ['price', 'each'], gap: 0, cost: 0, gives: 'rate' },
    make: (price, each) => rateOf(price.measures, each),
  },
  {
    ...{ id: 'each at price', of: ['each', 'price'], gap: 1, over: 'costs', cost: 0.1, gives: 'rate' },
    make: ({ per }, { measures }) => (per ? rateOf(measures, { per }) : undefined),
  },
  {
    ...{ id: 'for figure', of: ['word:for', 'number'], gap: 0, cost: 0.3, gives: 'for all' },
    make: (_, { number }) => (number ? { measures: bareMoney(number) } : undefined),
  },
  {
    ...{ id: 'for money', of: ['word:for', 'amount'], gap: 0, cost: 0.3, gives: 'for all' },
    make: (_, { measures, label }) =>
      label === undefined && moneyIn(measures).length > 0 ? { measures: moneyIn(measures) } : undefined,
  },
  {
    ...{ id: 'one for', of: ['count', 'for all'], gap: 0, cost: 0.1, gives: 'item' },
    // a muffin for 2.95; of several it would be the price of all
    make: (count, price) =>
      count.label && count.number?.n === count.number?.d ? atPrice(count, price) : undefined,
  },
  {
    ...{ id: 'figure each', of: ['number', 'each'], gap: 0, cost: 0.4, gives: 'rate' },
    make: ({ number }, each) => (number && each.per ? rateOf(bareMoney(number), each) : undefined),
  },
  ...(['number', 'scale'] as const).map(
    (kind): LocalRule => ({
      ...{ id: 'per hundred', of: ['word:each', kind], gap: 1, cost: 0, gives: 'per hundred' },
      make: (_, { number, from, to: end }, { lexemes }) =>
        number?.n === 100n && number.d === 1n && end === from + 1 && !lexemes[end]?.senses.length
          ? { per: [{ category: 'length', unit: 'km', amount: number, rank: 0 }] }
          : undefined,
    }),
  ),
  {
    ...{ id: 'amount per hundred', of: ['amount', 'per hundred'], gap: 0, cost: 0.1, gives: 'rate' },
    make: (amount, { per }) =>
      isPlain(amount) && amount.measures?.some(({ category }) => ['volume', 'energy'].includes(category))
        ? rateOf(amount.measures, { per })
        : undefined,
  },
  {
    ...{ id: 'figure per hundred', of: ['number', 'per hundred'], gap: 0, cost: 0.6, gives: 'rate' },
    make: ({ number }, { per }) =>
      number ? rateOf([{ category: 'volume', unit: 'l', amount: number, rank: 0 }], { per }) : undefined,
  },
  ...(['asked', 'word:howMany'] as const).map(
    (kind): LocalRule => ({
      ...{ id: 'fuel per hundred', of: [kind, 'per hundred'], gap: 1, cost: 0, gives: 'asked' },
      make: ({ asks }) =>
        asks === undefined || ['price', 'fuel'].includes(asks) ? { asks: 'fuel', isAsked: true } : undefined,
    }),
  ),
  {
    ...{ id: 'litres per hundred', of: ['target', 'per hundred'], gap: 1, cost: 0, gives: 'target' },
    make: ({ senses = [], isAsked }) =>
      senses.length === 1 && senses[0]?.[0]?.id === 'l' ? { senses: [[FUEL]], isAsked } : undefined,
  },
  {
    ...{ id: 'fuel of a way', of: ['asked', 'each'], gap: 0, cost: 0, gives: 'asked' },
    make: ({ asks }, { per: [one] = [] }) =>
      asks === 'fuel' && one?.unit === 'km' && one.amount.n === 100n ? { asks, isAsked: true } : undefined,
  },
  {
    ...{ id: 'pace of a way', of: ['asked', 'each'], gap: 0, cost: 0, gives: 'target' },
    make({ asks }, { per: [one] = [] }, { units }) {
      const pace =
        asks === 'pace' && one?.amount.n === one?.amount.d ? units.find(`min${one?.unit}`) : undefined;
      return pace ? { senses: [[{ ...pace, rank: 0 }]], isAsked: true } : undefined;
    },
  },
  {
    ...{ id: 'clock each', of: ['clock', 'each'], gap: 0, cost: 0, gives: 'rate' },
    make: ({ measures = [] }, { per = [] }) =>
      isWay(per) ? { measures: measures.slice(0, 1), per } : undefined,
  },
  {
    ...{ id: 'clock hours', of: ['clock', 'unit'], gap: 0, cost: 0, gives: 'clock' },
    make({ measures = [] }, { senses }) {
      // hours and minutes, and no seconds of them
      const hours = measures.filter(({ unit }) => unit === 'min');
      return hours.length > 0 && senses?.[0]?.some(({ id }) => id === 'h') ? { measures: hours } : undefined;
    },
  },
  {
    ...{ id: 'clock pace', of: ['clock', 'unit'], gap: 0, cost: 0, gives: 'amount' },
    make({ measures: [time] = [] }, { senses, from }, { lexemes }) {
      const pace = /[/ ]/.test(lexemes[from]?.text ?? '') && senses?.[0]?.find(({ id }) => isPaceUnit(id));
      return time && pace ? { measures: measuresOf(divide(time.amount, SIXTY), [pace]) } : undefined;
    },
  },
  {
    ...{ id: 'clock way', of: ['clock', 'unit'], gap: 0, cost: 0.1, gives: 'rate' },
    make: ({ measures = [] }, { senses }) => {
      const per = measuresOf(ONE, senses?.[0] ?? []);
      return isWay(per) ? { measures: measures.slice(0, 1), per } : undefined;
    },
  },
  {
    ...{ id: 'pace told', of: ['asked', 'clock'], gap: 1, cost: 0.1, gives: 'rate' },
    make: ({ asks }, { measures = [], to }, chart) =>
      asks === 'pace' && !chart.from(to).some(({ kind }) => kind === 'word:each')
        ? { measures: measures.slice(0, 1), per: WAYS }
        : undefined,
  },
  {
    // a pace of 5:30 min/km is told, and not asked for
    ...{ id: 'speed told', of: ['asked', 'amount'], gap: 1, cost: 0.1, gives: 'amount' },
    make: ({ asks, isAsked }, amount) => {
      const [{ category } = {}] = amount.measures ?? [];
      const isPace = asks === 'pace' && amount.rule === 'clock pace';
      const isSpeed = asks === 'speed' && !isAsked && category === 'speed' && isPlain(amount);
      return isPace || isSpeed ? { measures: amount.measures } : undefined;
    },
  },
  {
    ...{ id: 'pace each', of: ['asked', 'rate'], gap: 1, cost: 0.1, gives: 'rate' },
    make: ({ asks }, { measures, per, rule }) =>
      asks === 'pace' && rule === 'clock each' ? { measures, per } : undefined,
  },
  {
    ...{ id: 'at clock', of: ['word:at', 'clock'], gap: 0, cost: 0.1, gives: 'paced' },
    make: (_, { measures = [] }) => ({ measures: measures.slice(0, 1) }),
  },
  {
    ...{ id: 'amount of each', of: ['amount', 'word:one'], gap: 0, cost: 0, gives: 'rate' },
    make: ({ measures, label, rule }) =>
      label === undefined || rule === 'amount of noun' ? { measures, label: '' } : undefined,
  },
  {
    ...{ id: 'figure of each', of: ['number', 'word:one'], gap: 0, cost: 0.2, gives: 'rate' },
    make: ({ number, from }, _, { lexemes }) =>
      number && isPrice(lexemes[from]) ? { measures: bareMoney(number), label: '' } : undefined,
  },
  {
    ...{ id: 'price of each', of: ['price', 'word:one'], gap: 0, cost: 0, gives: 'rate' },
    make: ({ measures }) => ({ measures, label: '' }),
  },
  {
    ...{ id: 'thing costs', of: ['amount', 'word:costs'], gap: 0, cost: 0, gives: 'costing' },
    make({ measures, label }) {
      const per = (measures ?? []).filter(({ category }) => category !== 'currency');
      return per.length > 0 ? { per, label } : undefined;
    },
  },
  {
    ...{ id: 'thing costs money', of: ['costing', 'amount'], gap: 0, cost: 0, gives: 'rate' },
    make: (thing, amount) =>
      isPlain(amount) ? rateOf(moneyIn(amount.measures), { per: thing.per }) : undefined,
  },
  {
    // 180 g cost 2.70
    ...{ id: 'thing costs figure', of: ['costing', 'number'], gap: 0, cost: 0.2, gives: 'rate' },
    make: ({ per }, { number, from }, { lexemes }) =>
      number && isPrice(lexemes[from]) ? rateOf(bareMoney(number), { per }) : undefined,
  },
  {
    ...{ id: 'money costs', of: ['amount', 'word:costs'], gap: 0, cost: 0, gives: 'paid' },
    make: (amount) =>
      isPlain(amount) && isMoneyFirst(amount) ? { measures: moneyIn(amount.measures) } : undefined,
  },
  ...(['amount', 'ingredient'] as const).map(
    (kind): LocalRule => ({
      ...{ id: 'thing money costs', of: [kind, 'paid'], gap: 0, cost: 0, gives: 'rate' },
      make: ({ measures = [] }, { measures: money }) =>
        rateOf(money, { per: measures.filter(({ category }) => category !== 'currency') }),
    }),
  ),
  {
    ...{ id: 'amount holds', of: ['amount', 'word:holds'], gap: 0, cost: 0, gives: 'holding' },
    make: ({ measures }) => ({ measures }),
  },
  {
    ...{ id: 'amount holds amount', of: ['holding', 'amount'], gap: 0, cost: 0, gives: 'rate' },
    make({ measures }, amount) {
      const [one, other] = [measures?.[0]?.category, amount.measures?.[0]?.category];
      return one === other ? undefined : rateOf(measures, { per: amount.measures });
    },
  },
  {
    ...{ id: 'count at price', of: ['count', 'price'], gap: 0, cost: 0, gives: 'item' },
    make: atPrice,
  },
  {
    ...{ id: 'number at price', of: ['number', 'price'], gap: 0, cost: 0.1, gives: 'item' },
    make(count, price, { lexemes }) {
      const [before, sign, figure] = [lexemes[count.from - 1], lexemes[price.from], lexemes[price.to - 1]];
      // from 3 to 2.50; 3 to 2 is a score, and to 2.50 a time of day
      const isFirst = !before || before.role === 'joiner' || before.operator === '+';
      const isPriced = price.rule === 'at price' || (sign?.role !== 'connector' && isPrice(figure));
      // 2 dozen at 3: for one of them, or for twelve
      const isOpen = lexemes.slice(count.from, count.to).some(isDozen);
      const isCount = count.number?.d === 1n && count.number.n > 1n && !isOpen;
      return isFirst && isPriced && isCount ? atPrice(count, price) : undefined;
    },
  },
  ...(['count', 'dozens'] as const).map(
    (kind): LocalRule => ({
      ...{ id: 'count by rate', of: [kind, 'rate'], gap: 1, cost: 0, gives: 'item' },
      make(count, price) {
        // dozens at so much each: for one of them, or for twelve
        const isEach = price.label === '' && kind === 'count';
        const isOfIt = price.per === undefined && (isEach || (price.label && price.label === count.label));
        return isOfIt ? atPrice(count, price) : undefined;
      },
    }),
  ),
  {
    ...{ id: 'count of price', of: ['count', 'word:of'], gap: 0, cost: 0, gives: 'numbered' },
    make: ({ number, label }) => ({ number, label }),
  },
  {
    ...{ id: 'count of figure', of: ['numbered', 'number'], gap: 0, cost: 0.2, gives: 'item' },
    make: (count, { number, from, to }, { lexemes }) =>
      number && to === from + 1 && isPrice(lexemes[from])
        ? atPrice(count, { measures: bareMoney(number) })
        : undefined,
  },
  {
    ...{ id: 'count of money', of: ['numbered', 'amount'], gap: 0, cost: 0.1, gives: 'item' },
    make({ number, label }, amount, { lexemes }) {
      if (lexemes[amount.from]?.article || !number || !isPlain(amount)) return undefined;
      const [one] = moneyIn(amount.measures);
      if (one) return atPrice({ ...amount, number, label }, amount);
      const [first, ...others] = amount.measures ?? [];
      // three eighths of an inch are no eighths
      if (!first || amount.cost >= WEIGHTS.article || number.n === number.d) return undefined;
      return soMany(number, [first, ...others], label);
    },
  },
  ...(['noun', 'word:costs', 'word:silent'] as const).map(
    (kind): LocalRule => ({
      ...{ id: 'fuel at price', of: [kind, 'number'], gap: 0, cost: 0.3, gives: 'price' },
      make({ from }, { number, from: at, of }, chart) {
        const isPrice = number && of.length === 0 && /[.,]\d\d/.test(chart.lexemes[at]?.text ?? '');
        const skipped = kind === 'noun' ? [from] : [];
        return isPrice && chart.tellsFuel ? { measures: bareMoney(number), skipped } : undefined;
      },
    }),
  ),
  {
    // milk 1.45, bread 1.20
    ...{ id: 'thing figure', of: ['noun', 'number'], gap: 0, cost: 0.3, gives: 'item' },
    make: ({ label }, { number, from, to }, { lexemes }) =>
      number && to === from + 1 && isPrice(lexemes[from])
        ? { measures: bareMoney(number), label }
        : undefined,
  },
  {
    ...{ id: 'thing price', of: ['noun', 'amount'], gap: 0, cost: 0.3, gives: 'item' },
    make({ label }, { measures, label: own }) {
      const money = own ? [] : moneyIn(measures);
      return money.length > 0 ? { measures: money, label } : undefined;
    },
  },
];
