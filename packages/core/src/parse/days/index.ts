import { dayWords as en } from '../../locale/en/day-words.ts';
import { dayWords as es } from '../../locale/es/day-words.ts';
import { DayReader } from './read-days.ts';

export type { DayContext } from './day-forms.ts';
export type { DayReading } from './read-days.ts';

/** How the languages that questions are understood in say days. */
const WORDS = { es, en } as const;

/** Reads days out of questions in every language. */
export const dayReader = new DayReader(Object.values(WORDS));

/** Whether a language puts the day before the month, in figures. */
export const isDayFirst = (language: string): boolean =>
  (WORDS as Readonly<Record<string, { readonly dayFirst: boolean }>>)[language]?.dayFirst ?? true;
