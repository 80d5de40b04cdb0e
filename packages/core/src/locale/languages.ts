import { language as en } from '../../../../languages/en/core/language.ts';
import { language as es } from '../../../../languages/es/core/language.ts';
import type { Language } from './language.ts';

/**
 * The languages that questions are understood in everywhere, all at once. A little word of two languages does what it does in the
 * first of them.
 */
export const LANGUAGES: readonly Language[] = [es, en];
