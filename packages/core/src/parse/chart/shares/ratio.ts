import { exactOf } from '../../../number/exact-value.ts';
import { compare, divide, multiply, type Rational, rational, subtract } from '../../../number/rational.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import { type FormulaPart, PLAIN } from '../../sums/sum.ts';
import type { GlobalRule } from '../bag.ts';
import type { Cell, Kind, Measure } from '../cell.ts';
import type { LocalRule } from '../chart.ts';

const HUNDRED = rational(100n);

const bare = ({ number, measures }: Cell): readonly Measure[] =>
  measures ?? (number ? [{ category: 'number', unit: '', amount: number, rank: 0 }] : []);

/** Two amounts in one unit; a figure is in that of the other: from 640 to 672 €. */
function inOneUnit(a: Measure, b: Measure, units: UnitSet): readonly [Measure, Measure] | undefined {
  if (a.unit === b.unit) return [a, b];
  if (a.unit === '') return [{ ...b, amount: a.amount }, b];
  const isPlain = !/^(?:currency|temperature)$/.test(a.category);
  const own = isPlain ? units.convert(b.amount, b.unit, a.unit) : undefined;
  return own?.ok ? [a, { ...a, amount: own.toFraction() }] : undefined;
}

function pairOf(a: Cell, b: Cell, units: UnitSet): readonly [Measure, Measure] | undefined {
  if (a.formula || b.formula) return undefined;
  const pairs = bare(a).flatMap((x) => bare(b).map((y) => inOneUnit(x, y, units)));
  return pairs.find((pair) => pair !== undefined);
}

const PAIRS: readonly (readonly [Kind, Kind])[] = [
  ['number', 'number'],
  ['number', 'count'],
  ['number', 'amount'],
  ['amount', 'amount'],
  ['count', 'count'],
];

/** So many of so many, from one amount to another, and a percentage that is asked for. */
export const RATIO_RULES: readonly LocalRule[] = [
  ...PAIRS.flatMap((of) =>
    (['on', 'to'] as const).flatMap((over): LocalRule[] =>
      of.join() === 'number,amount' && over === 'on'
        ? []
        : [
            {
              ...{
                id: over === 'on' ? 'so many of' : 'from one to another',
                of,
                gap: 1,
                over,
                cost: 0,
                gives: 'ratio',
              },
              make: (a, b, chart) => {
                const between = chart.from(a.to).map(({ kind }) => kind);
                // de 40 a 50: what goes from one to the other is no part of it
                const isBetween =
                  between.includes(`word:${over}`) && (over === 'to' || !between.includes('word:to'));
                const pair = b.from === a.to + 1 && isBetween ? pairOf(a, b, chart.units) : undefined;
                return pair ? { measures: pair, label: over } : undefined;
              },
            },
          ],
    ),
  ),
  ...(['what', 'howMany', 'in'] as const).map(
    (role): LocalRule => ({
      ...{
        id: 'percent asked',
        of: [`word:${role}`, 'word:percent'],
        gap: 1,
        cost: 0,
        gives: 'percent asked',
      },
      make: () => ({}),
    }),
  ),
];

/** `34 of 40 questions, what percentage`, `from 640 to 672 €, rise in percent`. */
export const RATIO: GlobalRule = {
  id: 'ratio',
  family: 'share',
  takes: {
    ...{ ratio: [1, 1], 'percent asked': [1, 1], asked: [0, 1], wanted: [0, 1] },
    ...{ 'word:change': [0, 1], 'word:raise': [0, 1], 'word:reduce': [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [{ measures = [], label = '' } = {}] = bag.all('ratio');
    const [first, second] = measures;
    if (!first || !second || second.amount.n <= 0n || first.amount.n <= 0n) return [];
    const isChange = bag.all('word:change', 'word:raise', 'word:reduce').length > 0;
    const order = compare(first.amount, second.amount);
    const isAgainst =
      (order > 0 && (!isChange || bag.all('word:raise').length > 0)) ||
      (order < 0 && bag.all('word:reduce').length > 0);
    if (isChange !== (label === 'to') || isAgainst || bag.all('asked').some(({ asks }) => asks !== 'price'))
      return [];
    const [part, whole] = isChange ? [second, first] : [first, second];
    const { unit } = first;
    const share: Rational = multiply(HUNDRED, divide(part.amount, whole.amount));
    const written = ({ amount }: Measure): FormulaPart => ({ amount, unit });
    return [
      {
        interpretation: {
          ...PLAIN,
          ...{ category: 'percent', amount: exactOf(rational(0n)), from: '', to: [unit] },
          terms: [
            { amount: share, unit },
            ...(isChange ? [{ amount: subtract(rational(0n), HUNDRED), unit }] : []),
          ],
          formula: isChange
            ? [written(first), ' → ', written(second)]
            : [written(part), ' ÷ ', written(whole)],
        },
        cost: 0,
      },
    ];
  },
};
