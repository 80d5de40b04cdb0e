import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import { questionParser } from '../../testing/parse-question.ts';
import type { Correction, Question, QuestionError } from '../question/question.ts';
import { createEverydayReader } from './create-everyday-reader.ts';

const REFUSED: QuestionError = { ok: false, code: 'unknown-word', span: [0, 1], suggestions: [] };
const understood = (amount: bigint, corrections: readonly Correction[] = []): Question => ({
  ok: true,
  interpretation: {
    category: 'length',
    amount: exactOf(rational(amount)),
    from: 'km',
    parts: [],
    to: ['mi'],
    compound: false,
    assumedTarget: false,
  },
  alternatives: [],
  corrections,
});

/** Reads a text where those texts alone are understood; also what was asked for, and what was to be put in other words. */
function read(text: string, known: Readonly<Record<string, Question>>, refused = REFUSED) {
  const [asked, rephrased]: [string[], string[]] = [[], []];
  const questions = {
    ...questionParser,
    parse(one: string) {
      asked.push(one);
      return known[one] ?? REFUSED;
    },
  };
  const result = createEverydayReader(questions, (one, error) => {
    rephrased.push(one);
    return error;
  })(text, refused, { locale });
  return { asked, rephrased, result };
}

describe('a range', () => {
  const ends = { '5 km in mi': understood(5n), '7 km in mi': understood(7n) };

  it.each(['5-7 km in mi', '  ¿¿ 5-7 km in mi ?! . '])('of %s is read at both ends', (text) => {
    const { asked, result } = read(text, ends);
    expect(result.ok).toBe(true);
    expect(asked).toEqual(['5 km in mi', '7 km in mi']);
  });

  it('has ends without slips, from which a word may be left out', () => {
    const leftOut = { ...ends, '7 km in mi': understood(7n, [{ span: [0, 1], word: '' }]) };
    const slipped = { ...ends, '7 km in mi': understood(7n, [{ span: [0, 1], word: 'x' }]) };
    expect(read('5-7 km in mi', leftOut).result.ok).toBe(true);
    expect(read('5-7 km in mi', slipped).result.ok).toBe(false);
  });
});

describe('what is not looked at', () => {
  const none = { asked: [], rephrased: [] };
  const long = (length: number) => 'foobarbaz '.repeat(40).slice(0, length);

  it('is longer than 110 characters', () => {
    expect(read(long(111), {})).toEqual({ ...none, result: REFUSED });
    expect(read(long(110), {}).rephrased).not.toEqual([]);
  });

  it('is empty, noise or wood, or asks twice', () => {
    expect(read('foo', {}, { ...REFUSED, code: 'empty' })).toMatchObject(none);
    expect(read('WOOD 2x4x8 ft', {})).toMatchObject(none);
    expect(read('foo there and back', {})).toMatchObject(none);
    expect(read('foo {bar}', {})).toMatchObject(none);
    expect(read('foo', {}).rephrased).toEqual(['foo']);
  });
});
