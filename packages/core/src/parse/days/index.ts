import { DAY_WORDS } from '../../locale/day-words.ts';
import type { DayWords } from '../../locale/language.ts';
import { DayReader } from './read-days.ts';

export type { DayContext } from './day-forms.ts';
export type { DayReading } from './read-days.ts';

const everywhere = Object.values(DAY_WORDS);
/** Reads days out of questions in the languages that they are understood in everywhere. */
export const dayReader = new DayReader(everywhere);

const readers = new Map<DayWords, DayReader>();

/** What reads days in a language besides, by its words; without them what reads them everywhere. */
export function dayReaderWith(own: DayWords | undefined): DayReader {
  if (!own) return dayReader;
  const reader = readers.get(own) ?? new DayReader([own, ...everywhere]);
  readers.set(own, reader);
  return reader;
}

/** Whether a language that is understood everywhere puts the day before the month, in figures. */
export const isDayFirst = (language: string): boolean => DAY_WORDS[language]?.dayFirst ?? true;
