import { useBrowserLocation } from 'wouter/use-browser-location';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  isLanguage,
  type Language,
  languageBase,
  namedIn,
} from './languages.ts';

export const HOME: readonly Language[] = [DEFAULT_LANGUAGE, FALLBACK_LANGUAGE];

/**
 * The language for whoever comes to the product's own page for the first time: the first in their browser's list that the app speaks.
 * Spanish and English have addresses of their own, which decide between them.
 */
export function firstLanguage(path: string): Language | undefined {
  if (path !== '/' || typeof navigator === 'undefined') return undefined;
  const found = navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage);
  return found && !HOME.includes(found) ? found : undefined;
}

/** What the toggle goes to from a language for whoever has used no other: Spanish or, from there, English. */
export const counterpart = (language: Language): Language =>
  language === DEFAULT_LANGUAGE ? FALLBACK_LANGUAGE : DEFAULT_LANGUAGE;

/**
 * The part of the address that carries the language: '' or such as '/en'.
 * @param ssrPath the address while prerendering, where there is no browser
 */
export function useLanguageBase(ssrPath?: string): string {
  const [path] = useBrowserLocation(ssrPath === undefined ? {} : { ssrPath });
  return languageBase(namedIn(path) ?? DEFAULT_LANGUAGE);
}
