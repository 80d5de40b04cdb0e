import { compare, ONE, type Rational, rational } from '../../../number/rational.ts';
import { isSign, type Lexeme } from '../../question/words/lex-question.ts';
import type { Cell, CellValue } from '../cell.ts';
import type { LocalRule } from '../chart.ts';
import { soMany } from '../rules/measures.ts';

const isPlain = ({ label }: Cell): boolean => label === undefined;

/** The dozen, or another number that things are counted in. */
export const isDozen = ({ numberWord }: Lexeme): boolean =>
  numberWord?.kind === 'scale' && [12n, 144n].includes(numberWord.value.n);

const isWhole = (number: Rational | undefined): boolean =>
  number !== undefined && number.d === 1n && compare(number, rational(0n)) > 0;

/** So much of each of a thing. */
const ofThing = ({ label, per }: Cell, amount: Cell): CellValue | undefined =>
  label !== undefined && !per && isPlain(amount) ? { measures: amount.measures, label } : undefined;

/** So much money for each of a unit. */
const ofUnit = ({ per }: Cell, amount: Cell): CellValue | undefined =>
  per && isPlain(amount) && amount.measures?.[0]?.category === 'currency'
    ? { measures: amount.measures, per }
    : undefined;

/** A whole number of people, or of parts. */
const countOf = (number: Rational | undefined): CellValue | undefined =>
  isWhole(number) ? { number } : undefined;

/** What each of what is asked for measures. */
const sizeOf = ({ label, senses }: Cell, { measures, sides, label: own }: Cell): CellValue | undefined => {
  const isSize = own === undefined || sides !== undefined;
  return isSize ? { measures, sides, label: label ?? senses?.[0]?.[0]?.id } : undefined;
};

/** What nothing but a thing's size is told in: at 5 km is where it is, at 20 h when. */
const SIZE = new Set(['volume', 'weight', 'energy', 'data']);

const isOf = (a: Cell, b: Cell): boolean => b.from > a.to;

