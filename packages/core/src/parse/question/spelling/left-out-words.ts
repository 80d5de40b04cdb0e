import { type FoldedText, withText } from '../../../text/fold-question.ts';
import type { Span } from '../question.ts';
import type { LittleWords } from '../words/little-words.ts';
import type { KnownWords, Respelled, UnknownWord } from './respelled.ts';

/** Whether a word says how many or which, so that the question would be another one without it. */
function isCounting(word: string, words: LittleWords): boolean {
  const { article, numberWord, operator, negative, role } = words.find(word);
  return (
    (!article && numberWord !== undefined) ||
    operator !== undefined ||
    negative === true ||
    role === 'interrogative' ||
    role === 'per'
  );
}

/** `mi tele es de 55 pulgadas`: what stands before the verb names what is measured. */
export function withoutSubject(
  folded: FoldedText,
  unknown: UnknownWord,
  { vocabulary, words }: KnownWords,
): Respelled[] {
  const { text } = folded;
  const isStrange = (word: string) =>
    Object.keys(words.find(word)).length === 0 && vocabulary.find(word, '').length === 0;
  let { end } = unknown;
  let next = /^[\s,]*(\p{L}+)/u.exec(text.slice(end));
  while (next && isStrange(next[1] ?? '')) {
    end += next[0].length;
    next = /^[\s,]*(\p{L}+)/u.exec(text.slice(end));
  }
  const before = text.slice(0, end);
  const { role } = words.find(next?.[1] ?? '');
  const isVerb = role === 'connector' || role === 'filler';
  const counts =
    before.match(/[^\p{L}\s,.'¿?!]/u) || before.match(/\p{L}+/gu)?.some((word) => isCounting(word, words));
  if (!isVerb || counts || !/\d/.test(text.slice(end))) return [];
  const span: Span = [0, folded.origin[end] ?? 0];
  return [{ folded: withText(folded, 0, end, ''), corrections: [{ span, word: '' }] }];
}
