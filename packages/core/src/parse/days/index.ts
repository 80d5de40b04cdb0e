import { DAY_WORDS } from '../../locale/day-words.ts';
import { DayReader } from './read-days.ts';

export type { DayContext } from './day-forms.ts';
export type { DayReading } from './read-days.ts';

/** Reads days out of questions in every language. */
export const dayReader = new DayReader(Object.values(DAY_WORDS));

/** Whether a language puts the day before the month, in figures. */
export const isDayFirst = (language: string): boolean => DAY_WORDS[language]?.dayFirst ?? true;
