import { dayWords as en } from '../../../../languages/en/core/day-words.ts';
import { dayWords as es } from '../../../../languages/es/core/day-words.ts';
import type { DayWords } from './language.ts';

/** How the languages that questions are understood in say days: the first one's reading first where two differ. */
export const DAY_WORDS: Readonly<Record<string, DayWords>> = { es, en };
