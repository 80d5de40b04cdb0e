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
  /** One bit for each letter that a word or sign of it begins with: most things are ruled out by one comparison. */
  readonly initials: number;
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

const initialOf = (text: string): number => 1 << (text.charCodeAt(0) & 31);

const initialsOf = (...lists: readonly (readonly string[])[]): number =>
  lists.flat().reduce((bits, text) => bits | initialOf(text), 0);

/**
 * Makes one thing ready for a search.
 * @param item what the search gives back
 */
export function searchEntry<Item>(item: Item, terms: SearchTerms): SearchEntry<Item> {
  const codes = terms.codes.flatMap(spellingsOfCode);
  const signs = terms.signs.map(foldLetters).filter(isText);
  const others = terms.others.map(foldLetters).filter(isText);
  const words = wordsOf([...terms.names, ...terms.words]);
  const otherWords = wordsOf([...terms.places, ...terms.others]);
  const codeWords = wordsOf(terms.codes);
  return {
    item,
    written: [...terms.codes, ...terms.signs.filter((sign) => !isSingleLetter(sign))],
    codes,
    signs,
    names: terms.names.map(foldText).filter(isText),
    wholes: [...terms.words, ...terms.places].map(foldText).filter(isText),
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

/** A typed word, and what it may be the plural of: `pesos`, `dólares`, `pounds`. */
interface TypedWord {
  readonly text: string;
  readonly singulars: readonly string[];
  /** Whether it may have a slip. */
  readonly isForgiven: boolean;
}

/** What was typed, as the ranking needs it. */
interface Query {
  /** As it was typed, where its capitals may tell two signs apart: mW, MW. */
  readonly written: string | undefined;
  readonly letters: string;
  readonly folded: string;
  readonly words: readonly TypedWord[];
  /** What its words begin with, all of them and those that may have no slip. */
  readonly initials: number;
  readonly firmInitials: number;
}

function readQuery(text: string): Query {
  const letters = foldLetters(text);
  const folded = foldText(text);
  const words = [...new Set(folded.split(' '))].map((word) => ({
    text: word,
    singulars: word.endsWith('s') ? [word.slice(0, -1), word.replace(/e?s$/, '')] : [],
    isForgiven: slipsForgiven(word) > 0,
  }));
  const firm = words.filter(({ isForgiven }) => !isForgiven);
  return {
    written: letters === text ? undefined : text,
    letters,
    folded,
    words,
    initials: folded === '' ? initialOf(letters) : initialsOf(words.map((word) => word.text)),
    firmInitials: initialsOf(firm.map((word) => word.text)),
  };
}

const begins = ({ text, singulars }: TypedWord, words: readonly string[]): boolean =>
  words.some((word) => word.startsWith(text) || singulars.includes(word));

/** How well an entry fits what was typed: 0 is best, `undefined` not at all. */
function rankOf(entry: SearchEntry<unknown>, query: Query): number | undefined {
  const { written, letters, folded, words } = query;
  if ((entry.initials & query.initials) !== query.initials) return undefined;
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
function rankWithSlip(entry: SearchEntry<unknown>, query: Query): number | undefined {
  const { folded, words, firmInitials } = query;
  if (entry.codes.some((code) => hasSwappedLetters(folded, code))) return 0;
  if ((entry.initials & firmInitials) !== firmInitials) return undefined;
  const areNear = (whole: boolean) =>
    words.every((typed) => isNear(typed, entry.words, whole) || isNear(typed, entry.otherWords, whole));
  if (!areNear(false)) return undefined;
  return areNear(true) ? 1 : 2;
}

/** Whether one of the words is what was typed but for a slip, or begins so. */
function isNear({ text, isForgiven }: TypedWord, words: readonly string[], whole: boolean): boolean {
  if (!isForgiven) return words.some((word) => word.startsWith(text));
  return words.some((word) => slipsBetween(text, word, 1, !whole) <= 1);
}

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
