import type { LanguageParts } from '@equivale/core/locale/language';
import { LANGUAGE_PARTS } from '@equivale/core/locale/language-parts';
import { LANGUAGE_TAGS, type LanguageId } from '../../../../languages/list.ts';

export type Language = LanguageId;

/** The languages are those of core; the app's messages are in `languages/<tag>/app`. */
export const LANGUAGES: Readonly<Record<Language, LanguageParts>> = LANGUAGE_PARTS;

export const LANGUAGE_IDS: readonly Language[] = LANGUAGE_TAGS;

export const DEFAULT_LANGUAGE: Language = 'es';

export const FALLBACK_LANGUAGE = 'en' as const satisfies Language;

/** Languages in which questions are read: the page's own and the two common ones. */
export const requestedIn = (page: Language): readonly Language[] => [
  ...new Set([page, DEFAULT_LANGUAGE, FALLBACK_LANGUAGE]),
];

export const isLanguage = (id: unknown): id is Language => LANGUAGE_IDS.includes(id as Language);

/** Path prefix of a language: '' for the default one, else `/en` and so on. */
export const languageBase = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** Language of an address, if it names one. */
export const namedIn = (path: string): Language | undefined => {
  const [, first] = path.split('/');
  return isLanguage(first) && first !== DEFAULT_LANGUAGE ? first : undefined;
};

export function pathIn(language: Language, path: string): string {
  const named = namedIn(path);
  const bare = named ? path.slice(languageBase(named).length) || '/' : path;
  const base = languageBase(language);
  return bare === '/' && base ? base : base + bare;
}
