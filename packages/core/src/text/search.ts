import { foldLetters, foldText } from './fold-text.ts';
import { hasSwappedLetters, slipsBetween, slipsForgiven } from './typing-slips.ts';

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
  /** Codes and signs as they are written, for whoever types their capitals. */
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
}

/** Things made ready for a search, in the order in which they are offered. Two of them make one by standing in one list. */
export type SearchIndex<Item> = readonly SearchEntry<Item>[];

/** One letter is as likely the beginning of a code as a sign: `r` is RON as much as the rand. */
const isSingleLetter = (sign: string): boolean => /^\p{L}$/u.test(sign);

const isText = (text: string): boolean => text !== '';

const wordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => foldText(text).split(' ')).filter(isText)),
];

/** A code as it is written, and by its letters alone: `°C`, `c`. */
function spellingsOfCode(code: string): string[] {
  const folded = foldLetters(code);
  const letters = foldText(code);
  return letters === '' || letters === folded || letters.includes(' ') ? [folded] : [folded, letters];
}

/**
 * Makes one thing ready for a search.
 * @param item what the search gives back
 */
export function searchEntry<Item>(item: Item, terms: SearchTerms): SearchEntry<Item> {
  return {
    item,
    written: [...terms.codes, ...terms.signs.filter((sign) => !isSingleLetter(sign))],
    codes: terms.codes.flatMap(spellingsOfCode),
    signs: terms.signs.map(foldLetters).filter(isText),
    names: terms.names.map(foldText).filter(isText),
    wholes: [...terms.words, ...terms.places].map(foldText).filter(isText),
    others: terms.others.map(foldLetters).filter(isText),
    words: wordsOf([...terms.names, ...terms.words]),
    otherWords: wordsOf([...terms.places, ...terms.others]),
    codeWords: wordsOf(terms.codes),
  };
}

/** Makes one thing of several: found by what finds any of them, also by words of all of them (`miles km`). */
export function mergeEntries<Item>(item: Item, parts: readonly SearchEntry<unknown>[]): SearchEntry<Item> {
  const all = (key: Exclude<keyof SearchEntry<unknown>, 'item'>) => parts.flatMap((part) => part[key]);
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
  };
}

/** A typed word, and what it may be the plural of: `pesos`, `dólares`, `pounds`. */
interface TypedWord {
  readonly text: string;
  readonly singulars: readonly string[];
}

/** What was typed, as the ranking needs it. */
interface Query {
  /** As it was typed, where its capitals may tell two signs apart: mW, MW. */
  readonly written: string | undefined;
  readonly letters: string;
  readonly folded: string;
  readonly words: readonly TypedWord[];
}

function readQuery(text: string): Query {
  const letters = foldLetters(text);
  const folded = foldText(text);
  const words = [...new Set(folded.split(' '))].map((word) => ({
    text: word,
    singulars: word.endsWith('s') ? [word.slice(0, -1), word.replace(/e?s$/, '')] : [],
  }));
  return { written: letters === text ? undefined : text, letters, folded, words };
}

const begins = ({ text, singulars }: TypedWord, words: readonly string[]): boolean =>
  words.some((word) => word.startsWith(text) || singulars.includes(word));

/** How well an entry fits what was typed: 0 is best, `undefined` not at all. */
function rankOf(entry: SearchEntry<unknown>, { written, letters, folded, words }: Query): number | undefined {
  if (written !== undefined && entry.written.includes(written)) return 0;
  if (entry.codes.includes(letters)) return 1;
  const isSign = entry.signs.includes(letters);
  if (isSign && !isSingleLetter(letters)) return 2;
  if (isSign || entry.codes.some((code) => code.startsWith(letters))) return 3;
  if (folded === '') return entry.others.includes(letters) ? 6 : undefined;
  if (entry.names.some((name) => name.startsWith(folded)) || entry.wholes.includes(folded)) return 4;
  if (words.every((typed) => begins(typed, entry.words))) return 5;
  const all = [entry.words, entry.otherWords, entry.codeWords];
  return words.every((typed) => all.some((list) => begins(typed, list))) ? 6 : undefined;
}

/** The same with one typing slip in a word; that is looked for only where nothing fits as it was typed. */
function rankWithSlip(entry: SearchEntry<unknown>, { folded, words }: Query): number | undefined {
  if (entry.codes.some((code) => hasSwappedLetters(folded, code))) return 0;
  const all = [entry.words, entry.otherWords];
  const areNear = (whole: boolean) =>
    words.every(({ text }) => all.some((list) => list.some((word) => isNear(text, word, whole))));
  if (!areNear(false)) return undefined;
  return areNear(true) ? 1 : 2;
}

const isNear = (typed: string, word: string, whole: boolean): boolean =>
  slipsForgiven(typed) > 0 ? slipsBetween(typed, word, 1, !whole) <= 1 : word.startsWith(typed);

function inOrder<Item>(
  index: SearchIndex<Item>,
  query: Query,
  rank: (entry: SearchEntry<Item>, query: Query) => number | undefined,
): Item[] {
  const found = index.flatMap((entry) => {
    const place = rank(entry, query);
    return place === undefined ? [] : [{ item: entry.item, place }];
  });
  return found.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

/**
 * Finds things by what they are written by or called, in every language of their terms. Case, accents and plural do not
 * matter; when nothing fits, one typing slip per word is forgiven.
 *
 * @param query what was typed; empty or blank gives everything in the order of the index
 * @param index things made ready by `searchEntry`, once
 * @returns best first: a code, a sign, the beginning of a code, the beginning of a name or a whole word or place, words of
 *   these, words of anything; in the order of the index among equals
 */
export function search<Item>(query: string, index: SearchIndex<Item>): readonly Item[] {
  const typed = query.trim();
  if (typed === '') return index.map(({ item }) => item);
  const read = readQuery(typed);
  const found = inOrder(index, read, rankOf);
  return found.length > 0 || read.folded === '' ? found : inOrder(index, read, rankWithSlip);
}
