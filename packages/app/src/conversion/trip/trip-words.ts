import { formatRate, type Locale } from '@equivale/core';
import { atRate, turnRate, type WrittenRate } from '@equivale/core/trip';

/** Whether a place is a currency rather than a territory. */
export const isCurrencyPlace = (place: string): boolean => place.length > 2;

/** Name of a place: `México`; of its currency if only that was chosen. */
export function placeName(
  place: string,
  language: string,
  currencyNames: Readonly<Record<string, string>>,
): string {
  if (isCurrencyPlace(place)) return currencyNames[place] ?? place;
  return new Intl.DisplayNames([language], { type: 'region' }).of(place) ?? place;
}

/** `1 EUR = 19,1791 MXN`: in the direction that gives a number above one. */
export function rateLine(rate: WrittenRate, code: string, home: string, locale: Locale): string {
  const one = atRate('1', rate);
  const { n, d } = one.toFraction();
  return n >= d
    ? `1 ${code} = ${formatRate(one, locale)} ${home}`
    : `1 ${home} = ${formatRate(atRate('1', turnRate(rate)), locale)} ${code}`;
}
