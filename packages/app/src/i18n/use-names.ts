import type { CurrencyTexts } from '@equivale/core';
import { use, useEffect, useReducer } from 'react';
import { failedLoads } from '../platform/failed-loads.ts';
import { currentLanguage, useTranslate } from './i18n.ts';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, LANGUAGE_IDS, LANGUAGES, type Language } from './languages.ts';

/** A table of names, fetched once per language. */
export interface NameTables<Names> {
  readonly load: (language: Language) => Promise<Names>;
  readonly isLoaded: (language: Language) => boolean;
  /** For rendering: a failure lasts until it was shown; otherwise each render would fetch and fail again. */
  readonly read: (language: Language) => Promise<Names>;
}

/** @param fetchNames fetches the table of one language */
export function nameTables<Names>(fetchNames: (language: Language) => Promise<Names>): NameTables<Names> {
  const pending: Partial<Record<Language, Promise<Names>>> = {};
  const loaded = new Set<Language>();
  const load = (language: Language) => {
    pending[language] ??= fetchNames(language).then(
      (names) => {
        loaded.add(language);
        // Sets the status that React's `use` reads synchronously.
        Object.assign(pending[language] ?? {}, { status: 'fulfilled', value: names });
        return names;
      },
      (error: unknown) => {
        delete pending[language];
        throw error;
      },
    );
    return pending[language];
  };
  const reading: typeof pending = {};
  const ask = (language: Language) => {
    const names = load(language);
    names.catch(() => failedLoads.add(() => delete reading[language]));
    return names;
  };
  const isLoaded = (language: Language) => loaded.has(language);
  const read = (language: Language) => {
    // Another caller may have loaded it since.
    if (isLoaded(language)) return load(language);
    reading[language] ??= ask(language);
    return reading[language];
  };
  return { load, isLoaded, read };
}

/** Suspends at first; after a change of language the previous names stay until the new ones are loaded. */
export function useNames<Names>({ load, isLoaded, read }: NameTables<Names>): Names {
  const { language } = useTranslate();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const before = LANGUAGE_IDS.find(isLoaded);
  useEffect(() => {
    if (!isLoaded(language)) void load(language).then(rerender, () => undefined);
  }, [language, load, isLoaded]);
  // Prerendering renders once and waits for its own language.
  const isPrerendering = typeof document === 'undefined';
  return use(read(isPrerendering || isLoaded(language) ? language : (before ?? language)));
}

type CurrencyNames = Readonly<Record<string, string>>;

export const tablesOf = async (language: Language) => (await LANGUAGES[language].tables()).tables;

const currencyNamesIn = async (language: Language): Promise<CurrencyNames> =>
  (await (await tablesOf(language)).currencyNames()).currencyNames;

/** Languages of a search: the page's, then the common ones. */
export const languagesFrom = (first: Language) => [
  first,
  ...([DEFAULT_LANGUAGE, FALLBACK_LANGUAGE] as const).filter((id) => id !== first),
];

export const currencyTextsIn = (languages: readonly Language[]): Promise<CurrencyTexts['languages']> =>
  Promise.all(
    languages.map(async (id) => {
      const tables = await tablesOf(id);
      const [names, words] = await Promise.all([tables.currencyNames(), tables.words()]);
      return { ...names, ...words };
    }),
  );

const currencyTables = nameTables(currencyNamesIn);

/** Loads currency names early, so that a view that needs them does not suspend. */
export const loadCurrencyNames = () => currencyTables.load(currentLanguage());

export const useCurrencyNames = () => useNames(currencyTables);

/** Capitalizes a name: `kilómetro` to `Kilómetro`. */
export const asTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
