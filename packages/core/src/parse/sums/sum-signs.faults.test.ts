import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { LANGUAGES } from '../../locale/languages.ts';
import { parseQuestion } from '../../testing/parse-question.ts';
import type { Question, QuestionError } from '../question/question.ts';
import { SumSigns } from './sum-signs.ts';

const signs = new SumSigns(LANGUAGES);

describe('signs of a text', () => {
  it.each([
    ['¿¿5 usd??', '  5 usd  '],
    ['  5 usd ?! ', '  5 usd    '],
    ['5. 3 usd', '5. 3 usd'],
    ['a ¿ 5 usd', 'a ¿ 5 usd'],
    ['veinte por ciento', 'veinte %         '],
    ['20 percent and 5 percent', '20 %       and 5 %      '],
  ])('%s', (text, folded) => {
    expect(signs.fold(text).text).toBe(folded);
  });

  it.each([
    ['20%', true],
    ['100 usd iva', true],
    ['15 usd tip', true],
    ['80 usd off', true],
    ['80 usd dto', true],
    ['descuento de 5', true],
    ['100 sin iva', true],
    ['100 personas', true],
    ['100 entre 4', true],
    ['100 usd', false],
    ['activa 100', false],
  ])('%s is marked: %s', (text, marked) => {
    expect(signs.isMarked(text)).toBe(marked);
  });
});

const error = (code: QuestionError['code']): QuestionError => ({
  ok: false,
  code,
  span: [0, 1],
  suggestions: [],
});
const plain = (category: string, parts: number, corrections = 0): Question => ({
  ok: true,
  interpretation: {
    category,
    parts: Array(parts).fill({}),
    to: ['m'],
  } as unknown as Question['interpretation'],
  alternatives: [],
  corrections: Array(corrections).fill({ span: [0, 1], word: '' }),
});

describe('whether a text may be a sum, by what it is otherwise', () => {
  it.each<readonly [string, Question | QuestionError, boolean]>([
    ['10 m x 5 m', error('out-of-range'), false],
    ['60-65 f in c', error('out-of-range'), false],
    ['20 por ciento', plain('number', 1), true],
    ['20 %', plain('number', 1), false],
    ['20', plain('number', 1), false],
    ['20 iva', plain('number', 1), false],
    ['20 iva', plain('length', 1), true],
    ['20 m', plain('length', 1), false],
    ['20 m', plain('length', 2), false],
    ['10 m x 5 m', plain('length', 1), true],
    ['10 m x 5 m', plain('length', 2), true],
    ['10 m * 5 m', plain('length', 1), false],
    ['10 m * 5 m', plain('length', 2), true],
    ['10 kg x 5 kg', plain('weight', 1), true],
    ['10 kg x 5 kg', plain('weight', 2), true],
    ['10 km / 2 h', plain('length', 1), false],
    ['10 km / 2 h', plain('length', 2), true],
    ['5 usd foo', plain('length', 1), false],
    ['5 usd tip', plain('length', 1, 1), true],
    ['1 dollar in cents', error('mixed-categories'), true],
    ['1 dollar in cents', error('unknown-word'), false],
    ['1 dollar in cents', error('missing-unit'), false],
    ['5 m x 3', error('unknown-word'), true],
    ['5 usd + 3', error('unknown-word'), true],
    ['5 usd foo 3', error('unknown-word'), true],
    ['cinco usd foo 3', error('unknown-word'), true],
    ['half usd foo 3', error('unknown-word'), true],
    ['5:3', error('unknown-word'), true],
    ['5 3', error('unknown-word'), false],
    ['usd 3', error('unknown-word'), false],
    ['80 usd para ti', error('missing-unit'), true],
    ['80 usd para ti', error('unknown-word'), false],
    ['80 usd para ti', plain('currency', 1, 1), true],
    ['80 usd per kilo in eur', error('missing-unit'), true],
    ['80 usd a kilo in eur', error('missing-unit'), true],
    ['80 usd per kilo', error('missing-unit'), false],
  ])('%s', (text, otherwise, may) => {
    expect(signs.isSumLike(text, otherwise)).toBe(may);
  });

  it('reads no more than 120 characters', () => {
    const marked = (length: number) => `20% of ${'5'.repeat(length - 11)} usd`;
    expect(signs.maySum(marked(120), parseQuestion('x', { locale }), [])).toBe(true);
    expect(signs.maySum(marked(121), parseQuestion('x', { locale }), [])).toBe(false);
  });
});
