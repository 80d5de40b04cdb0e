import type { Language } from '../../locale/language.ts';
import { type ListedTerm, listedTerms } from '../../text/listed-terms.ts';
import type { CurrencyAliases } from './aliases.ts';

/** What currencies are called: in every language, and how they are written in any. */
export interface CurrencyTexts {
  /** The first one puts currencies of equal use in order. */
  readonly languages: readonly Pick<Language, 'currencyNames' | 'currencyWords'>[];
  readonly aliases: Readonly<Record<string, CurrencyAliases>>;
}

/** All that one currency is called besides its code. */
export interface CurrencyTerms {
  readonly symbols: readonly string[];
  /** One in each language that names it. */
  readonly names: readonly string[];
  /** Countries and cities. */
  readonly places: readonly string[];
  /** Everyday words. */
  readonly words: readonly ListedTerm[];
}

/** What a currency is called, for a search and for questions alike. */
export function currencyTerms(code: string, { languages, aliases }: CurrencyTexts): CurrencyTerms {
  const [symbols = '', places, words] = aliases[code] ?? [];
  const inLanguages = languages.map(({ currencyWords }) => currencyWords);
  return {
    symbols: symbols.split(' ').filter((symbol) => symbol !== ''),
    names: languages.flatMap(({ currencyNames }) => currencyNames[code] ?? []),
    places: listedTerms(places, ...inLanguages.map((language) => language.places[code])).map(
      ({ text }) => text,
    ),
    words: listedTerms(words, ...inLanguages.map(({ names }) => names[code])),
  };
}
