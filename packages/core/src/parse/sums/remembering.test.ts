import { expect, it, vi } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { questionParser } from '../../testing/parse-question.ts';
import { remembering } from './remembering.ts';

it('reads a text once for a question, and again for the next one', () => {
  const parse = vi.fn(questionParser.parse);
  const lexemesOf = vi.fn(questionParser.lexemesOf);
  const questions = remembering({ parse, lexemesOf });
  const options = { locale };
  const read = questions.parse('5 km in m', options);
  const to = (text: string) => {
    const question = questions.parse(text, options);
    return question.ok && question.interpretation.to;
  };
  expect(to('5 km in m')).toEqual(['m']);
  expect(questions.parse('5 km in m', options)).toBe(read);
  expect(parse).toHaveBeenCalledTimes(1);
  expect(to('5 km in cm')).toEqual(['cm']);
  expect(questions.parse('5 km in m', { locale })).not.toBe(read);
  expect(parse).toHaveBeenCalledTimes(3);
  expect(questions.lexemesOf('5 km', options)).toHaveLength(2);
  expect(questions.lexemesOf('5 km', options)).toBe(questions.lexemesOf('5 km', options));
  expect(lexemesOf).toHaveBeenCalledTimes(1);
});
