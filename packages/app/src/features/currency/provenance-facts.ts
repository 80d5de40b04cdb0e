import { formatIsoDate, formatRelativeTime, type Locale, quote } from '@equivale/core';
import type { Rates } from '../../api/rates.ts';
import type { Voice } from '../../converter/provenance/voices.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { full } from './figure-rows.ts';

/** `1 EUR = 1,1699 USD`, undefined where a rate is missing. */
export function equation(from: string, to: string, rates: Rates, locale: Locale): string | undefined {
  const one = quote({ amount: '1', from, to }, rates.table);
  return one.ok ? `1 ${from} = ${full(one.rate, locale)} ${to}` : undefined;
}

/** The moment the newest table arrived, or where it was found instead. */
export function received(rates: Rates, nowMs: number, t: Translate, locale: Locale): string {
  if (rates.place !== 'network') return t(`provenance.place.${rates.place}`);
  const { fetchedAt } = rates.table;
  return fetchedAt === null
    ? t('provenance.place.seed')
    : formatRelativeTime(Date.parse(fetchedAt), nowMs, locale, new Date().getTimezoneOffset());
}

/** When the ECB published, whose hour the table has; of others only the day is known. */
export function published(
  rates: Rates,
  voice: Voice | undefined,
  date: string | undefined,
  locale: Locale,
): string | undefined {
  const { timestamp } = rates.table;
  if (date === undefined || voice?.source !== 'ecb') return undefined;
  return timestamp?.startsWith(date) ? moment(timestamp, locale) : undefined;
}

/** A moment in the reader's own time: `21 ago 2026, 16:00 CEST`. */
function moment(instant: string, locale: Locale): string {
  const date = new Date(instant);
  const time = new Intl.DateTimeFormat(locale.id, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const day = new Intl.DateTimeFormat('sv', { dateStyle: 'short' }).format(date);
  return `${formatIsoDate(day, locale)}, ${time.format(date)}`;
}
