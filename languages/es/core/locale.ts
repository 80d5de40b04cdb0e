import type { Locale } from '../../../packages/core/src/locale/locale.ts';

/** Spanish, as Spain and South America write figures; Mexico and Central America group with the comma. */
export const locale: Locale = {
  id: 'es',
  tag: 'es-ES',
  decimal: ',',
  group: '.',
  otherGroup: ',',
  // Ortografía de la lengua española, 2010: the sign stands apart
  beforePercent: '\u202F',
  likelyCurrencies: 'EUR USD MXN GBP',
  // without the point, and `sep` for September, as newspapers write them
  months: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
  dayAndMonth: (day, month) => `${day} ${month}`,
  monthAndYear: (month, year) => `${month} ${year}`,
  fullDate: (dayAndMonth, year) => `${dayAndMonth} ${year}`,
  justNow: 'ahora mismo',
  ago: (time) => `hace ${time}`,
  timeUnits: ['min', 'h', 'd'],
  plural: (plain) => (plain === '1' ? 'one' : 'other'),
};
