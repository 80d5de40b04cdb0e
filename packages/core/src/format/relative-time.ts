import type { Locale } from '../locale/locale.ts';
import { formatIsoDate } from './format-date.ts';
import { NARROW_SPACE } from './format-decimal.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;

const JUST_NOW: Readonly<Record<Locale, string>> = { es: 'ahora mismo', en: 'just now' };

const DAYS_IN_400_YEARS = 146_097;
const DAYS_FROM_YEAR_0_TO_1970 = 719_528;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysBeforeYear = (year: number): number =>
  year * 365 + Math.floor((year + 3) / 4) - Math.floor((year + 99) / 100) + Math.floor((year + 399) / 400);

/**
 * The calendar date of an instant.
 *
 * @param ms milliseconds since 1970-01-01T00:00Z, years 0 to 9999
 * @source the Gregorian rule: 146,097 days in 400 years
 */
function isoDateOf(ms: number): string {
  const day = Math.floor(ms / DAY_MS) + DAYS_FROM_YEAR_0_TO_1970;
  let year = Math.floor((day * 400) / DAYS_IN_400_YEARS) + 1;
  while (daysBeforeYear(year) > day) {
    year--;
  }
  let rest = day - daysBeforeYear(year);
  let month = 0;
  const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  while (rest >= (lengths[month] ?? 0)) {
    rest -= lengths[month] ?? 0;
    month++;
  }
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(rest + 1)}`;
}

const ago = (count: number, unit: string, locale: Locale): string => {
  const length = count + NARROW_SPACE + unit;
  return locale === 'es' ? `hace ${length}` : `${length} ago`;
};

/**
 * How long ago something was: `ahora mismo`, `hace 3 min`, `hace 5 h`, `hace 2 d`, and from 7 days on the date.
 * A time in the future, which only a wrong clock gives, is `just now` within a minute and its date beyond.
 *
 * @param thenMs milliseconds since 1970 UTC
 * @param nowMs likewise
 * @param offsetMinutes what `Date#getTimezoneOffset` gives where the reader is, so that the date is theirs; default UTC
 * @source SPEC.md section 9, "Relative time"
 */
export function formatRelativeTime(thenMs: number, nowMs: number, locale: Locale, offsetMinutes = 0): string {
  const age = nowMs - thenMs;
  if (Math.abs(age) < MINUTE_MS) {
    return JUST_NOW[locale];
  }
  if (age < 0 || age >= WEEK_DAYS * DAY_MS) {
    return formatIsoDate(isoDateOf(thenMs - offsetMinutes * MINUTE_MS), locale);
  }
  if (age < HOUR_MS) {
    return ago(Math.floor(age / MINUTE_MS), 'min', locale);
  }
  return age < DAY_MS
    ? ago(Math.floor(age / HOUR_MS), 'h', locale)
    : ago(Math.floor(age / DAY_MS), 'd', locale);
}
