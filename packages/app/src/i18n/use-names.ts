import { use, useEffect, useReducer } from 'react';
import { type Language, useTranslate } from './i18n.ts';

/** A table of names that is fetched once for each language. */
interface NameTables<Names> {
  readonly load: (language: Language) => Promise<Names>;
  readonly isLoaded: (language: Language) => boolean;
}

/** @param importers one dynamic import for each language, so that only the language shown is fetched */
export function nameTables<Names>(
  importers: Readonly<Record<Language, () => Promise<Names>>>,
): NameTables<Names> {
  const pending: Partial<Record<Language, Promise<Names>>> = {};
  const loaded = new Set<Language>();
  const load = (language: Language) => {
    pending[language] ??= importers[language]().then(
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
  return { load, isLoaded: (language) => loaded.has(language) };
}

/**
 * The names in the language of the page. Suspends at first; when the language changes, the names of the language
 * before stay on the screen until the new ones are there.
 */
export function useNames<Names>({ load, isLoaded }: NameTables<Names>): Names {
  const { language } = useTranslate();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const other = language === 'es' ? 'en' : 'es';
  useEffect(() => {
    if (!isLoaded(language)) void load(language).then(redraw, () => undefined);
  }, [language, load, isLoaded]);
  // A page that is written once, before there is a screen, waits for its own language.
  const isWritten = typeof document === 'undefined';
  return use(load(isWritten || isLoaded(language) || !isLoaded(other) ? language : other));
}
