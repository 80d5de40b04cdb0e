import { type FoldedText, withText } from '../../../text/fold-question.ts';
import { hasSwappedLetters, slipsBetween } from '../../../text/typing-slips.ts';
import type { KnownWords, Respelled, UnknownWord } from './respelled.ts';
import { soundOf } from './slips.ts';

/** Numbers that have letters enough to be known with one of them wrong. */
const NUMBERS =
  'three seven eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand cinco siete nueve diez trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veinticinco treinta cuarenta cincuenta sesenta setenta ochenta noventa ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );
/** Parts, what is new and what is taken are no such numbers. */
const OTHERS =
  /^(?:(?:six|seven|eigh|nin|ten|four|fif|twelf|\p{L}+teen|\p{L}+tie)ths?|forth|nuev[oa]s?|nieve|dose|vente|thirsty|eights|sevens|thirds)$/u;

/** `fourty five miles`, `beinte libras`: one slip in a number in words, where a unit or another number follows. */
export function withNumberPutRight(
  folded: FoldedText,
  { start, end, span }: UnknownWord,
  { vocabulary, words }: KnownWords,
): Respelled[] {
  const typed = folded.text.slice(start, end);
  const next = /^[ -](\p{L}+)/u.exec(folded.text.slice(end))?.[1];
  if (OTHERS.test(typed) || !next || /\d\s*$/.test(folded.text.slice(0, start))) return [];
  if (!words.find(next).numberWord && vocabulary.find(next, '').length === 0) return [];
  const meant = NUMBERS.find(
    (word) =>
      (typed.length > 3 && soundOf(word) === soundOf(typed)) ||
      (typed.length > 4 && (slipsBetween(typed, word, 1) <= 1 || hasSwappedLetters(typed, word))),
  );
  return meant ? [{ folded: withText(folded, start, end, meant), corrections: [{ span, word: meant }] }] : [];
}
