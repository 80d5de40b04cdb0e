import { foldLetters, foldText } from './fold-text.ts';
import { initialOf, initialsOf, isSingleLetter, type SearchEntry, type SearchIndex } from './search-entry.ts';
import { hasSwappedLetters, slipsBetween, slipsForgiven } from './typing-slips.ts';

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
    singulars: ['s', 'es'].flatMap((end) => (word.endsWith(end) ? word.slice(0, -end.length) : [])),
    // another number is no slip
    isForgiven: /\D/.test(word) && slipsForgiven(word) > 0,
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

/** The same as {@link search}, without forgiving a slip. */
export function searchAsTyped<Item>(query: string, index: SearchIndex<Item>): readonly Item[] {
  const typed = query.trim();
  return typed === '' ? index.map(({ item }) => item) : inOrder(index, readQuery(typed), rankOf);
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
  const found = searchAsTyped(query, index);
  if (found.length > 0) return found;
  const read = readQuery(query.trim());
  return read.folded === '' ? [] : inOrder(index, read, rankWithSlip);
}
