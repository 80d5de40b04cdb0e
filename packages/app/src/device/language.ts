import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { activateLanguage } from '../i18n/i18n.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageBase } from '../i18n/languages.ts';
import { usePreferences } from './preferences.ts';

/** The language that an address names, if it names one. */
const namedIn = (path: string): Language | undefined => {
  const [, first] = path.split('/');
  return isLanguage(first) && languageBase(first) !== '' ? first : undefined;
};

/** The path of the same view in a language. */
export function pathIn(language: Language, path: string): string {
  const named = namedIn(path);
  const bare = named ? path.slice(languageBase(named).length) || '/' : path;
  const base = languageBase(language);
  return bare === '/' && base !== '' ? base : base + bare;
}

/** The language to show an address in: a remembered choice wins over the address. */
export const languageOf = (path: string): Language =>
  usePreferences.getState().language ?? namedIn(path) ?? DEFAULT_LANGUAGE;

/**
 * The language to start in; an address of the other language is corrected in place.
 * @returns the language that the page should be drawn in
 */
export function settleLanguage(): Language {
  const { pathname, search, hash } = location;
  const language = languageOf(pathname);
  const wanted = pathIn(language, pathname);
  if (wanted !== pathname) history.replaceState(history.state, '', wanted + search + hash);
  return language;
}

/**
 * The part of the address that carries the language: '' or such as '/en'.
 * @param ssrPath the address while prerendering, where there is no browser
 */
export function useLanguageBase(ssrPath?: string): string {
  const [path] = useBrowserLocation(ssrPath === undefined ? {} : { ssrPath });
  return languageBase(namedIn(path) ?? DEFAULT_LANGUAGE);
}

/** Changes the language: loads its messages, remembers the choice and moves to the same view's other address. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const [, navigate] = useLocation();
  return useCallback(
    async (language) => {
      await activateLanguage(language);
      usePreferences.getState().setLanguage(language);
      navigate(`~${pathIn(language, location.pathname)}`, { replace: true });
    },
    [navigate],
  );
}
