import { exactOf } from '../../../number/exact-value.ts';
import { compare, divide, multiply, type Rational, rational, subtract } from '../../../number/rational.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import { type FormulaPart, PLAIN } from '../../sums/sum.ts';
import type { Bag, GlobalRule } from '../bag.ts';
import type { Cell, CellValue, Kind, Measure } from '../cell.ts';
import type { LocalRule } from '../chart.ts';
import { withFigure } from '../rules/measures.ts';

const HUNDRED = rational(100n);

/** Two amounts in one unit; a figure is in that of the other: from 640 to 672 €. */
function inOneUnit(a: Measure, b: Measure, units: UnitSet): readonly [Measure, Measure] | undefined {
  if (a.unit === b.unit) return [a, b];
  if (a.unit === '') return [{ ...b, amount: a.amount }, b];
  if (b.unit === '') return [a, { ...a, amount: b.amount }];
  // money of two currencies is held against each other by rates
  if (a.category === 'currency' && b.category === 'currency') return [a, b];
  const isPlain = !['currency', 'temperature'].includes(a.category);
  const own = isPlain ? units.convert(b.amount, b.unit, a.unit) : undefined;
  return own?.ok ? [a, { ...a, amount: own.toFraction() }] : undefined;
}

function pairOf(a: Cell, b: Cell, units: UnitSet): readonly [Measure, Measure] | undefined {
  const isWarmth = [a, b].some(({ measures }) => measures?.[0]?.category === 'temperature');
  if (isWarmth) return undefined;
  const pairs = withFigure(a).flatMap((x) => withFigure(b).map((y) => inOneUnit(x, y, units)));
  return pairs.find((pair) => pair !== undefined);
}

/** What a ratio is asked for by. */
const CHANGES = new Set(['word:change', 'word:raise', 'word:reduce']);
const ASKING = new Set(['word:percent', 'word:discount']);

const PAIRS: readonly (readonly [Kind, Kind])[] = [
  ['number', 'number'],
  ['number', 'count'],
  ['number', 'amount'],
  ['amount', 'number'],
  ['amount', 'amount'],
  ['count', 'count'],
  ['count', 'number'],
];

/** So many of so many, from one amount to another, and a percentage that is asked for. */
export const RATIO_RULES: readonly LocalRule[] = [
  ...PAIRS.flatMap((of) =>
    (['on', 'to'] as const).map(
      (over): LocalRule => ({
        ...{ id: over === 'on' ? 'so many of' : 'from one to another', of, gap: 2, over, cost: 0 },
        gives: 'ratio',
        make: (a, b, chart) => {
          if (!chart.cells.some(({ kind }) => ASKING.has(kind))) return undefined;
          const between = chart.from(a.to).map(({ kind }) => kind);
          // de 40 a 50: what goes from one to the other is no part of it
          const isBetween =
            between.includes(`word:${over}`) &&
            (over === 'to' || !(between.includes('word:to') || of.join() === 'number,amount'));
          // from 180 lb to 162, and no bill of 213 € to 6
          const isFrom = chart.to(a.from).some(({ kind }) => kind === 'word:from');
          const isOpen = of.join() === 'amount,number' && !(isFrom && over === 'to');
          const isOne = !isOpen && chart.to(b.from).some(({ kind }) => kind === `word:${over}`);
          const pair = isOne && isBetween ? pairOf(a, b, chart.units) : undefined;
          return pair ? { measures: pair, label: over } : undefined;
        },
      }),
    ),
  ),
  ...(['number', 'amount', 'count'] as const).map(
    (kind): LocalRule => ({
      ...{ id: 'percent of', of: ['percent asked', kind], gap: 1, over: 'on', cost: 0, gives: 'whole' },
      make: ({ to }, whole) => (whole.from > to ? { measures: withFigure(whole) } : undefined),
    }),
  ),
];

/** The two amounts, side by side, or on both sides of what asks. */
function askedOf(bag: Bag): CellValue {
  const [[ratio], [whole], [over]] = [bag.all('ratio'), bag.all('whole'), bag.all('word:over')];
  const [part, ...more] = bag.all('number', 'amount', 'count');
  // 14/20 in percent
  if (over) {
    const [other] = more;
    const isAsked = part?.number && other?.number && bag.all('percent asked').length > 0;
    return isAsked ? { measures: pairOf(part, other, bag.units) } : {};
  }
  if (whole && part && more.length === 0 && !ratio) return { measures: pairOf(part, whole, bag.units) };
  return ratio && !part && bag.all('percent asked').length > 0 ? ratio : {};
}

/** `34 of 40 questions, what percentage`, `from 640 to 672 €, rise in percent`. */
export const RATIO: GlobalRule = {
  id: 'ratio',
  family: 'share',
  takes: {
    ...{ ratio: [0, 1], whole: [0, 1], 'percent asked': [0, 2], asked: [0, 1], wanted: [0, 1] },
    ...{
      number: [0, 2],
      amount: [0, 1],
      count: [0, 1],
      each: [0, 1],
      'word:bill': [0, 1],
      'word:over': [0, 1],
    },
    ...{ 'word:change': [0, 1], 'word:raise': [0, 1], 'word:reduce': [0, 1], 'word:discount': [0, 1] },
  },
  cost: 0,
  make(bag) {
    const { label = '', measures: [first, second] = [] } = askedOf(bag);
    if (!first || !second || second.amount.n <= 0n || first.amount.n <= 0n) return [];
    const said = bag.cells.map(({ kind, label = kind }) => label);
    const isSaid = said.some((one) => CHANGES.has(one));
    const isChange = label === 'to';
    const order = compare(first.amount, second.amount);
    const isAgainst =
      (order > 0 && (!isChange || said.includes('word:raise'))) ||
      (order < 0 && said.includes('word:reduce'));
    if ((isSaid && !isChange) || isAgainst || bag.all('asked').some(({ asks }) => asks !== 'price'))
      return [];
    const [of, base] = isChange ? [second, first] : [first, second];
    const share: Rational = multiply(HUNDRED, divide(of.amount, base.amount));
    const written = ({ amount, unit }: Measure): FormulaPart => ({ amount, unit });
    if (isChange && of.unit !== base.unit) return [];
    return [
      {
        interpretation: {
          ...PLAIN,
          ...{ category: 'percent', amount: exactOf(rational(0n)), from: '', to: [base.unit] },
          terms: [
            { amount: share, unit: of.unit },
            ...(isChange ? [{ amount: subtract(rational(0n), HUNDRED), unit: base.unit }] : []),
          ],
          formula: isChange ? [written(first), ' → ', written(second)] : [written(of), ' ÷ ', written(base)],
        },
        cost: 0,
      },
    ];
  },
};

/** `18 is 12% of what`. */
export const WHOLE: GlobalRule = {
  id: 'the whole',
  family: 'share',
  takes: { 'of what': [1, 1], number: [0, 1], amount: [0, 1], target: [0, 1] },
  cost: 0,
  make(bag) {
    const [{ number } = {}] = bag.all('of what');
    const [part, ...others] = bag.all('number', 'amount');
    if (!number || number.n <= 0n || !part || others.length > 0 || bag.hasVerb) return [];
    return withFigure(part).flatMap((one) => {
      const amount = multiply(HUNDRED, divide(one.amount, number));
      const formula = [{ amount: one.amount, unit: one.unit }, ' ÷ ', { amount: number, unit: '%' }];
      const read = one.category === 'temperature' ? undefined : bag.resultOf({ ...one, amount }, formula);
      return read ? [{ interpretation: read, cost: one.rank }] : [];
    });
  },
};
