import type { Language } from '../../../locale/language.ts';
import { CURRENCIES } from '../../../money/currencies/currencies.ts';
import type { Currency } from '../../../money/currencies/currency.ts';
import { type CurrencyTexts, currencyTerms } from '../../../money/currencies/currency-terms.ts';
import { POPULAR_CURRENCIES } from '../../../money/currencies/popular.ts';
import { rational } from '../../../number/rational.ts';
import { listedTerms } from '../../../text/listed-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Next after the popular ones, so that a shared word means the one that most people use. */
const ALSO_USED = 'VES UYU DOP BOB PYG CRC GTQ TWD PKR KES XOF XAF KWD RSD MAD'.split(' ');

function byPopularity(): Currency[] {
  const ranks = new Map<string, number>(
    [...POPULAR_CURRENCIES, ...ALSO_USED].map((code, rank) => [code, rank]),
  );
  const rankOf = (code: string) => ranks.get(code) ?? ranks.size;
  return [...CURRENCIES].sort((a, b) => rankOf(a.code) - rankOf(b.code));
}

/** The bare nouns of a currency: `peso` of `Peso mexicano`, `dollar` of `Canadian Dollar`. */
function nounsOf({ code, kind, retired }: Currency, languages: readonly Language[]): string[] {
  if (kind !== 'fiat' || retired) return [];
  return languages
    .map(({ currencyNames, currencyWords }) => currencyWords.nounOf(currencyNames[code] ?? ''))
    .filter((noun) => noun.length > 1 && !noun.includes(')'));
}

/** Symbols of letters (kr, Kč) only in this case and where nothing else fits; single Latin letters never. */
const isWord = (symbol: string): boolean => /^\p{L}+\.?$/u.test(symbol);
const isUseful = (symbol: string): boolean => !/^[a-z]$/i.test(symbol);

/** A sign that nobody types: hundredths of whatever money stands before. */
export const CENTS = '\uE000';
const CENT = rational(1n, 100n);

class CurrencyWords {
  readonly #vocabulary: Vocabulary;
  readonly #languages: readonly Language[];
  readonly #aliases: CurrencyTexts['aliases'];
  readonly #taken = new Set<string>();

  constructor(vocabulary: Vocabulary, languages: readonly Language[], aliases: CurrencyTexts['aliases']) {
    this.#vocabulary = vocabulary;
    this.#languages = languages;
    this.#aliases = aliases;
  }

  add(currency: Currency): void {
    const { code, kind, minorUnits } = currency;
    const { symbols, names, places, words } = currencyTerms(code, {
      languages: this.#languages,
      aliases: this.#aliases,
    });
    if (minorUnits === 2)
      this.#vocabulary.add(CENTS, { id: code, category: 'currency', rank: 0, worth: CENT });
    // what stands among the symbols counts in capitals alone: uva are grapes
    if (!symbols.includes(code)) this.#put(code, code, 0);
    // 15 Pt are no ounces of platinum
    if (kind !== 'metal') for (const symbol of symbols) this.#addSymbol(code, symbol);
    // franc + es would be French
    for (const noun of nounsOf(currency, this.#languages))
      for (const form of [noun, `${noun}s`, noun.replace(/[^c]$/, '$&es')]) this.#share(code, form);
    for (const name of [...names, ...names.map((long) => long.split(' (')[0] ?? '')])
      this.#put(code, name, 0);
    for (const { text, rank, searchOnly } of words) if (!searchOnly) this.#put(code, text, rank);
    for (const place of places) if (place.length > 2 || place === 'UK') this.#put(code, place, 1);
  }

  #addSymbol(code: string, symbol: string): void {
    if (!isWord(symbol)) this.#share(code, symbol);
    else if (isUseful(symbol)) this.#put(code, symbol, 2, true);
  }

  /** A word of several currencies: the first to claim it is the most used one. */
  #share(code: string, text: string): void {
    const key = text.toLowerCase();
    this.#put(code, text, this.#taken.has(key) ? 1 : 0);
    this.#taken.add(key);
  }

  #put(code: string, text: string, rank: number, caseMatters = false): void {
    this.#vocabulary.add(text, { id: code, category: 'currency', rank }, caseMatters);
  }
}

/** Cents, tenners and the like: the first currency is meant by most, the others are offered. */
export function addDenominations(
  vocabulary: Vocabulary,
  rows: Language['currencyWords']['denominations'],
): void {
  for (const [value, list, codes] of rows) {
    const [n = 1n, d] = value.split('/').map(BigInt);
    const worth = value === '1' ? undefined : rational(n, d);
    for (const { text, rank } of listedTerms(list))
      for (const [place, id] of codes.split(' ').entries())
        vocabulary.add(text, { id, category: 'currency', rank: rank + (place > 0 ? 1 : 0), worth });
  }
}

/**
 * Puts the currencies into a vocabulary: codes, symbols, names, bare nouns (`peso` is the most used peso, the others
 * are offered), countries and everyday words.
 * @param languages names, places and everyday words in each of them
 * @param aliases symbols by code, and what is written alike in any language
 */
export function addCurrencies(
  vocabulary: Vocabulary,
  languages: readonly Language[],
  aliases: CurrencyTexts['aliases'],
): void {
  const words = new CurrencyWords(vocabulary, languages, aliases);
  for (const currency of byPopularity()) words.add(currency);
  for (const { currencyWords } of languages) addDenominations(vocabulary, currencyWords.denominations);
}
