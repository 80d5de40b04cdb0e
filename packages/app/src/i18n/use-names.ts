import type { CurrencyTexts } from '@equivale/core';
import { use, useEffect, useReducer } from 'react';
import { lost } from '../platform/lost.ts';
import { currentLanguage, useTranslate } from './i18n.ts';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, LANGUAGE_IDS, LANGUAGES, type Language } from './languages.ts';

/** A table of names that is fetched once for each language. */
export interface NameTables<Names> {
  readonly load: (language: Language) => Promise<Names>;
  readonly isLoaded: (language: Language) => boolean;
  /** The same for what is drawn: a failure stands until it has been shown. Each drawing would ask again, and each failure draw again. */
  readonly read: (language: Language) => Promise<Names>;
}

/** @param fetchNames fetches the table of one language, so that only the language shown is fetched */
export function nameTables<Names>(fetchNames: (language: Language) => Promise<Names>): NameTables<Names> {
  const pending: Partial<Record<Language, Promise<Names>>> = {};
  const loaded = new Set<Language>();
  const load = (language: Language) => {
    pending[language] ??= fetchNames(language).then(
      (names) => {
        loaded.add(language);
        // Marks the promise the way React does, so that `use` reads it at once.
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
    names.catch(() => lost.add(() => delete reading[language]));
    return names;
  };
  const isLoaded = (language: Language) => loaded.has(language);
  const read = (language: Language) => {
    // What failed for one may have come for another since.
    if (isLoaded(language)) return load(language);
    reading[language] ??= ask(language);
    return reading[language];
  };
  return { load, isLoaded, read };
}

/**
 * The names in the language of the page. Suspends at first; when the language changes, the names of the language
 * before stay on the screen until the new ones are there.
 */
export function useNames<Names>({ load, isLoaded, read }: NameTables<Names>): Names {
  const { language } = useTranslate();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const before = LANGUAGE_IDS.find(isLoaded);
  useEffect(() => {
    if (!isLoaded(language)) void load(language).then(redraw, () => undefined);
  }, [language, load, isLoaded]);
  // A page that is written once, before there is a screen, waits for its own language.
  const isWritten = typeof document === 'undefined';
  return use(read(isWritten || isLoaded(language) ? language : (before ?? language)));
}

type CurrencyNames = Readonly<Record<string, string>>;

export const tablesOf = async (language: Language) => (await LANGUAGES[language].tables()).tables;

const currencyNamesIn = async (language: Language): Promise<CurrencyNames> =>
  (await (await tablesOf(language)).currencyNames()).currencyNames;

/** The languages that a search reads: that of the page, then those that are understood everywhere. */
export const languagesFrom = (first: Language) => [
  first,
  ...([DEFAULT_LANGUAGE, FALLBACK_LANGUAGE] as const).filter((id) => id !== first),
];

/** What currencies are called in some languages: what a search reads. */
export const currencyTextsIn = (languages: readonly Language[]): Promise<CurrencyTexts['languages']> =>
  Promise.all(
    languages.map(async (id) => {
      const tables = await tablesOf(id);
      const [names, words] = await Promise.all([tables.currencyNames(), tables.words()]);
      return { ...names, ...words };
    }),
  );

const currencyTables = nameTables(currencyNamesIn);

/** Fetches the currency names in the language of the page: a view that comes with them is not begun a second time. */
export const loadCurrencyNames = () => currencyTables.load(currentLanguage());

/** Currency names by code in the language of the page, as lists show them. */
export const useCurrencyNames = () => useNames(currencyTables);

/** A name as it stands alone: `kilómetro` to `Kilómetro`. */
export const asTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
