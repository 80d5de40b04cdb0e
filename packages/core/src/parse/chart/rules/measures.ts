import { add, compare, divide, multiply, type Rational, rational } from '../../../number/rational.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import { NEXT_METRIC, NEXT_SMALLER } from '../../question/interpretation/compound-amount.ts';
import type { Sense } from '../../question/words/senses.ts';
import { MAX_SENSES } from '../../question/words/senses.ts';
import type { Cell, CellValue, Measure } from '../cell.ts';

/** An amount in each unit that its word can mean. */
export const measuresOf = (amount: Rational, senses: readonly Sense[]): Measure[] =>
  senses.slice(0, MAX_SENSES).map(({ id, category, rank, worth }) => ({
    ...{ category, unit: id, rank },
    amount: worth ? multiply(amount, worth) : amount,
    ...(worth && { worth }),
  }));

/** So many times an amount. */
export const times = (measures: readonly Measure[], count: Rational): Measure[] =>
  measures.map((measure) => ({ ...measure, amount: multiply(measure.amount, count) }));

/** So many of what is told, with how that is worked out by the first thing it may be. */
export function soMany(number: Rational, of: readonly [Measure, ...Measure[]], label?: string): CellValue {
  const [{ amount, unit }] = of;
  return {
    ...{ measures: times(of, number), label, number },
    formula: [{ amount: number, unit: '' }, ' × ', { amount, unit }],
  };
}

/** Money, also where nobody says which. */
export const moneyIn = (measures: readonly Measure[] | undefined): Measure[] =>
  (measures ?? []).filter(({ category }) => category === 'currency');

/** A bare figure as money. */
export const bareMoney = (amount: Rational): Measure[] => [
  { category: 'currency', unit: '', amount, rank: 0 },
];

/** Money, also as a bare figure. */
export const moneyOf = ({ number, measures }: Pick<Cell, 'number' | 'measures'>): Measure[] =>
  number ? bareMoney(number) : moneyIn(measures);

/** What an amount may be, also a bare figure. */
export const withFigure = ({ number, measures }: Pick<Cell, 'number' | 'measures'>): readonly Measure[] =>
  measures ?? (number ? [{ category: 'number', unit: '', amount: number, rank: 0 }] : []);

/** An amount with a smaller one behind it, as one: `5 ft 11 in`, `1 kg 200 g`; what they have in common first. */
export function fallingParts(a: readonly Measure[], b: readonly Measure[], units: UnitSet): Measure[] {
  return a.flatMap((large) => {
    for (const small of b) {
      const isNext = NEXT_SMALLER[large.unit] === small.unit || NEXT_METRIC[large.unit] === small.unit;
      const one = isNext ? units.convert(small.amount, small.unit, large.unit) : undefined;
      if (one?.ok && compare(one.toFraction(), rational(1n)) < 0) {
        const all = units.convert(large.amount, large.unit, small.unit);
        if (all.ok)
          return [{ ...small, rank: large.rank + small.rank, amount: add(all.toFraction(), small.amount) }];
      }
    }
    return [];
  });
}

const [TEN, HUNDRED] = [rational(10n), rational(100n)];
/** Money that people say in hundredths without their name. */
const IN_CENTS = new Set(['EUR', 'USD', 'GBP', 'CHF']);

/** A figure behind an amount in the next smaller unit: `1 h 45`, `twelve pounds sixty`. */
export function trailingPart(a: readonly Measure[], figure: Rational, units: UnitSet): Measure[] {
  return a.flatMap((large) => {
    if (IN_CENTS.has(large.unit) && large.amount.d === 1n && !large.worth)
      return compare(figure, TEN) >= 0 && compare(figure, HUNDRED) < 0
        ? [{ ...large, amount: add(large.amount, divide(figure, HUNDRED)) }]
        : [];
    const next = NEXT_SMALLER[large.unit] ?? NEXT_METRIC[large.unit];
    if (next === undefined || large.amount.d !== 1n) return [];
    return fallingParts([large], [{ category: large.category, unit: next, amount: figure, rank: 0 }], units);
  });
}

/** One kilometre or mile. */
export const isWay = ([one]: readonly Measure[]): boolean =>
  ['km', 'mi'].includes(one?.unit ?? '') && one?.amount.n === one?.amount.d;
