import { expect, it, vi } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { LANGUAGES } from '../../locale/languages.ts';
import { units } from '../../testing/parse-question.ts';
import { addWords } from './create-literal-parser.ts';
import { literalParser } from './literal-parser.ts';
import { LittleWords } from './words/little-words.ts';
import { Vocabulary } from './words/vocabulary.ts';

it('looks a phrase up once, until it knows too many', () => {
  const vocabulary = addWords(new Vocabulary(), units, LANGUAGES);
  const listed = vi.spyOn(Map.prototype, 'get');
  const lookUps = () => listed.mock.calls.filter(([key]) => key === 'miles').length;
  const parser = literalParser(units, () => ({ vocabulary, words: new LittleWords(LANGUAGES) }));
  expect(parser.parse('5 miles in km', { locale }).ok).toBe(true);
  const first = lookUps();
  expect(first).toBeGreaterThan(0);
  const size = vocabulary.found.size;
  expect(size).toBeGreaterThan(0);
  parser.parse('5 miles in km', { locale });
  // little words are looked up by themselves
  expect(lookUps() - first).toBeLessThan(first);
  expect(vocabulary.found.size).toBe(size);
  for (let word = 0; word < 9000; word++) vocabulary.find(`miles ${word}`, '');
  parser.parse('5', { locale });
  expect(vocabulary.found.size).toBeLessThan(size);
  listed.mockRestore();
});
