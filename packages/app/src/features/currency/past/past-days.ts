import {
  dayNumber,
  isoDate,
  isWeekend,
  kindOf,
  type Locale,
  monthsBefore,
  spanOf,
  weekday,
} from '@equivale/core';
import { describePast } from '../../../conversion/past.ts';
import type { Translate } from '../../../i18n/i18n.ts';

/** The same day, month, quarter or year so many years later; of 29 February the day before, where there is none. */
export function yearsLater(past: string, years: number): string {
  if (kindOf(past) === 'day') return isoDate(monthsBefore(dayNumber(past), -12 * years));
  return String(Number(past.slice(0, 4)) + years) + past.slice(4);
}

/** Text of the chip, 14 characters at most: `1 mar 2020`, `Media 2025`. */
export function pastName(past: string, t: Translate, locale: Locale): string {
  const kind = kindOf(past);
  if (kind === 'day') return describePast(past, locale);
  const span =
    kind === 'quarter'
      ? t('past.quarter', { quarter: past.slice(-1), year: past.slice(0, 4) })
      : describePast(past, locale);
  return t('past.mean', { span });
}

const wordOf = (words: string, at: number) => words.split(' ')[at] ?? '';

/** A day with the short name of its weekday: `vie 28 feb 2020`. */
export const dayWithWeekday = (day: string, t: Translate, locale: Locale): string =>
  `${wordOf(t('past.weekdays.short'), weekday(dayNumber(day)))} ${describePast(day, locale)}`;

/** Longest time without a publication: holidays with the weekends around them. */
export const LONGEST_REST_DAYS = 10;

/** Why there is no rate of the very day: it is a Sunday, or a holiday. */
export function whyNoRate(day: string, t: Translate, locale: Locale): string {
  const number = dayNumber(day);
  if (!isWeekend(number)) return t('past.noneOn', { date: describePast(day, locale) });
  return t('past.noneOnWeekday', { weekday: wordOf(t('past.weekdays'), weekday(number)) });
}

/** Years to compare with, newest first: the last complete one, and those three, five and ten away. */
export function otherYears(past: string, today: string): string[] {
  const isDay = kindOf(past) === 'day';
  const year = Number(past.slice(0, 4));
  const last = Number(today.slice(0, 4)) - year;
  const latest = spanOf(yearsLater(past, last)).to <= today ? last : last - 1;
  const steps = isDay ? [latest, latest > 3 ? 3 : 0, 0, -5, -10] : [0, -1, -2, -3, -4];
  return [...new Set(steps)].filter((step) => step <= latest).map((step) => yearsLater(past, step));
}
