import type { Language } from '../../locale/language.ts';
import { foldText } from '../../text/fold-text.ts';
import { listedTerms } from '../../text/listed-terms.ts';
import { type SearchEntry, type SearchIndex, searchEntry } from '../../text/search.ts';
import { CURRENCIES } from './currencies.ts';
import type { Currency } from './currency.ts';
import type { CurrencyTerms } from './currency-terms.ts';
import { POPULAR_CURRENCIES } from './popular.ts';

/** What a search for currencies reads: their names and words in every language, and what else they are looked up by. */
export interface CurrencyTexts {
  /** The first one puts the less popular currencies in order. */
  readonly languages: readonly Pick<Language, 'currencyNames' | 'currencyWords'>[];
  readonly terms: Readonly<Record<string, CurrencyTerms>>;
}

function entryOf(currency: Currency, { languages, terms }: CurrencyTexts): SearchEntry<Currency> {
  const { code } = currency;
  const [symbols, places, everyday] = terms[code] ?? ['', '', ''];
  const words = listedTerms(everyday, ...languages.map(({ currencyWords }) => currencyWords.names[code]));
  return searchEntry(currency, {
    codes: [code],
    signs: symbols.split(' '),
    names: languages.map(({ currencyNames }) => currencyNames[code] ?? ''),
    words: words.filter(({ rank }) => rank === 0).map(({ text }) => text),
    places: places.split(', '),
    others: words.filter(({ rank }) => rank > 0).map(({ text }) => text),
  });
}

/** Makes all currencies ready for a search, in the order of the picker: popular first, then by name, withdrawn last. */
export function buildCurrencyIndex(texts: CurrencyTexts): SearchIndex<Currency> {
  const popularity = new Map<string, number>(POPULAR_CURRENCIES.map((code, rank) => [code, rank]));
  const rankOf = ({ code, retired }: Currency) =>
    popularity.get(code) ?? POPULAR_CURRENCIES.length + (retired ? 1 : 0);
  const names = new Map(
    CURRENCIES.map(({ code }) => [code, foldText(texts.languages[0]?.currencyNames[code] ?? code)]),
  );
  const nameOf = ({ code }: Currency) => names.get(code) ?? code;
  return [...CURRENCIES]
    .sort((a, b) => rankOf(a) - rankOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1))
    .map((currency) => entryOf(currency, texts));
}
