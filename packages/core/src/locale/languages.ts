import { language as en } from './en/language.ts';
import { language as es } from './es/language.ts';
import type { Language } from './language.ts';
import type { LanguageId } from './language-parts.ts';

/** Every language of `language-parts.ts`, whole. */
const WHOLE: Readonly<Record<LanguageId, Language>> = { es, en };

/**
 * The languages that questions are understood in, all at once. A little word of two languages does what it does in the first
 * of them.
 */
export const LANGUAGES: readonly Language[] = Object.values(WHOLE);
