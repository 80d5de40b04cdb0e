import type { Expense, FrozenRate, Trip } from '@equivale/contract';
import {
  dayNumber,
  type ExactValue,
  findCurrency,
  formatDecimal,
  formatIsoDate,
  type Locale,
} from '@equivale/core';
import { totalsOf } from '@equivale/core/trip';
import type { RatesTable } from '../../api/rates.ts';
import { sourceName } from '../../converter/provenance/source-name.ts';
import { roundedMoney } from '../../converter/rows/row-figures.ts';
import type { Translate } from '../../i18n/i18n.ts';

/** `12–26 ago`, as the language writes two days. */
const daysBetween = (from: string, until: string, language: string) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(until),
  );

/** `12–26 ago · día 11`; empty without dates. */
export function tripDates(
  { from, until, isPast }: Trip,
  today: string,
  t: Translate,
  locale: Locale,
  language: string,
): string {
  const day = (date: string) => formatIsoDate(date, locale, 'day');
  const isOn = !isPast && from !== undefined && from <= today && (until === undefined || today <= until);
  const dates = [
    from && until && from <= until ? daysBetween(from, until, language) : '',
    from && !until ? t('trip.from', { day: day(from) }) : '',
    until && !from ? t('trip.until', { day: day(until) }) : '',
    isOn ? t('trip.day', { day: dayNumber(today) - dayNumber(from) + 1 }) : '',
  ];
  return dates.filter(Boolean).join(' · ');
}

/** `23,46 EUR`, rounded to what exists of the money. */
export function moneyText(exact: ExactValue, code: string, locale: Locale): string {
  const currency = findCurrency(code);
  const plain = currency ? roundedMoney(exact, currency) : exact.toFixed(2);
  return `${formatDecimal(plain, locale)} ${code}`;
}

/** The two parts of what was spent, or that there is only one. */
export function spentText(expenses: readonly Expense[], home: string, t: Translate, locale: Locale): string {
  const { charged, estimated } = totalsOf(expenses);
  const count = expenses.filter((expense) => expense.charged !== undefined).length;
  if (expenses.length === 0) return t('trip.nothing');
  if (count === 0) return t('trip.split.estimated');
  if (count === expenses.length) return t('trip.split.charged');
  return t('trip.split', {
    charged: moneyText(charged, home, locale),
    estimated: moneyText(estimated, home, locale),
  });
}

/** Who published a rate and when: `BCE`, `21 ago`. */
export const originOf = ({ sources, day }: FrozenRate, table: RatesTable, t: Translate, locale: Locale) => ({
  source:
    sources.map((key) => sourceName(table, key, t, { isShort: true })).join(', ') ||
    t(day ? 'trip.anyReference' : 'trip.nobody'),
  day: day === undefined ? '' : formatIsoDate(day, locale, 'day'),
});
