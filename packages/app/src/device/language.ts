import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { activateLanguage, currentLanguage } from '../i18n/i18n.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_IDS,
  type Language,
  languageBase,
  languageName,
  namedIn,
  pathIn,
} from '../i18n/languages.ts';
import { notify } from '../platform/notices.ts';
import { usePreferences } from './preferences.ts';

/** The language to show an address in: a remembered choice wins over the address. */
export const languageOf = (path: string): Language =>
  usePreferences.getState().language ?? namedIn(path) ?? DEFAULT_LANGUAGE;

/** Says that a language is neither on the device nor to be fetched now. */
const sayUnreachable = (language: Language): void =>
  notify({ message: 'language.unreachable', values: { name: languageName(language, currentLanguage()) } });

const isTaken = (language: Language): Promise<boolean> =>
  activateLanguage(language).then(
    () => true,
    () => false,
  );

/**
 * Starts the page in the language of its address or, where that cannot be had, in one that can. An address of another
 * language is corrected in place.
 */
export async function startInLanguage(): Promise<void> {
  const { pathname, search, hash } = location;
  const wanted = languageOf(pathname);
  for (const language of [wanted, ...LANGUAGE_IDS]) {
    if (!(await isTaken(language))) continue;
    const path = pathIn(language, pathname);
    if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
    if (language !== wanted) sayUnreachable(wanted);
    return;
  }
  throw new Error(`none of the languages can be loaded: ${LANGUAGE_IDS.join(', ')}`);
}

/**
 * The part of the address that carries the language: '' or such as '/en'.
 * @param ssrPath the address while prerendering, where there is no browser
 */
export function useLanguageBase(ssrPath?: string): string {
  const [path] = useBrowserLocation(ssrPath === undefined ? {} : { ssrPath });
  return languageBase(namedIn(path) ?? DEFAULT_LANGUAGE);
}

/**
 * Changes the language: loads its messages, remembers the choice and moves to the same view's other address. One that cannot
 * be loaded leaves everything as it is.
 */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const [, navigate] = useLocation();
  return useCallback(
    async (language) => {
      if (!(await isTaken(language))) return sayUnreachable(language);
      usePreferences.getState().setLanguage(language);
      navigate(`~${pathIn(language, location.pathname)}`, { replace: true });
    },
    [navigate],
  );
}
