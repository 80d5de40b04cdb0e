import { expect, it, vi } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { LANGUAGES } from '../../locale/languages.ts';
import { units } from '../../testing/parse-question.ts';
import { addWords } from './create-literal-parser.ts';
import { literalParser } from './literal-parser.ts';
import { LittleWords } from './words/little-words.ts';
import { Vocabulary } from './words/vocabulary.ts';

it('looks a phrase up once for a question, and again for the next one', () => {
  const vocabulary = addWords(new Vocabulary(), units, LANGUAGES);
  const listed = vi.spyOn(Map.prototype, 'get');
  const lookUps = () => listed.mock.calls.filter(([key]) => key === 'miles').length;
  const parser = literalParser(units, () => ({ vocabulary, words: new LittleWords(LANGUAGES) }));
  const options = { locale };
  expect(parser.parse('5 miles in km', options).ok).toBe(true);
  const first = lookUps();
  expect(first).toBeGreaterThan(0);
  const size = vocabulary.found.size;
  expect(size).toBeGreaterThan(0);
  parser.lexemesOf('5 miles in km', options);
  // little words are looked up by themselves
  expect(lookUps() - first).toBeLessThan(first);
  expect(vocabulary.found.size).toBe(size);
  parser.parse('5 kg', options);
  expect(vocabulary.found.size).toBeGreaterThan(size);
  parser.lexemesOf('5 kg', { locale });
  expect(vocabulary.found.size).toBeLessThan(size);
  listed.mockRestore();
});
