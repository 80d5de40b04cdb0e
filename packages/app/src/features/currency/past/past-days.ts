import {
  dayNumber,
  dayOfInstant,
  isoDate,
  isWeekend,
  type Locale,
  monthsBefore,
  weekday,
} from '@equivale/core';
import type { DaySpan } from '../../../api/past-rates.ts';
import { describePast } from '../../../conversion/past.ts';
import type { Translate } from '../../../i18n/i18n.ts';
import { useNow } from '../../../platform/use-now.ts';

/** What a rate of the past is of: one day, or the average of a month, a quarter or a year. */
export type PastKind = 'day' | 'month' | 'quarter' | 'year';

/** The kind of what an address names. */
export function kindOf(past: string): PastKind {
  if (past.length === 10) return 'day';
  if (past.length === 4) return 'year';
  return past.includes('Q') ? 'quarter' : 'month';
}

const MONTHS = { day: 0, month: 1, quarter: 3, year: 12 } as const;

/** First and last day of what an address names; of a day that is in no calendar neither is a day. */
export function spanOf(past: string): DaySpan {
  const kind = kindOf(past);
  if (kind === 'day') return { from: past, to: past };
  const month = kind === 'quarter' ? 3 * Number(past.slice(-1)) - 2 : Number(past.slice(5)) || 1;
  const from = `${past.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  return { from, to: isoDate(monthsBefore(dayNumber(from), -MONTHS[kind]) - 1) };
}

/** The same day, month, quarter or year so many years later; of 29 February the day before, where there is none. */
export function yearsLater(past: string, years: number): string {
  if (kindOf(past) === 'day') return isoDate(monthsBefore(dayNumber(past), -12 * years));
  return String(Number(past.slice(0, 4)) + years) + past.slice(4);
}

/** The person's own calendar day. */
export function useToday(): string {
  const now = useNow();
  return isoDate(dayOfInstant(now - new Date(now).getTimezoneOffset() * 60_000));
}

/** What stands on the chip, 14 characters at most: `1 mar 2020`, `Media 2025`. */
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

/** Why there is no rate of the very day: it is a Sunday, or a holiday. */
export function whyNoRate(day: string, t: Translate, locale: Locale): string {
  const number = dayNumber(day);
  if (!isWeekend(number)) return t('past.noneOn', { date: describePast(day, locale) });
  return t('past.noneOnWeekday', { weekday: wordOf(t('past.weekdays'), weekday(number)) });
}

/** Years beside the one asked about, newest first: the last one gone by, and then three, five and ten away. */
export function otherYears(past: string, today: string): string[] {
  const isDay = kindOf(past) === 'day';
  const year = Number(past.slice(0, 4));
  const last = Number(today.slice(0, 4)) - year;
  const latest = spanOf(yearsLater(past, last)).to <= today ? last : last - 1;
  const steps = isDay ? [latest, latest > 3 ? 3 : 0, 0, -5, -10] : [0, -1, -2, -3, -4];
  return [...new Set(steps)].filter((step) => step <= latest).map((step) => yearsLater(past, step));
}
