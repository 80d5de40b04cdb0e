import type { Locale } from '../locale/locale.ts';

/** Short month names; Spanish ones without the point, and `sep` for September, as the design writes them. */
const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/**
 * How much of a date is written, by the example of 2026-08-21:
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
  const month = MONTHS[locale][Number(date.slice(5, 7)) - 1];
  const day = Number(date.slice(8, 10));
  if (!ISO_DATE.test(date) || month === undefined || day < 1 || day > 31) {
    throw new RangeError(`not an ISO date: ${date}`);
  }
  const dayAndMonth = locale === 'es' ? `${day} ${month}` : `${month} ${day}`;
  switch (style) {
    case 'full':
      return locale === 'es' ? `${dayAndMonth} ${year}` : `${dayAndMonth}, ${year}`;
    case 'day':
      return dayAndMonth;
    case 'month':
      return `${month} ${year}`;
    case 'short-month':
      return `${month} ${year.slice(2)}`;
    case 'year':
      return year;
  }
}
