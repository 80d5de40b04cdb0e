// Written by npm run build:languages: a language is its folder.
import { furtherParts } from './further-parts.ts';
import type { LanguageParts } from './language.ts';

/** The languages there are, in the order in which they are offered. */
export const LANGUAGE_PARTS = {
  es: {
    locale: () => import('./es/locale.ts'),
    tables: () => import('./es/tables.ts'),
  },
  en: {
    locale: () => import('./en/locale.ts'),
    tables: () => import('./en/tables.ts'),
  },
  ca: furtherParts('ca'),
  fr: furtherParts('fr'),
  it: furtherParts('it'),
  pt: furtherParts('pt'),
} as const satisfies Readonly<Record<string, LanguageParts>>;

/** Tag of a language. @source BCP 47 */
export type LanguageId = keyof typeof LANGUAGE_PARTS;
