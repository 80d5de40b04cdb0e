import type { Locale } from '../locale/locale.ts';

/**
 * How much of a date is written, by the example of 2026-08-21 in Spanish:
 * `full` 21 ago 2026 · `day` 21 ago · `month` ago 2026 · `short-month` ago 26 · `year` 2026.
 */
export type DateStyle = 'full' | 'day' | 'month' | 'short-month' | 'year';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?!\d)/;

/**
 * A calendar date in words of the language: `21 ago 2026` in Spanish, `Aug 21, 2026` in English.
 *
 * @param date ISO date; a time of day behind it is not read
 * @throws RangeError when the text does not begin with a date
 */
export function formatIsoDate(date: string, locale: Locale, style: DateStyle = 'full'): string {
  const year = date.slice(0, 4);
  const month = locale.months[Number(date.slice(5, 7)) - 1];
  const day = Number(date.slice(8, 10));
  if (!ISO_DATE.test(date) || month === undefined || day < 1 || day > 31) {
    throw new RangeError(`not an ISO date: ${date}`);
  }
  const dayAndMonth = locale.dayAndMonth(day, month);
  switch (style) {
    case 'full':
      return locale.fullDate(dayAndMonth, year);
    case 'day':
      return dayAndMonth;
    case 'month':
      return locale.monthAndYear(month, year);
    case 'short-month':
      return locale.monthAndYear(month, year.slice(2));
    case 'year':
      return year;
  }
}
