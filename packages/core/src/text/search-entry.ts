import { foldLetters, foldText } from './fold-text.ts';

/** What one thing is found by, each text as it is written, in all languages at once. */
export interface SearchTerms {
  /** What it is written by: the code of a currency, the symbol of a unit. */
  readonly codes: readonly string[];
  /** Other signs and abbreviations, found whole only: `$`, `kgs`. */
  readonly signs: readonly string[];
  readonly names: readonly string[];
  /** What it is also called. */
  readonly words: readonly string[];
  /** Where it is used. */
  readonly places: readonly string[];
  /** What most people mean something else by. */
  readonly others: readonly string[];
}

/** One thing with its terms made ready for a search. */
export interface SearchEntry<Item> {
  readonly item: Item;
  /** Codes and signs in their own case, for searches that type capitals. */
  readonly written: readonly string[];
  readonly codes: readonly string[];
  readonly signs: readonly string[];
  readonly names: readonly string[];
  /** Everyday words and places, found when they are typed whole. */
  readonly wholes: readonly string[];
  readonly others: readonly string[];
  /** Single words of names and everyday words, of places and others, of codes. */
  readonly words: readonly string[];
  readonly otherWords: readonly string[];
  readonly codeWords: readonly string[];
  /** One bit for each letter that a word or sign of it begins with: most things are ruled out by one comparison. */
  readonly initials: number;
}

/** Things made ready for a search, in the order in which they are offered. Two of them make one by standing in one list. */
export type SearchIndex<Item> = readonly SearchEntry<Item>[];

/** One letter is as likely the beginning of a code as a sign: `r` is RON as much as the rand. */
export const isSingleLetter = (sign: string): boolean => /^\p{L}$/u.test(sign);

const wordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => foldText(text).split(' ')).filter((word) => word !== '')),
];

/** A code as it is written, and by its letters alone: `°C`, `c`. */
function spellingsOfCode(code: string): string[] {
  const folded = foldLetters(code);
  const letters = foldText(code);
  return letters.includes(' ') ? [folded] : [folded, letters];
}

/** The bit of a text's first letter. */
export const initialOf = (text: string): number => 1 << (text.charCodeAt(0) & 31);

/** The bits of all first letters. */
export const initialsOf = (...lists: readonly (readonly string[])[]): number =>
  lists.flat().reduce((bits, text) => bits | initialOf(text), 0);

/**
 * Makes one thing ready for a search.
 * @param item what the search gives back
 */
export function searchEntry<Item>(item: Item, terms: SearchTerms): SearchEntry<Item> {
  const codes = terms.codes.flatMap(spellingsOfCode);
  const signs = terms.signs.map(foldLetters);
  const others = terms.others.map(foldLetters);
  const words = wordsOf([...terms.names, ...terms.words]);
  const otherWords = wordsOf([...terms.places, ...terms.others]);
  const codeWords = wordsOf(terms.codes);
  return {
    item,
    written: [...terms.codes, ...terms.signs.filter((sign) => !isSingleLetter(sign))],
    codes,
    signs,
    names: terms.names.map(foldText),
    wholes: [...terms.words, ...terms.places].map(foldText),
    others,
    words,
    otherWords,
    codeWords,
    initials: initialsOf(codes, signs, others, words, otherWords, codeWords, wordsOf(terms.signs)),
  };
}

/** Makes one thing of several: found by what finds any of them, also by words of all of them (`miles km`). */
export function mergeEntries<Item>(item: Item, parts: readonly SearchEntry<unknown>[]): SearchEntry<Item> {
  const all = (key: Exclude<keyof SearchEntry<unknown>, 'item' | 'initials'>) =>
    parts.flatMap((part) => part[key]);
  return {
    item,
    written: all('written'),
    codes: all('codes'),
    signs: all('signs'),
    names: all('names'),
    wholes: all('wholes'),
    others: all('others'),
    words: all('words'),
    otherWords: all('otherWords'),
    codeWords: all('codeWords'),
    initials: parts.reduce((bits, part) => bits | part.initials, 0),
  };
}
