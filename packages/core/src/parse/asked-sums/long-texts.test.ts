import { expect, it, vi } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { questionParser } from '../../testing/parse-question.ts';
import { createAskedSumReader } from './create-asked-sum-reader.ts';

const refused = { ok: false, code: 'not-understood', span: [0, 1], suggestions: [] } as const;

it('does not cut a text into words that is too long to be looked through', () => {
  const lexemesOf = vi.fn(questionParser.lexemesOf);
  const read = createAskedSumReader({ ...questionParser, lexemesOf }, () => refused);
  expect(read('('.repeat(10_000), refused, { locale })).toBe(refused);
  expect(read('('.repeat(111), refused, { locale })).toBe(refused);
  expect(lexemesOf).not.toHaveBeenCalled();
  read('('.repeat(110), refused, { locale });
  expect(lexemesOf).toHaveBeenCalledTimes(1);
});

it('asks no other reader for a text with more than any question has', () => {
  const others = vi.fn(() => refused);
  const read = createAskedSumReader(questionParser, others);
  read('5 + - 5 + - 5 + - 5 + - 5 + -', refused, { locale });
  expect(others).not.toHaveBeenCalled();
  read('5 foo', refused, { locale });
  expect(others).toHaveBeenCalled();
});
