import type { Language, LanguageParts } from '@equivale/core/locale/language';
import { LANGUAGE_PARTS, type LanguageId } from '@equivale/core/locale/language-parts';
import { LANGUAGES } from '@equivale/core/locale/languages';

const known = new Map<string, readonly Language[]>(LANGUAGES.map(({ locale }) => [locale.id, LANGUAGES]));

/** The page's language, then the common ones; undefined until loaded. */
export const languagesOn = (page: string): readonly Language[] | undefined => known.get(page);

/** Loads the page language's words for questions. @throws when they cannot be fetched */
export async function loadLanguages(page: LanguageId): Promise<void> {
  if (known.has(page)) return;
  const { questions }: LanguageParts = LANGUAGE_PARTS[page];
  const own = await questions?.();
  known.set(page, own ? [own.language, ...LANGUAGES] : LANGUAGES);
}
