import type { Language, LanguageParts } from '@equivale/core/locale/language';
import { LANGUAGE_PARTS, type LanguageId } from '@equivale/core/locale/language-parts';
import { LANGUAGES } from '@equivale/core/locale/languages';

const known = new Map<string, readonly Language[]>(LANGUAGES.map(({ locale }) => [locale.id, LANGUAGES]));

/**
 * The languages that questions are read in on a page: that of the page before those that they are understood in everywhere.
 * @param page the language of the page
 * @returns undefined as long as they are not loaded
 */
export const languagesOn = (page: string): readonly Language[] | undefined => known.get(page);

/** Loads what questions are read by in the language of a page. @throws when it cannot be fetched */
export async function loadLanguages(page: LanguageId): Promise<void> {
  if (known.has(page)) return;
  const { questions }: LanguageParts = LANGUAGE_PARTS[page];
  const own = await questions?.();
  known.set(page, own ? [own.language, ...LANGUAGES] : LANGUAGES);
}