/** Things: what each of them is, how many there are in something, in how many parts it is, and for how many people. */
export const THING_RULES: readonly LocalRule[] = [
  {
    ...{ id: 'thing weighs', of: ['each', 'amount'], gap: 1, over: 'does', cost: 0, gives: 'rate' },
    make: ofThing,
  },
  {
    ...{ id: 'thing costs each', of: ['each', 'amount'], gap: 1, over: 'costs', cost: 0.05, gives: 'rate' },
    make: (thing, amount) =>
      isOf(thing, amount) ? (ofThing(thing, amount) ?? ofUnit(thing, amount)) : undefined,
  },
  {
    // sold together at one price
    ...{ id: 'pack of things', of: ['word:pack', 'count'], gap: 1, cost: 0, gives: 'dozens' },
    make: (_, { number, label }) => ({ number, label }),
  },
  {
    // 20 bottles at 0.5 l, but not 3 cars at 100 km/h
    ...{ id: 'count at size', of: ['count', 'amount'], gap: 1, over: 'at', cost: 0.1, gives: 'item' },
    make({ number, label, to }, { measures: [size] = [], from, label: own }, chart) {
      const isAt = from === to + 1 && chart.from(to).some(({ kind }) => kind === 'word:at');
      const isSize = size && SIZE.has(size.category) && !own;
      return isAt && number && isSize ? soMany(number, [size], label) : undefined;
    },
  },
  {
    ...{ id: 'counted each', of: ['item', 'word:one'], gap: 0, cost: 0, gives: 'item' },
    make: ({ rule, measures, label, number, formula }) =>
      rule === 'count of money' ? { measures, label, number, formula } : undefined,
  },
  {
    ...{ id: 'number of', of: ['number', 'word:of'], gap: 0, cost: 0.4, gives: 'numbered' },
    make: ({ number }) => (isWhole(number) ? { number, label: '' } : undefined),
  },
  {
    ...{ id: 'dozens of noun', of: ['dozens', 'noun'], gap: 1, cost: 0, gives: 'dozens' },
    make: ({ number, label }, noun) => (label === undefined ? { number, label: noun.label } : undefined),
  },
  {
    ...{ id: 'how many things', of: ['word:howMany', 'noun'], gap: 1, cost: 0, gives: 'wanted' },
    make: (_, { label }) => ({ label }),
  },
  {
    // how much flour
    ...{ id: 'how much of noun', of: ['asked', 'noun'], gap: 0, cost: 0, gives: 'wanted' },
    make: ({ asks, isAsked, per, label }, noun) =>
      asks === 'price' && isAsked && !per && label === undefined ? { label: noun.label } : undefined,
  },
  {
    ...{ id: 'things of noun', of: ['wanted', 'noun'], gap: 1, cost: 0.2, gives: 'wanted' },
    make: ({ label, to }, { from }) => (from > to ? { label, skipped: [from] } : undefined),
  },
  {
    ...{ id: 'how many parts', of: ['word:howMany', 'word:parts'], gap: 0, cost: 0, gives: 'wanted' },
    make: () => ({ label: 'parts' }),
  },
  {
    ...{ id: 'in things', of: ['word:in', 'noun'], gap: 0, cost: 0.2, gives: 'wanted' },
    make: (_, { label }) => ({ label }),
  },
  {
    ...{ id: 'how many of a size', of: ['word:howMany', 'amount'], gap: 0, cost: 0, gives: 'sized' },
    make: (_, { measures, label }) => (label ? undefined : { measures }),
  },
  {
    ...{ id: 'how many of sides', of: ['word:howMany', 'sides'], gap: 0, cost: 0, gives: 'sized' },
    make: (_, { sides }) => (sides?.length === 2 ? { sides } : undefined),
  },
  {
    ...{ id: 'in a size', of: ['word:in', 'amount'], gap: 0, cost: 0.2, gives: 'sized' },
    make: (_, { measures, label }) => (label ? undefined : { measures }),
  },
  {
    ...{ id: 'with things', of: ['word:with', 'noun'], gap: 0, cost: 0.2, gives: 'wanted' },
    make: (_, { label }) => ({ label }),
  },
  {
    ...{ id: 'in parts of', of: ['word:in', 'word:parts'], gap: 0, cost: 0.1, gives: 'wanted' },
    make: () => ({ label: 'parts' }),
  },
  {
    ...{ id: 'sized parts', of: ['sized', 'word:parts'], gap: 0, cost: 0, gives: 'pieces' },
    make: ({ measures, sides }) => ({ measures, sides, label: 'parts' }),
  },
  {
    ...{ id: 'sized things', of: ['sized', 'noun'], gap: 0, cost: 0, gives: 'pieces' },
    make: ({ measures, sides }, { label }) => ({ measures, sides, label }),
  },
  {
    ...{ id: 'sized units', of: ['sized', 'unit'], gap: 0, cost: 0, gives: 'pieces' },
    make: ({ measures, sides }, { senses }) => ({ measures, sides, label: senses?.[0]?.[0]?.id }),
  },
  {
    ...{ id: 'things of a size', of: ['wanted', 'amount'], gap: 1, over: 'at', cost: 0, gives: 'pieces' },
    make: (things, size) => (isOf(things, size) ? sizeOf(things, size) : undefined),
  },
  {
    ...{ id: 'parts of a size', of: ['word:parts', 'amount'], gap: 1, cost: 0.3, gives: 'pieces' },
    make: (parts, { measures, label, from }) =>
      from > parts.to && label === undefined ? { measures, label: 'parts' } : undefined,
  },
  {
    ...{ id: 'things of a figure', of: ['wanted', 'number'], gap: 1, over: 'at', cost: 0.2, gives: 'pieces' },
    make: (things, { number, from }) =>
      from > things.to && number && number.d > 1n ? { number, label: things.label } : undefined,
  },
  {
    ...{ id: 'thing of a figure', of: ['noun', 'number'], gap: 1, cost: 0.2, gives: 'contents' },
    make: (thing, { number, from }) => (from > thing.to ? { number, label: thing.label } : undefined),
  },
  {
    ...{ id: 'things of sides', of: ['wanted', 'sides'], gap: 1, cost: 0, gives: 'pieces' },
    make: (things, size) => (size.sides?.length === 2 ? sizeOf(things, size) : undefined),
  },
  ...(['for', 'holds'] as const).map(
    (role): LocalRule => ({
      // tiles of 20 x 25 cm for 12 m2, tiles of 6 by 6 inches to cover a floor
      ...{ id: 'sides to fill', of: ['sides', `word:${role}`], gap: 1, over: 'to', cost: 0.2 },
      gives: 'pieces',
      make({ sides, from }, _, chart) {
        const [name] = [from, from - 1].flatMap((to) => chart.to(to).filter(({ kind }) => kind === 'noun'));
        return sides?.length === 2 && name ? { sides, label: name.label } : undefined;
      },
    }),
  ),
  {
    ...{ id: 'units of a size', of: ['target', 'amount'], gap: 1, cost: 0, gives: 'pieces' },
    make: (unit, size) => (unit.isAsked && isOf(unit, size) ? sizeOf(unit, size) : undefined),
  },
  {
    ...{ id: 'named sides', of: ['noun', 'sides'], gap: 1, cost: 0.2, gives: 'sides' },
    make: ({ from }, { sides, label }, { lexemes }) =>
      isSign(lexemes[from - 1]?.operator) ? { sides, label } : undefined,
  },
  {
    ...{ id: 'number parts', of: ['number', 'word:parts'], gap: 0, cost: 0, gives: 'parts' },
    make: ({ number }) => countOf(number),
  },
  {
    ...{ id: 'number of parts', of: ['number', 'word:parts'], gap: 0, cost: 0.2, gives: 'count' },
    make: ({ number }, { from }, { lexemes }) =>
      isWhole(number) ? { number, label: lexemes[from]?.text } : undefined,
  },
  {
    ...{ id: 'in parts', of: ['word:in', 'parts'], gap: 0, cost: 0, gives: 'group' },
    make: ({ from }, { number }, { lexemes }) =>
      lexemes[from]?.text === '=' ? undefined : { number, label: 'parts' },
  },
  {
    ...{ id: 'among parts', of: ['word:among', 'parts'], gap: 0, cost: 0, gives: 'group' },
    make: (_, { number }) => ({ number, label: 'parts' }),
  },
  {
    // 168 € in 7, how much a head
    ...{ id: 'in so many', of: ['word:in', 'number'], gap: 0, cost: 0.3, gives: 'group' },
    make: (_, { number, to }, { cells }) =>
      isWhole(number) && cells.some(({ kind, from }) => kind === 'word:one' && from >= to)
        ? { number, label: 'people' }
        : undefined,
  },
  {
    ...{ id: 'for so many', of: ['word:for', 'number'], gap: 0, cost: 0, gives: 'portion' },
    make: (_, { number }) => countOf(number),
  },
  {
    ...{ id: 'serves', of: ['word:holds', 'number'], gap: 0, cost: 0, gives: 'portion' },
    make: (_, { number }) => countOf(number),
  },
  {
    ...{ id: 'we are', of: ['word:we', 'number'], gap: 0, cost: 0, gives: 'portion' },
    make: (_, { number }) => countOf(number),
  },
  ...(['count', 'number', 'noun'] as const).map(
    (kind): LocalRule => ({
      ...{ id: 'so many need', of: [kind, 'word:holds'], gap: 1, cost: 0.4, gives: 'portion' },
      // if one covers 350 sq ft, a pot that covers 30 m2
      make: ({ number, label }) =>
        label !== undefined || number?.n === number?.d ? { number, label } : undefined,
    }),
  ),
  {
    ...{ id: 'one holds', of: ['portion', 'amount'], gap: 1, over: 'for', cost: 0, gives: 'pieces' },
    make: ({ number = ONE, label, rule }, { measures, label: own }) =>
      rule === 'so many need' && number.n === number.d && !own ? { measures, label } : undefined,
  },
  {
    ...{ id: 'people', of: ['portion', 'word:people'], gap: 0, cost: 0, gives: 'portion' },
    make: ({ number }) => ({ number, label: 'people' }),
  },
  {
    ...{ id: 'portion of things', of: ['portion', 'noun'], gap: 0, cost: 0.2, gives: 'portion' },
    make: ({ number, rule }, noun) =>
      ['for so many', 'serves'].includes(rule) ? { number, label: noun.label } : undefined,
  },
  {
    ...{ id: 'portion of parts', of: ['portion', 'word:parts'], gap: 0, cost: 0, gives: 'portion' },
    make: ({ number, rule }) => (rule === 'for so many' ? { number, label: 'parts' } : undefined),
  },
  {
    ...{ id: 'how much does', of: ['word:howMany', 'word:does'], gap: 0, cost: 0.1, gives: 'asked' },
    make: () => ({ asks: 'price' }),
  },
  {
    ...{ id: 'how much holds', of: ['word:howMany', 'word:holds'], gap: 0, cost: 0.1, gives: 'asked' },
    make: () => ({ asks: 'price' }),
  },
  {
    ...{ id: 'amount noun', of: ['amount', 'noun'], gap: 0, cost: 0.2, gives: 'ingredient' },
    make: ({ measures, label }, noun) => (label === undefined ? { measures, label: noun.label } : undefined),
  },
];
