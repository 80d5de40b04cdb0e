import { expect, it } from 'vitest';
import { locale } from '../../../../languages/en/core/locale.ts';
import type { Language } from '../locale/language.ts';
import { inOwnWords } from './in-own-words.ts';
import type { Question, QuestionError } from './question/question.ts';

const understood = (from: string): Question => ({
  ok: true,
  interpretation: { from } as Question['interpretation'],
  alternatives: [],
  corrections: [{ span: [2, 4], word: 'km' }],
});
const refused = (code: QuestionError['code']): QuestionError => ({
  ok: false,
  code,
  span: [2, 4],
  suggestions: ['m'],
});

/** A language that says `own` for every text but `plain`, two places further right than it was typed. */
const own = {
  reword: (text: string) =>
    text === 'plain'
      ? undefined
      : { text: 'own', spanOf: ([start, end]: readonly [number, number]) => [start - 2, end - 2] as const },
} as unknown as Language;

const read = (
  texts: Readonly<Record<string, Question | QuestionError | undefined>>,
  languages: readonly Language[] = [own],
) => inOwnWords(languages, (text) => texts[text]);

it('reads a text as it is put, with places as it was typed', () => {
  expect(read({ own: understood('own'), typed: understood('typed') })('typed', { locale })).toEqual({
    ...understood('own'),
    corrections: [{ span: [0, 2], word: 'km' }],
  });
});

it('reads it as it was typed where there is nothing to put in other words', () => {
  const texts = { own: understood('own'), plain: understood('plain') };
  expect(read(texts)('plain', { locale })).toEqual(understood('plain'));
  expect(read(texts, [])('plain', { locale })).toEqual(understood('plain'));
  expect(read(texts, [{} as Language])('plain', { locale })).toEqual(understood('plain'));
  expect(read({ typed: understood('typed') })('typed', { locale })).toEqual(understood('typed'));
});

it('reads it as it was typed where only that makes a question, and else says what is wrong with it as it is put', () => {
  const wrong = refused('mixed-categories');
  expect(read({ own: wrong, typed: understood('typed') })('typed', { locale })).toEqual(understood('typed'));
  const fault = { ...wrong, span: [0, 2] };
  expect(read({ own: wrong, typed: refused('empty') })('typed', { locale })).toEqual(fault);
  expect(read({ own: wrong })('typed', { locale })).toEqual(fault);
});
