import type { FrozenRate, Trip } from '@equivale/contract';
import {
  dayNumber,
  type ExactValue,
  findCurrency,
  formatDecimal,
  formatIsoDate,
  formatRate,
  type Locale,
} from '@equivale/core';
import { atRate, turnRate, type WrittenRate } from '@equivale/core/trip';
import type { RatesTable } from '../../api/rates.ts';
import { sourceName } from '../../converter/provenance/source-name.ts';
import { roundedMoney } from '../../converter/rows/row-figures.ts';
import type { Translate } from '../../i18n/i18n.ts';

/** Whether a place is a currency, and no territory. */
export const isCurrencyPlace = (place: string): boolean => place.length > 2;

/** What a place is called: `México`; the name of its currency where only that was chosen. */
export function placeName(
  place: string,
  language: string,
  currencyNames: Readonly<Record<string, string>>,
): string {
  if (isCurrencyPlace(place)) return currencyNames[place] ?? place;
  return new Intl.DisplayNames([language], { type: 'region' }).of(place) ?? place;
}

/** `12 ago – 26 ago · día 11`; empty without dates. */
export function tripDates({ from, until }: Trip, today: string, t: Translate, locale: Locale): string {
  const day = (date: string) => formatIsoDate(date, locale, 'day');
  const dates =
    from && until
      ? `${day(from)} – ${day(until)}`
      : from
        ? t('trip.from', { day: day(from) })
        : until
          ? t('trip.until', { day: day(until) })
          : '';
  const isOn = from !== undefined && from <= today && (until === undefined || today <= until);
  return isOn ? `${dates} · ${t('trip.day', { day: dayNumber(today) - dayNumber(from) + 1 })}` : dates;
}

/** `23,46 EUR`, rounded to what exists of the money. */
export function moneyText(exact: ExactValue, code: string, locale: Locale): string {
  const currency = findCurrency(code);
  const plain = currency ? roundedMoney(exact, currency) : exact.toFixed(2);
  return `${formatDecimal(plain, locale)} ${code}`;
}

/** `1 EUR = 19,1791 MXN`: in the direction that gives a number above one. */
export function rateLine(rate: WrittenRate, code: string, home: string, locale: Locale): string {
  const one = atRate('1', rate);
  const { n, d } = one.toFraction();
  return n >= d
    ? `1 ${code} = ${formatRate(one, locale)} ${home}`
    : `1 ${home} = ${formatRate(atRate('1', turnRate(rate)), locale)} ${code}`;
}

/** A day as it is near: `hoy`, `ayer`, `20 ago`. */
export function nearDay(day: string, today: string, t: Translate, locale: Locale): string {
  const ago = dayNumber(today) - dayNumber(day);
  if (ago === 0) return t('trip.today');
  if (ago === 1) return t('trip.yesterday');
  return formatIsoDate(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'full');
}

/** Who published a rate and when: `BCE`, `21 ago`. */
export const originOf = ({ sources, day }: FrozenRate, table: RatesTable, t: Translate, locale: Locale) => ({
  source: sources.map((key) => sourceName(table, key, t, { isShort: true })).join(', ') || t('trip.nobody'),
  day: day === undefined ? '' : formatIsoDate(day, locale, 'day'),
});
