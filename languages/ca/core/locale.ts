import type { Locale } from '../../../packages/core/src/locale/locale.ts';

/** Catalan. */
export const locale: Locale = {
  id: 'ca',
  tag: 'ca-ES',
  decimal: ',',
  group: '.',
  // Unicode CLDR and the Institut d’Estudis Catalans: the sign stands apart
  beforePercent: '\u202F',
  likelyCurrencies: 'EUR USD GBP CHF',
  // those of CLDR without the point and without «de»: a day has to fit on a button
  months: 'gen febr març abr maig juny jul ag set oct nov des'.split(' '),
  dayAndMonth: (day, month) => `${day} ${month}`,
  monthAndYear: (month, year) => `${month} ${year}`,
  fullDate: (dayAndMonth, year) => `${dayAndMonth} ${year}`,
  justNow: 'ara mateix',
  ago: (time) => `fa ${time}`,
  timeUnits: ['min', 'h', 'd'],
  plural: (plain) => (plain === '1' ? 'one' : 'other'),
};
