import type { Locale } from '../../../packages/core/src/locale/locale.ts';

/** Italian, as Italy writes figures. */
export const locale: Locale = {
  id: 'it',
  tag: 'it-IT',
  decimal: ',',
  group: '.',
  beforePercent: '',
  likelyCurrencies: 'EUR USD CHF GBP',
  months: 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' '),
  dayAndMonth: (day, month) => `${day} ${month}`,
  monthAndYear: (month, year) => `${month} ${year}`,
  fullDate: (dayAndMonth, year) => `${dayAndMonth} ${year}`,
  justNow: 'poco fa',
  ago: (time) => `${time} fa`,
  timeUnits: ['min', 'h', 'g'],
  plural: (plain) => (/^-?1$/.test(plain) ? 'one' : 'other'),
};
