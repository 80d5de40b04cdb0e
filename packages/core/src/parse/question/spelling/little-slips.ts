import { type FoldedText, withText } from '../../../text/fold-question.ts';
import { hasSwappedLetters, slipsBetween } from '../../../text/typing-slips.ts';
import type { KnownWords, Respelled, UnknownWord } from './respelled.ts';
import { soundOf } from './slips.ts';

/** Parts, what is new and what is taken are no such numbers. */
const OTHERS =
  /^(?:(?:six|seven|eigh|nin|ten|four|fif|twelf|\p{L}+teen|\p{L}+tie)ths?|forth|nuev[oa]s?|nieve|dose|vente|thirsty|eights|sevens|thirds)$/u;

/**
 * `fourty five miles`, `beinte libras`: one slip in a number in words, where a unit or another number follows; `how mnay feet`.
 * @param little words of four letters and more that are a number, or ask for one
 */
export function withLittleWordPutRight(
  folded: FoldedText,
  { start, end, span }: UnknownWord,
  { vocabulary, words }: KnownWords,
  little: readonly string[],
): Respelled[] {
  const typed = folded.text.slice(start, end);
  const next = /^[ -](\p{L}+)/u.exec(folded.text.slice(end))?.[1] ?? '';
  const isBeforeNumber = words.find(next).numberWord !== undefined;
  const isCounting =
    !OTHERS.test(typed) &&
    (isBeforeNumber || (!words.find(next).role && vocabulary.find(next, '').length > 0)) &&
    !/\d\s*$/.test(folded.text.slice(0, start));
  const isNumber = (word: string) =>
    (typed.length > 3 && soundOf(word) === soundOf(typed)) ||
    (typed.length > (isBeforeNumber ? 3 : 4) &&
      word.charAt(0) === typed.charAt(0) &&
      (slipsBetween(typed, word, 1) <= 1 || hasSwappedLetters(typed, word)));
  const meant = little.find((word) =>
    words.find(word).role ? hasSwappedLetters(typed, word) : isCounting && isNumber(word),
  );
  return meant ? [{ folded: withText(folded, start, end, meant), corrections: [{ span, word: meant }] }] : [];
}
