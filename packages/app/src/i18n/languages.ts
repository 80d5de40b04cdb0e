import type { Locale } from '@equivale/core';
import { en } from './en/language.ts';
import { es } from './es/language.ts';

/**
 * The parts of a language's messages: `main` is what the frame and home's first sight say, and always there; `views` comes
 * with what is loaded after that, `converters` with the converters, `calculator` with the calculator, the long texts of the
 * legal pages with those pages.
 */
export type CataloguePart = 'main' | 'views' | 'converters' | 'calculator' | 'legal';

/** What the app has of a language, all of it in that language's folder and most of it loaded when it is used. */
export interface LanguageFacts {
  /** In the language itself, which its speakers find whatever the page is in. */
  readonly ownName: string;
  /** @source https://ogp.me, `og:locale` */
  readonly ogLocale: string;
  /** With the main part comes how figures, dates and times are written. */
  readonly messages: Readonly<Record<CataloguePart, () => Promise<{ readonly default: unknown }>>> & {
    readonly main: () => Promise<{ readonly locale: Locale }>;
  };
}

/** The languages of the app. A language is its folder, and its line here. */
export const LANGUAGES = { es, en } as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly Language[];

/** The language of the addresses that name none. */
export const DEFAULT_LANGUAGE: Language = 'es';

/** What one language lacks is said in this one. */
export const FALLBACK_LANGUAGE: Language = 'en';

export const isLanguage = (id: unknown): id is Language =>
  typeof id === 'string' && Object.hasOwn(LANGUAGES, id);

/** The part of an address that carries a language: '' for the default one, `/en` and so on for the others. */
export const languageBase = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;
