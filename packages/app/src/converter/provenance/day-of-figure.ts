import { dayNumber, formatIsoDate, type Locale } from '@equivale/core';
import { localDay } from '../../conversion/past-days.ts';
import type { Translate } from '../../i18n/i18n.ts';

/** The day of a figure as people name it: `hoy`, `ayer`, `20 ago`, `20 ago 2025`. */
export function dayOfFigure(
  day: string,
  t: Translate,
  locale: Locale,
  today: string = localDay(Date.now()),
): string {
  const ago = dayNumber(today) - dayNumber(day);
  if (ago === 0) return t('day.today');
  if (ago === 1) return t('day.yesterday');
  return formatIsoDate(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'full');
}
