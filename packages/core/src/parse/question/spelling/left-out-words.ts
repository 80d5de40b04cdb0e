import { type FoldedText, withText } from '../../../text/fold-question.ts';
import type { Span } from '../question.ts';
import type { LittleWords } from '../words/little-words.ts';
import { isMoney } from '../words/senses.ts';
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

/** An amount and its unit, `20 kg` of `20 kg plate`. */
const COUNTED = /\d ?(\p{L}+)(?: (?:de|of))? $/u;

/**
 * `20 kg plate in lb`, `un quintal de papas en kilos`: a noun that is like no word there is, between an amount and its target. Not
 * beside money, where it might name the country.
 * @param isLikeWord whether a word is like one that belongs to some unit
 */
export function withoutNoun(
  folded: FoldedText,
  { start, end, span }: UnknownWord,
  { vocabulary, words }: KnownWords,
  isLikeWord: (word: string) => boolean,
): Respelled[] {
  const { text } = folded;
  const before = text
    .slice(0, start)
    .replace(/(?<![\p{L}\d])(?:un|una|an?|media|medio|half(?: an?)?) (?=\p{L})/u, '1 ');
  const unit = vocabulary.find(COUNTED.exec(before)?.[1] ?? '', '');
  const [, next = ''] = /^ (\p{L}+) /u.exec(text.slice(end)) ?? [];
  if (unit.length === 0 || isMoney(unit) || words.find(next).role !== 'connector') return [];
  if (isLikeWord(text.slice(start, end))) return [];
  const from = text.slice(0, start).replace(/ (?:de|of) $/, ' ').length;
  return [
    {
      folded: withText(folded, from, end + 1, ''),
      corrections: [{ span: [folded.origin[from] ?? span[0], span[1]], word: '' }],
    },
  ];
}
