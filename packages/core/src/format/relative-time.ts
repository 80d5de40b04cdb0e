import { DAY_MS, dayOfInstant, isoDate } from '../calendar/day-number.ts';
import type { Locale } from '../locale/locale.ts';
import { formatIsoDate } from './format-date.ts';
import { NARROW_SPACE } from './format-decimal.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_DAYS = 7;

const JUST_NOW: Readonly<Record<Locale, string>> = { es: 'ahora mismo', en: 'just now' };

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
 */
export function formatRelativeTime(thenMs: number, nowMs: number, locale: Locale, offsetMinutes = 0): string {
  const age = nowMs - thenMs;
  if (Math.abs(age) < MINUTE_MS) {
    return JUST_NOW[locale];
  }
  if (age < 0 || age >= WEEK_DAYS * DAY_MS) {
    return formatIsoDate(isoDate(dayOfInstant(thenMs - offsetMinutes * MINUTE_MS)), locale);
  }
  if (age < HOUR_MS) {
    return ago(Math.floor(age / MINUTE_MS), 'min', locale);
  }
  return age < DAY_MS
    ? ago(Math.floor(age / HOUR_MS), 'h', locale)
    : ago(Math.floor(age / DAY_MS), 'd', locale);
}
