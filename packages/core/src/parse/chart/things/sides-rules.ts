import type { Rational } from '../../../number/rational.ts';
import type { Lexeme } from '../../question/words/lex-question.ts';
import type { Cell, CellValue, Measure } from '../cell.ts';
import type { LocalRule } from '../chart.ts';
import { times } from '../rules/measures.ts';

/** A figure in the unit that the next side has. */
const inUnitsOf = (number: Rational, next: readonly Measure[]): Measure[] =>
  next.map((measure) => ({ ...measure, amount: number }));

/** Units of ways and not of things: 4 x 5 km are 20 km, and no sides. */
export const OF_WAYS = new Set(['km', 'nmi', 'mi']);

const lengthsOf = ({ measures, label }: CellValue): readonly Measure[] =>
  label === undefined
    ? (measures ?? []).filter(({ category, unit }) => category === 'length' && !OF_WAYS.has(unit))
    : [];

/** One more side in front of those that have their unit already; `x` where all signs between them are. */
function withFactor({ number, measures, label }: CellValue, { sides = [], label: rest }: CellValue) {
  const [next = []] = sides;
  const own = number ? inUnitsOf(number, next) : (measures ?? []);
  return own.length > 0 ? { sides: [own, ...sides], label: label === rest ? label : undefined } : undefined;
}

/** So many times an amount that is no side. */
function counted({ number }: Cell, { measures = [], label }: Cell): CellValue | undefined {
  const [first] = measures;
  if (!number || !first || label !== undefined || first.category === 'temperature') return undefined;
  const text = [{ amount: number, unit: '' }, ' × ', { amount: first.amount, unit: first.unit }];
  return { measures: times(measures, number), label: 'times', formula: text };
}

/** A sign between sides: three times 5 km are no sides. */
const signOf = (lexeme: Lexeme | undefined): string | undefined =>
  ['*', 'x'].includes(lexeme?.text ?? '') ? 'x' : undefined;

/** Sides of a thing, and so many times an amount. */
export const SIDES_RULES: readonly LocalRule[] = [
  {
    ...{ id: 'number times', of: ['number', 'word:times'], gap: 0, cost: 0, gives: 'factor' },
    make: ({ number }, sign, { lexemes }) => ({ number, label: signOf(lexemes[sign.from]) }),
  },
  {
    ...{ id: 'side times', of: ['amount', 'word:times'], gap: 0, cost: 0, gives: 'factor' },
    make: (side) => (lengthsOf(side).length > 0 ? { measures: lengthsOf(side), label: 'x' } : undefined),
  },
  {
    ...{ id: 'two sides', of: ['factor', 'amount'], gap: 0, cost: 0, gives: 'sides' },
    make(factor, side) {
      const own = side.rule === 'number unit' ? lengthsOf(side) : [];
      return own.length > 0 ? withFactor(factor, { sides: [own], label: 'x' }) : undefined;
    },
  },
  {
    ...{ id: 'two figures', of: ['factor', 'number'], gap: 0, cost: 0.2, gives: 'bare sides' },
    make: (factor, { number }) =>
      factor.number && number ? { figures: [factor.number, number] } : undefined,
  },
  {
    ...{ id: 'more sides', of: ['factor', 'sides'], gap: 0, cost: 0, gives: 'sides' },
    make: withFactor,
  },
  {
    ...{ id: 'so many times', of: ['factor', 'amount'], gap: 0, cost: 0.05, gives: 'item' },
    make: (factor, amount) => (lengthsOf(amount).length > 0 ? undefined : counted(factor, amount)),
  },
  {
    ...{ id: 'amount times', of: ['amount', 'word:times'], gap: 0, cost: 0.05, gives: 'counted' },
    make({ measures = [], label }, { from }, { lexemes }) {
      // 750 ml for 6.50: a word may be for
      const isSign = signOf(lexemes[from]) !== undefined || measures[0]?.category === 'time';
      return label === undefined && isSign ? { measures } : undefined;
    },
  },
  {
    ...{ id: 'amount so often', of: ['counted', 'number'], gap: 0, cost: 0.05, gives: 'item' },
    make: (amount, number) => (lengthsOf(amount).length > 0 ? undefined : counted(number, amount)),
  },
  {
    ...{ id: 'deep side', of: ['amount', 'word:deep'], gap: 1, cost: 0, gives: 'sides' },
    make: (side) => (lengthsOf(side).length > 0 ? { sides: [lengthsOf(side)] } : undefined),
  },
  {
    ...{ id: 'sides of noun', of: ['sides', 'noun'], gap: 0, cost: 0.4, gives: 'sides' },
    make: ({ sides, label }, { from }) => ({ sides, label, skipped: [from] }),
  },
  {
    ...{ id: 'sides with a depth', of: ['sides', 'sides'], gap: 1, cost: 0, gives: 'sides' },
    make: ({ sides: first = [] }, { sides = [], rule }) =>
      rule === 'deep side' && first.length === 2 ? { sides: [...first, ...sides] } : undefined,
  },
];
