import { formatIsoDate, type Locale } from '@equivale/core';
import { converterPath } from './address.ts';
import type { ConversionRecord } from './conversion.ts';

/**
 * The rate requested by an address instead of the newest: of a day, `2020-03-01`, or the average of a year, quarter or
 * month, `2019`, `2019-Q2`, `2019-05`.
 * @param search with or without its question mark
 */
export function readPast(search: string): string | undefined {
  const [, past] =
    /(?:^|[?&])(?:on=(?=.{10}(?:&|$))|avg=(?=.{4,7}(?:&|$)))(\d{4}(?:-Q[1-4]|-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)(?=&|$)/.exec(
      search,
    ) ?? [];
  return past;
}

/** Prints what `readPast` parses; nothing for the newest rate. */
export const printPast = (past: string | undefined): string =>
  past ? `?${past.length === 10 ? 'on' : 'avg'}=${past}` : '';

/** Address of a record's converter at its recorded rate. */
export const recordPath = (
  record: Pick<ConversionRecord, 'category' | 'fromUnit' | 'toUnit' | 'on' | 'kind'>,
): string => converterPath(record) + (record.kind ? `?kind=${record.kind}` : printPast(record.on));

/** Day or span of a past rate: `1 mar 2020`, `ene–mar 2020`, `2020`. */
export function describePast(past: string, locale: Locale): string {
  const [year = '', part = ''] = past.split('-');
  if (past.length === 10) return formatIsoDate(past, locale);
  if (part === '') return year;
  const quarter = Number(part.replace('Q', '')) * 3;
  return part.startsWith('Q')
    ? locale.monthAndYear(`${locale.months[quarter - 3]}–${locale.months[quarter - 1]}`, year)
    : formatIsoDate(`${past}-01`, locale, 'month');
}
