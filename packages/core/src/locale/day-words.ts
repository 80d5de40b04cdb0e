// Written by npm run build:languages: a language is its folder.
import { dayWords as en } from './en/day-words.ts';
import { dayWords as es } from './es/day-words.ts';
import type { DayWords } from './language.ts';

/** How the languages that questions are understood in say days: the first one's reading first where two differ. */
export const DAY_WORDS: Readonly<Record<string, DayWords>> = { es, en };
