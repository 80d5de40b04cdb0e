import { DAY_MS, dayOfInstant, isoDate } from '../calendar/day-number.ts';
import type { Locale } from '../locale/locale.ts';
import { formatIsoDate } from './format-date.ts';
import { NARROW_SPACE } from './format-decimal.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_DAYS = 7;

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
    return locale.justNow;
  }
  if (age < 0 || age >= WEEK_DAYS * DAY_MS) {
    return formatIsoDate(isoDate(dayOfInstant(thenMs - offsetMinutes * MINUTE_MS)), locale);
  }
  const [minute, hour, day] = locale.timeUnits;
  const [unitMs, unit] = age < HOUR_MS ? [MINUTE_MS, minute] : age < DAY_MS ? [HOUR_MS, hour] : [DAY_MS, day];
  return locale.ago(Math.floor(age / unitMs) + NARROW_SPACE + unit);
}
