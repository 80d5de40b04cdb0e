import { slipsBetween, slipsForgiven } from './typing-slips.ts';

/** A phrase, and which letters it has. */
type Known = readonly [phrase: string, letters: number];

/** Known phrases by their first letter and length, so that a suggestion looks at few of them. */
export type PhraseIndex = ReadonlyMap<string, readonly Known[]>;

/** Which letters a word has, one bit for each; some share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether so many letters are in one of two words only that more slips lie between them: each makes two at most. */
function areFar(one: number, other: number, most: number): boolean {
  let different = one ^ other;
  for (let left = 2 * most; left > 0; left--) different &= different - 1;
  return different !== 0;
}

const keyOf = (letter: string, length: number): string => `${letter}${length}`;

/** Prepares known phrases for suggestions. */
export function indexPhrases(phrases: Iterable<string>): PhraseIndex {
  const index = new Map<string, Known[]>();
  for (const phrase of phrases) {
    const key = keyOf(phrase.charAt(0), phrase.length);
    const list = index.get(key);
    const known: Known = [phrase, lettersOf(phrase)];
    if (list) list.push(known);
    else index.set(key, [known]);
  }
  return index;
}

/**
 * Known words like one that is not known.
 * @param word folded word; short ones (under four letters) and very long ones have no suggestions
 * @returns nearest first
 */
export function suggestWords(word: string, index: PhraseIndex): string[] {
  const most = slipsForgiven(word);
  if (most === 0 || word.length > 24) return [];
  const near: { phrase: string; slips: number }[] = [];
  const letters = lettersOf(word);
  for (let length = word.length - most; length <= word.length + most; length++)
    for (const [phrase, itsLetters] of index.get(keyOf(word.charAt(0), length)) ?? []) {
      if (areFar(letters, itsLetters, most)) continue;
      const slips = slipsBetween(word, phrase, most);
      if (slips <= most) near.push({ phrase, slips });
    }
  return near.sort((a, b) => a.slips - b.slips).map(({ phrase }) => phrase);
}
