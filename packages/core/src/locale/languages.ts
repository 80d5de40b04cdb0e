// Written by npm run build:languages: a language is its folder.
import { language as en } from './en/language.ts';
import { language as es } from './es/language.ts';
import type { Language } from './language.ts';

/**
 * The languages that questions are understood in everywhere, all at once. A little word of two languages does what it does in the
 * first of them.
 */
export const LANGUAGES: readonly Language[] = [es, en];
