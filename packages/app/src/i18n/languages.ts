import type { LanguageParts } from '@equivale/core/locale/language';
import { LANGUAGE_PARTS } from '@equivale/core/locale/language-parts';
import { LANGUAGE_TAGS, type LanguageId } from '../../../../languages/list.ts';

export type Language = LanguageId;

/** The languages of the app are those of core. What the app says in one stands in `languages/<tag>/app`. */
export const LANGUAGES: Readonly<Record<Language, LanguageParts>> = LANGUAGE_PARTS;

export const LANGUAGE_IDS: readonly Language[] = LANGUAGE_TAGS;

/** The language of the addresses that name none. */
export const DEFAULT_LANGUAGE: Language = 'es';

/** The language of the messages that another one lacks. */
export const FALLBACK_LANGUAGE = 'en' as const satisfies Language;

/** The languages that questions are understood in on a page: its own and the two that are read everywhere. */
export const askedIn = (page: Language): readonly Language[] => [
  ...new Set([page, DEFAULT_LANGUAGE, FALLBACK_LANGUAGE]),
];

export const isLanguage = (id: unknown): id is Language => LANGUAGE_IDS.includes(id as Language);

/** The part of an address that carries a language: '' for the default one, `/en` and so on for the others. */
export const languageBase = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** The language that an address names, if it names one. */
export const namedIn = (path: string): Language | undefined => {
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
