import type { Locale } from '../../../packages/core/src/locale/locale.ts';

/** German, as Germany writes figures. */
export const locale: Locale = {
  id: 'de',
  tag: 'de-DE',
  decimal: ',',
  group: '.',
  // DIN 5008: the sign stands apart
  beforePercent: '\u202F',
  likelyCurrencies: 'EUR USD CHF GBP',
  // without the point, which would stand beside the one that ends a sentence
  months: 'Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez'.split(' '),
  dayAndMonth: (day, month) => `${day}. ${month}`,
  monthAndYear: (month, year) => `${month} ${year}`,
  fullDate: (dayAndMonth, year) => `${dayAndMonth} ${year}`,
  justNow: 'gerade eben',
  ago: (time) => `vor ${time}`,
  timeUnits: ['min', 'h', 'Tg'],
  plural: (plain) => (/^-?1$/.test(plain) ? 'one' : 'other'),
};
