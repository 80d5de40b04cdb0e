import { foldText } from '../../text/fold-text.ts';
import { textsOf } from '../../text/listed-terms.ts';
import { type SearchEntry, type SearchIndex, searchEntry } from '../../text/search-entry.ts';
import { CURRENCIES } from './currencies.ts';
import type { Currency } from './currency.ts';
import { type CurrencyTexts, currencyTerms } from './currency-terms.ts';
import { POPULAR_CURRENCIES } from './popular.ts';

function entryOf(currency: Currency, texts: CurrencyTexts): SearchEntry<Currency> {
  const { symbols, names, places, words } = currencyTerms(currency.code, texts);
  return searchEntry(currency, {
    codes: [currency.code],
    signs: symbols,
    names,
    words: textsOf(words, ({ rank }) => rank === 0),
    places,
    others: textsOf(words, ({ rank }) => rank > 0),
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
