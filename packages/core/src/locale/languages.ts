import { language as en } from './en/language.ts';
import { language as es } from './es/language.ts';
import type { Language } from './language.ts';

/**
 * The languages that questions are understood in, all at once. A language is its folder and its line here. A little word
 * of two languages does what it does in the first of them.
 */
export const LANGUAGES: readonly Language[] = [es, en];
