import { foldText } from '../../text/fold-text.ts';
import { hasSwappedLetters, slipsBetween, slipsForgiven } from '../../text/typing-slips.ts';
import { CURRENCIES } from './currencies.ts';
import type { Currency } from './currency.ts';
import type { CurrencyTerms } from './currency-terms.ts';
import { POPULAR_CURRENCIES } from './popular.ts';

/** The lazily loaded tables that a search reads: names in every language, that of the page first, and the search terms. */
export interface CurrencyTexts {
  readonly names: readonly Readonly<Record<string, string>>[];
  readonly terms: Readonly<Record<string, CurrencyTerms>>;
}

interface Entry {
  readonly currency: Currency;
  readonly code: string;
  readonly symbols: readonly string[];
  readonly names: readonly string[];
  /** Words of the names and everyday words. */
  readonly words: readonly string[];
  /** Whole names of countries and cities, then their words. */
  readonly places: readonly string[];
  readonly placeWords: readonly string[];
}

/** Every currency made ready for searching, in picker order: popular first, then by name, withdrawn last. */
export type CurrencyIndex = readonly Entry[];

const wordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => foldText(text).split(' ')).filter((word) => word !== '')),
];

function makeEntry(currency: Currency, texts: CurrencyTexts): Entry {
  const names = texts.names.map((table) => table[currency.code] ?? '');
  const [symbols, places, everyday] = texts.terms[currency.code] ?? ['', '', ''];
  return {
    currency,
    code: currency.code.toLowerCase(),
    symbols: symbols.toLowerCase().split(' '),
    names: names.map(foldText),
    words: wordsOf([...names, everyday]),
    places: places.split(', ').map(foldText),
    placeWords: wordsOf([places]),
  };
}

/**
 * Prepares the search once, when the picker opens.
 *
 * @param texts names and terms of every currency; the first names put the less popular ones in order
 */
export function buildCurrencyIndex(texts: CurrencyTexts): CurrencyIndex {
  const popularity = new Map<string, number>(POPULAR_CURRENCIES.map((code, rank) => [code, rank]));
  const rankOf = ({ code, retired }: Currency) =>
    popularity.get(code) ?? POPULAR_CURRENCIES.length + (retired ? 1 : 0);
  const nameOf = (currency: Currency) => foldText(texts.names[0]?.[currency.code] ?? currency.code);
  return [...CURRENCIES]
    .sort((a, b) => rankOf(a) - rankOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1))
    .map((currency) => makeEntry(currency, texts));
}

/** A plural finds its singular: `pesos`, `dólares`, `pounds`. */
const isPluralOf = (typed: string, word: string): boolean => typed === `${word}s` || typed === `${word}es`;

const begins = (typed: string) => (word: string) => word.startsWith(typed) || isPluralOf(typed, word);

const almostBegins = (typed: string) => (word: string) =>
  slipsForgiven(typed) > 0 ? slipsBetween(typed, word, 1, true) <= 1 : word.startsWith(typed);

/** One letter is as likely the beginning of a code as a symbol: `r` is RON as much as the rand. */
const isSingleLetter = (symbol: string): boolean => /^\p{L}$/u.test(symbol);

/** How well an entry answers: 0 is best, `undefined` not at all. */
function rankMatch(
  entry: Entry,
  raw: string,
  folded: string,
  typedWords: readonly string[],
): number | undefined {
  if (entry.code === raw) {
    return 0;
  }
  const isSymbol = entry.symbols.includes(raw);
  if (isSymbol && !isSingleLetter(raw)) {
    return 1;
  }
  if (isSymbol || entry.code.startsWith(raw)) {
    return 2;
  }
  if (folded === '') {
    return undefined;
  }
  if (entry.names.some((name) => name.startsWith(folded)) || entry.places.includes(folded)) {
    return 3;
  }
  if (typedWords.every((typed) => entry.words.some(begins(typed)))) {
    return 4;
  }
  const known = [...entry.words, ...entry.placeWords, entry.code];
  return typedWords.every((typed) => known.some(begins(typed))) ? 5 : undefined;
}

/**
 * Finds currencies by code, symbol, name, place or everyday word in Spanish or English, whatever the interface language.
 * Case, accents and plural do not matter; when nothing matches, one typing slip per word is forgiven.
 *
 * @param query what was typed; empty or blank gives every currency in picker order
 * @param index the prepared table, see `buildCurrencyIndex`
 * @returns best first: exact code, symbol, code prefix, name prefix or whole
 *   place name, word prefix, part of a place name; popular ones first among equals
 */
export function searchCurrencies(query: string, index: CurrencyIndex): readonly Currency[] {
  const raw = query.trim().toLowerCase();
  if (raw === '') {
    return index.map((entry) => entry.currency);
  }
  const folded = foldText(query);
  const typedWords = folded.split(' ');
  const matches = index.flatMap((entry) => {
    const rank = rankMatch(entry, raw, folded, typedWords);
    return rank === undefined ? [] : [{ currency: entry.currency, rank }];
  });
  if (matches.length > 0 || folded === '') {
    return matches.sort((a, b) => a.rank - b.rank).map((match) => match.currency);
  }
  return index
    .filter((entry) => {
      const known = [...entry.words, ...entry.placeWords];
      return (
        hasSwappedLetters(folded, entry.code) || typedWords.every((typed) => known.some(almostBegins(typed)))
      );
    })
    .map((entry) => entry.currency);
}
