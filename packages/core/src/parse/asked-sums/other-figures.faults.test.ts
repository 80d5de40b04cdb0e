import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import { questionParser } from '../../testing/parse-question.ts';
import type { Correction, Interpretation, Question } from '../question/question.ts';
import { unlessNumberUnused } from './unused-numbers.ts';

const understood = (
  amount: bigint,
  corrections: readonly Correction[] = [],
  category = 'length',
): Question => ({
  ok: true,
  // a sum may have no places at all for some of what it can have
  interpretation: {
    category,
    amount: exactOf(rational(amount)),
    from: 'km',
    parts: [],
    to: ['mi'],
    compound: false,
    assumedTarget: false,
    per: undefined,
  } as Interpretation,
  alternatives: [],
  corrections,
});

/** Takes a text for one of which other numbers come to the same, but for those other texts; also what was read. */
function asked(
  text: string,
  other: readonly string[] = [],
  corrections: readonly Correction[] = [],
  category?: string,
) {
  const question = understood(2n, corrections, category);
  const read: string[] = [];
  const result = unlessNumberUnused(text, question, questionParser.lexemesOf(text, { locale }), (one) => {
    read.push(one);
    return understood(other.includes(one) ? 3n : 2n, [], category);
  });
  return { isSame: result === question, read, result, told: result.ok ? result.corrections : undefined };
}
const refusedAt = (start: number, end: number) => ({
  ok: false,
  code: 'not-understood',
  span: [start, end],
  suggestions: [],
});

describe('other digits', () => {
  it.each([
    ['5 km or 12 mi', ['6 km or 12 mi', '5 km or 22 mi', '5 km or 13 mi']],
    ['9 km or 100 mi', ['1 km or 100 mi', '9 km or 200 mi', '9 km or 101 mi']],
    ['.5 km or 2 mi', ['.6 km or 2 mi', '.5 km or 3 mi']],
    ['1 000 km or 2 mi', ['2 000 km or 2 mi', '1 001 km or 2 mi', '1 000 km or 3 mi']],
    // hands and inches are written together
    ['14.2 hands', ['24.2 hands', '14.3 hands', '24.2 hands', '14.3 hands']],
    ['half of £37.50 or 2 mi', [' of £37.50 or 2 mi', 'half of £37.50 or 3 mi']],
    ['twelve km or 2 mi', [' km or 2 mi', 'twelve km or 3 mi']],
    // a one may be left out
    ['one km or 2 mi', ['one km or 3 mi']],
    ['a km or 2 or 3 mi', ['a km or 3 or 3 mi', 'a km or 2 or 4 mi']],
  ])('of %s', (text, read) => {
    expect(asked(text).read).toEqual(read);
  });

  it.each([
    ['5 km', []],
    ['5', []],
    ['', []],
    ['1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9', []],
    ['double recipe of 5 cups x2', ['double recipe of 6 cups x2', 'double recipe of 5 cups x3']],
    [
      'double recipe of 5 cups times 2',
      ['double recipe of 6 cups times 2', 'double recipe of 5 cups times 3'],
    ],
    ['triple batch of 5 cups x 3', ['triple batch of 6 cups x 3', 'triple batch of 5 cups x 4']],
    ['triple batch of 5 cups x3', ['triple batch of 6 cups x3', 'triple batch of 5 cups x4']],
    ['cuarto de 3 x 4', ['cuarto de 4 x 4', 'cuarto de 3 x 5']],
  ])('%s has none or no more', (text, read) => {
    expect(asked(text).read).toEqual(read);
  });

  it.each([
    ['double recipe of 5 cups x 20', ' recipe of 5 cups x 20'],
    ['triple batch of 5 cups x 30', ' batch of 5 cups x 30'],
    ['un cuarto de kilo o 3 x 4', 'un  de kilo o 3 x 4'],
  ])('%s has a word too', (text, without) => {
    expect(asked(text).read).toContain(without);
  });

  it('of eight numbers at most', () => {
    expect(asked('1 or 2 or 3 or 4 or 5 or 6 or 7 or 8').read).toHaveLength(8);
  });
});

describe('a number that plays no part', () => {
  it('is where nothing is understood', () => {
    expect(asked('5 km or 12 mi').result).toEqual(refusedAt(0, 1));
    expect(asked('5 km or 12 mi', ['6 km or 12 mi']).result).toEqual(refusedAt(8, 10));
    expect(asked('2 mi or twelve km', ['3 mi or twelve km']).result).toEqual(refusedAt(8, 14));
    expect(asked('14.2 hands or 5', ['24.2 hands or 5']).result).toEqual(refusedAt(14, 15));
  });

  it('plays one if one of its digits does', () => {
    for (const other of ['5 km or 22 mi', '5 km or 13 mi'])
      expect(asked('5 km or 12 mi', ['6 km or 12 mi', other]).isSame).toBe(true);
  });

  it('may be one of those that are compared', () => {
    expect(asked('which is bigger 5 km or 12 mi').isSame).toBe(true);
  });

  it('has digits', () => {
    expect(asked('one km or ½ mi', [], [{ span: [0, 3], word: 'x' }]).isSame).toBe(true);
  });
});

describe('what is told of it', () => {
  const put = (...span: readonly [number, number]): readonly Correction[] => [{ span, word: 'km' }];
  const left = (...span: readonly [number, number]): readonly Correction[] => [{ span, word: '' }];

  it('is that it was left out, where the text was put in other words', () => {
    expect(asked('5 km or 12 mi', [], put(0, 13)).told).toEqual([
      ...put(0, 13),
      ...left(0, 1),
      ...left(8, 10),
    ]);
    expect(asked('5 km', [], put(0, 1)).told).toEqual([...put(0, 1), ...left(0, 1)]);
    // each of several
    const both = [...put(9, 13), ...put(0, 10)];
    expect(asked('5 km or 12 mi', [], both).told).toEqual([...both, ...left(0, 1), ...left(8, 10)]);
  });

  it('nothing where that stands elsewhere', () => {
    expect(asked('5 km or 12 mi', ['6 km or 12 mi'], put(9, 13)).result).toEqual(refusedAt(8, 10));
    expect(asked('5 km or 12 mi', ['6 km or 12 mi'], put(0, 9)).result).toEqual(refusedAt(8, 10));
  });

  it('is told where it says how far somebody ran', () => {
    expect(asked('5 km or 12 mi', [], [], 'speed').told).toEqual([...left(0, 1), ...left(8, 10)]);
    // but not a word
    expect(asked('twelve km or 12 mi', [], put(0, 18), 'speed').result).toEqual(refusedAt(0, 6));
  });

  it('was told already', () => {
    expect(asked('5 km or 12 mi', [], left(0, 13))).toMatchObject({ isSame: true, read: [] });
    expect(asked('5 km or 12 mi', [], left(0, 9)).read).toEqual(['5 km or 22 mi', '5 km or 13 mi']);
    expect(asked('5 km or 12 mi', [], left(9, 13)).read).toHaveLength(3);
    expect(asked('5 km', ['6 km'], put(0, 1)).isSame).toBe(true);
  });
});
