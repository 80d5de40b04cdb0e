import { describe, expect, it, test } from 'vitest';
import { exactOf } from '../../../number/exact-value.ts';
import { rational } from '../../../number/rational.ts';
import { sumTextOf } from '../../../testing/sum-text-of.ts';
import type { Correction, Interpretation, Question } from '../../question/question.ts';
import { isSum } from '../sum.ts';
import { passesOverChange } from './changing-words.ts';
import { readRelated } from './read-related.ts';

const LENGTH: Interpretation = {
  category: 'length',
  amount: exactOf(rational(3n)),
  from: 'in',
  parts: [],
  to: ['cm'],
  compound: false,
  assumedTarget: true,
};
const FORMULA = { ...LENGTH, formula: [] };
const plainly = (more: Partial<Interpretation> = {}, corrections: readonly Correction[] = []): Question => ({
  ok: true,
  interpretation: { ...LENGTH, ...more },
  alternatives: [],
  corrections,
});
const FAULT = { ok: false, code: 'unknown-word', span: [0, 1], suggestions: [] } as const;
const none = () => [];

describe('a length asked for before the sides of a thing is refused', () => {
  const decide = (text: string, more?: Partial<Interpretation>) => {
    const question = readRelated(sumTextOf(text), plainly(more), none);
    return question.ok ? 'kept' : `${question.code} ${question.span}`;
  };

  it.each([
    'how many cm is 32x34 inches',
    ' how many cm is 32 x 34 inches',
    '¿how many cm is 3 by 4 in',
    'how many cm in 3by4',
    'how many 3x4',
    'cuántas pulgadas son 3 por 4 cm',
    '¿ cuántos cm son 3por4',
    '3x4 m plus 5x6 m',
    '3 x 4 - 5 x 6',
    '3x4 + box 5x6',
    '3x4 más 5x6',
    '3x4 menos 5x6',
    '3x4+5x6',
    'ax4 plus 5x6',
    '3x4 plus5x6',
    '3 m x 4 m - 2 m',
    'muro 3 m por 4 m menos puerta 2 m',
  ])('%s', (text) => {
    expect(decide(text)).toBe(`not-understood 0,${text.length}`);
  });

  it.each([
    'so how many cm is 32x34 inches',
    'how many cm is 34 inches',
    'how many cm is ax4',
    'how many cm is 3xa',
    'how many cm is 3  x4',
    'how many cm is 3x  4',
    'cuánt 3x4',
    'cuántes 3x4',
    '3x4 m and 5x6 m',
    '3x4 ms 5x6',
    '3x4 5 6x7',
    '3x4 plus ax6',
  ])('%s is not', (text) => {
    expect(decide(text)).toBe('kept');
  });

  it.each<[Partial<Interpretation>, boolean]>([
    [{}, true],
    [{ category: 'area' }, false],
    [{ assumedTarget: false }, true],
    [{ assumedTarget: false, from: 'cm' }, false],
    [{ from: 'cm' }, true],
    [{ to: ['km'] }, false],
    [{ to: ['ft', 'km'] }, true],
  ])('of %o: %s', (more, isRefused) => {
    expect(decide('how many cm is 3x4 in', more)).toBe(isRefused ? 'not-understood 0,21' : 'kept');
  });
});

describe('which of the readings is taken', () => {
  const sums = (count: number) => () => Array.from({ length: count }, () => FORMULA);

  it.each([
    [1, 0],
    [2, 1],
    [7, 4],
  ])('of %s sums', (count, others) => {
    const question = readRelated(sumTextOf('5 km'), FAULT, sums(count));
    expect(question.ok && question.alternatives).toHaveLength(others);
  });

  const follows = (text: string, plain: Question | typeof FAULT) => {
    const question = readRelated(sumTextOf(text), plain, none);
    return question.ok && isSum(question.interpretation);
  };

  test('what follows, where the question is none as it stands', () => {
    const corrected = plainly({}, [{ span: [0, 1], word: 'x' }]);
    expect(follows('300 km at 120 km/h', FAULT)).toBe(true);
    expect(follows('300 km at 120 km/h', corrected)).toBe(true);
    expect(follows('300 km at 120 km/h', plainly())).toBe(false);
    expect(follows('cuarto de 3x4 m', plainly())).toBe(true);
    expect(follows('5 km', FAULT)).toBe(false);
  });

  it.each([
    ['5 km', plainly(), false],
    ['5 km', FAULT, true],
    ['5 km', plainly({}, [{ span: [0, 1], word: 'x' }]), true],
    ['5 km 10%', plainly(), true],
  ])('%s: adds up, %#', (text, plain, mayAdd) => {
    const given: boolean[] = [];
    readRelated(sumTextOf(text), plain, (may) => {
      given.push(may);
      return [];
    });
    expect(given).toEqual([mayAdd]);
  });

  it.each([
    ['5 km', plainly({ parts: [{ amount: rational(1n), unit: 'm' }] }), true],
    ['5 km', plainly({ parts: Array(2).fill({ amount: rational(1n), unit: 'm' }) }), false],
    ['5 km', FAULT, 'unknown-word'],
    ['5 km 10%', FAULT, false],
    ['5 km 10%', plainly(), true],
  ])('%s: a product that is none is refused, %#', (text, plain, expected) => {
    const asked = sumTextOf(text);
    const question = readRelated(asked, plain, () => {
      asked.refuseProduct([0, 4]);
      return [];
    });
    expect(question).toBe(expected === false ? asked.error : plain);
  });

  test('wood has no unit', () => {
    const refused = { ok: false, code: 'missing-unit', span: [0, 20], suggestions: [] };
    expect(readRelated(sumTextOf('madera de 2x6x8 pies'), plainly(), none)).toEqual(refused);
  });
});

test('words that change an amount are not passed over', () => {
  const read = (text: string, corrections: readonly Correction[]) =>
    readRelated(sumTextOf(text), plainly({}, corrections), none);
  expect(read('5 km most', [{ span: [5, 9], word: '' }])).toMatchObject({ code: 'not-understood' });
  expect(read('5 km most', [{ span: [5, 9], word: 'mast' }])).toMatchObject({ ok: true });
  expect(passesOverChange('most of 5 km foo', [{ span: [13, 16], word: '' }])).toBe(false);
  for (const word of ['below', 'rest', 'VAT', 'mejor', 'discounted', 'más', 'entre'])
    expect(passesOverChange(`5 km ${word}`, [{ span: [5, 5 + word.length], word: '' }])).toBe(true);
});
