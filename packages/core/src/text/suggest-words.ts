import { slipsBetween, slipsForgiven } from './typing-slips.ts';

/** Known phrases by their first letter and length, so that a suggestion looks at few of them. */
export type PhraseIndex = ReadonlyMap<string, readonly string[]>;

const keyOf = (letter: string, length: number): string => `${letter}${length}`;

/** Prepares known phrases for suggestions. */
export function indexPhrases(phrases: Iterable<string>): PhraseIndex {
  const index = new Map<string, string[]>();
  for (const phrase of phrases) {
    const key = keyOf(phrase.charAt(0), phrase.length);
    const list = index.get(key);
    if (list) list.push(phrase);
    else index.set(key, [phrase]);
  }
  return index;
}

/**
 * Known words like one that is not known.
 * @param word folded word; short ones (under four letters) and very long ones have no suggestions
 * @returns up to three, nearest first
 */
export function suggestWords(word: string, index: PhraseIndex): string[] {
  const most = slipsForgiven(word);
  if (most === 0 || word.length > 24) return [];
  const near: { phrase: string; slips: number }[] = [];
  for (let length = word.length - most; length <= word.length + most; length++)
    for (const phrase of index.get(keyOf(word.charAt(0), length)) ?? []) {
      const slips = slipsBetween(word, phrase, most);
      if (slips <= most) near.push({ phrase, slips });
    }
  return near
    .sort((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ phrase }) => phrase);
}
