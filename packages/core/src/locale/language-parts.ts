import { LANGUAGE_TAGS, type LanguageId } from '../../../../languages/list.ts';
import { furtherParts } from './further-parts.ts';
import type { LanguageParts } from './language.ts';

export type { LanguageId };

/** The languages there are, in the order in which they are offered. */
export const LANGUAGE_PARTS = {
  ...Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, furtherParts(tag)])),
  es: {
    locale: () => import('../../../../languages/es/core/locale.ts'),
    tables: () => import('../../../../languages/es/core/tables.ts'),
  },
  en: {
    locale: () => import('../../../../languages/en/core/locale.ts'),
    tables: () => import('../../../../languages/en/core/tables.ts'),
  },
} as Readonly<Record<LanguageId, LanguageParts>>;
