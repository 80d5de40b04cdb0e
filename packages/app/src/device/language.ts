import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { activateLanguage, type Language } from '../i18n/i18n.ts';
import { usePreferences } from './preferences.ts';

const englishBase = '/en';

const isEnglish = (path: string) => path === englishBase || path.startsWith(`${englishBase}/`);
const withoutBase = (path: string) => (isEnglish(path) ? path.slice(englishBase.length) || '/' : path);

/** The path of the same view in a language: Spanish stands at the root, English under /en. */
export function pathIn(language: Language, path: string): string {
  const bare = withoutBase(path);
  return language === 'en' ? englishBase + (bare === '/' ? '' : bare) : bare;
}

/** The language to show an address in: a remembered choice wins over the address. */
export const languageOf = (path: string): Language =>
  usePreferences.getState().language ?? (isEnglish(path) ? 'en' : 'es');

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
 * The part of the address that carries the language: '' or '/en'.
 * @param ssrPath the address while prerendering, where there is no browser
 */
export function useLanguageBase(ssrPath?: string): '' | '/en' {
  const [path] = useBrowserLocation(ssrPath === undefined ? {} : { ssrPath });
  return isEnglish(path) ? englishBase : '';
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
