import { rational } from '../../../number/rational.ts';
import type { Lexeme } from '../../question/words/lex-question.ts';
import type { LocalRule } from '../chart.ts';
import { oneOf } from './rate-rules.ts';

const THOUSAND = rational(1000n);
const DOZEN = 12n;

const isCounted = (before: Lexeme | undefined): boolean =>
  Boolean(before?.number ?? before?.numberWord ?? before?.article);

/** What is asked for, and in which units. */
export const TARGET_RULES: readonly LocalRule[] = [
  ...(['in', 'howMany'] as const).flatMap((role) =>
    (['scale', 'word:thousands', 'dozens'] as const).map(
      (kind): LocalRule => ({
        ...{ id: 'in scale', of: [`word:${role}`, kind], gap: 0, cost: 0, gives: 'in scale' },
        make: (_, { number = THOUSAND }) =>
          number.n === DOZEN || number.n >= THOUSAND.n ? { number } : undefined,
      }),
    ),
  ),
  {
    ...{ id: 'in unit', of: ['word:in', 'unit'], gap: 1, cost: 0, gives: 'target' },
    make: ({ to }, { senses, from }, { lexemes }) =>
      lexemes[from]?.numberWord || (from > to && !['l', "l'", 'l’'].includes(lexemes[to]?.text ?? ''))
        ? undefined
        : { senses },
  },
  {
    ...{ id: 'unit of noun', of: ['unit', 'noun'], gap: 1, cost: 0.5, gives: 'unit' },
    make: ({ senses, to, from: at }, { from }, { lexemes }) =>
      from === to + 1 && lexemes[to]?.role === 'of' && !isCounted(lexemes[at - 1])
        ? { senses, skipped: [from] }
        : undefined,
  },
  {
    ...{ id: 'how many unit', of: ['word:howMany', 'unit'], gap: 1, cost: 0, gives: 'target' },
    make: (_, { senses, from }, { lexemes }) =>
      lexemes[from]?.numberWord ? undefined : { senses, isAsked: true },
  },
  {
    ...{ id: 'target and unit', of: ['target', 'and unit'], gap: 0, cost: 0.1, gives: 'target' },
    make: ({ senses = [], isAsked, per }, { senses: more = [], label }) =>
      per ? undefined : { senses: [...senses, ...more], isAsked, label },
  },
  {
    ...{ id: 'and unit', of: ['word:and', 'unit'], gap: 0, cost: 0, gives: 'and unit' },
    make: ({ from }, { senses }, { lexemes }) => ({
      senses,
      label: lexemes[from]?.text === ',' ? 'list' : undefined,
    }),
  },
  {
    ...{ id: 'target each', of: ['target', 'each'], gap: 0, cost: 0, gives: 'target' },
    make: ({ senses, isAsked }, { per }) =>
      per && senses?.length === 1 ? { senses, per, isAsked } : undefined,
  },
  {
    ...{ id: 'how much each', of: ['word:howMany', 'each'], gap: 0, cost: 0, gives: 'asked' },
    make: (_, { per }) => (per ? { asks: 'price', per, isAsked: true } : undefined),
  },
  {
    ...{ id: 'price of unit', of: ['asked', 'unit'], gap: 1, over: 'of', cost: 0.1, gives: 'asked' },
    make: ({ asks, per, to }, unit) => {
      const of = unit.from > to ? oneOf(unit) : [];
      return asks === 'price' && !per && of.length > 0 ? { asks, per: of, isAsked: true } : undefined;
    },
  },
  {
    ...{ id: 'price each asked', of: ['asked', 'each'], gap: 0, cost: 0, gives: 'asked' },
    make: ({ asks, per }, each) =>
      asks !== undefined && !per && (each.per || each.label)
        ? { asks, per: each.per, label: each.label, isAsked: true }
        : undefined,
  },
];
