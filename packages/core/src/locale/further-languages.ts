// Written by npm run build:languages: a language is its folder.
import type { LanguageParts } from './language.ts';

/** The languages besides those that questions are understood in everywhere. */
export const FURTHER_LANGUAGES: Readonly<Record<string, LanguageParts>> = {
  ca: {
    locale: () => import('./ca/locale.ts'),
    tables: () => import('./ca/tables.ts'),
    questions: () => import('./ca/language.ts'),
  },
  fr: {
    locale: () => import('./fr/locale.ts'),
    tables: () => import('./fr/tables.ts'),
    questions: () => import('./fr/language.ts'),
  },
  it: {
    locale: () => import('./it/locale.ts'),
    tables: () => import('./it/tables.ts'),
    questions: () => import('./it/language.ts'),
  },
  pt: {
    locale: () => import('./pt/locale.ts'),
    tables: () => import('./pt/tables.ts'),
    questions: () => import('./pt/language.ts'),
  },
};
