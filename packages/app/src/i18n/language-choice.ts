import { useBrowserLocation } from 'wouter/use-browser-location';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  isLanguage,
  type Language,
  languageBase,
  namedIn,
} from './languages.ts';

const HOME: readonly Language[] = [DEFAULT_LANGUAGE, FALLBACK_LANGUAGE];

/** The browser's first supported language; the address decides between Spanish and English. */
export function firstLanguage(path: string): Language | undefined {
  if (path !== '/' || typeof navigator === 'undefined') return undefined;
  const found = navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage);
  return found && !HOME.includes(found) ? found : undefined;
}

/** Target of the language toggle if no other language was used: Spanish, or English from there. */
export const counterpart = (language: Language): Language =>
  language === DEFAULT_LANGUAGE ? FALLBACK_LANGUAGE : DEFAULT_LANGUAGE;

/** The language part of the address: '' or such as '/en'. */
export function useLanguageBase(ssrPath?: string): string {
  const [path] = useBrowserLocation(ssrPath === undefined ? {} : { ssrPath });
  return languageBase(namedIn(path) ?? DEFAULT_LANGUAGE);
}
