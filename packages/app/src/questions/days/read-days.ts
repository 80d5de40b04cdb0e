import type { Locale } from '@equivale/core';
import { dayReaderWith, isDayFirst } from '@equivale/core/parse/days';
import { languagesOn } from '../spoken-languages.ts';

/** How long it is from one day or time of day to another, where a text asks for that. */
export const readSpan = (text: string, locale: Locale, today: string) =>
  dayReaderWith(languagesOn(locale.id)?.[0]?.dayWords).readSpan(text, { locale, today });

/** Readings of the days in a text on a page in a language, likeliest first. */
export function readDays(text: string, { id }: Locale, today: string) {
  const own = languagesOn(id)?.[0]?.dayWords;
  return dayReaderWith(own).read(text, { today, dayFirst: own?.dayFirst ?? isDayFirst(id) });
}
